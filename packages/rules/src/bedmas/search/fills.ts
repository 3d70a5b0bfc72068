import { isInOrder, isTermInOrder } from './order.ts'
import { CLOSE, type Code, EQUALS, isTimesOver, MINUS, OPEN, OVER, PLUS, TIMES, VACANT } from './codes.ts'
import { BRACKET_OPEN, JOIN, NUMBER, type SidePlaces, SIGN_EQUALS, type Skeleton } from './skeletons.ts'

/** What tokens are looked for: those that make the vacant places of a window a true equation of one shape. */
export interface Question {
  /** The tokens that stand, the answer's number included. */
  readonly slots: Uint8Array
  readonly vacant: number
  readonly skeleton: Skeleton
  /** The number that stands alone as a side, or 0 when all sides are sums. */
  readonly answer: number
  /** The numbers that may be used. */
  readonly numbers: readonly number[]
  /** How many × and ÷ the equation has, or -1 when any number will do. */
  readonly timesDivide: number
  /** Whether all orders of the same sums are wanted; otherwise one of each is enough (see `order.ts`). */
  readonly inAllOrders: boolean
}

/** What a bracket will be joined to once it is closed. */
interface Outside {
  readonly sumN: number
  readonly sumD: number
  readonly termN: number
  readonly termD: number
  readonly join: Code
  readonly term: number
  readonly lastTerm: number
}

/** The tokens of the parts that can only be one. */
const TOKENS: readonly Code[] = [VACANT, VACANT, EQUALS, OPEN, CLOSE]

/** How many places of a side are vacant. */
const vacantIn = (vacant: number, { from, end }: SidePlaces): number => {
  let count = 0
  for (let at = from; at < end; at++) count += (vacant >>> at) & 1
  return count
}

/** Takes a full equation, which is only lent, and says whether that is enough. */
export type Take = (fill: Uint8Array) => boolean

/**
 * Finds all answers to a question, or one of each set of equal ones, until `take` has enough; returns whether it had.
 * Place by place, side by side. Values are fractions of whole numbers kept apart, `…N / …D`; they stay below 2^53, see
 * docs/decisions/0006. A side whose value is known has its last number reckoned, not tried.
 */
export const findFills = (question: Question, take: Take): boolean => {
  const { slots, vacant, skeleton, answer, numbers, timesDivide, inAllOrders } = question
  const { parts, atomEnding, isLast } = skeleton
  const fill = slots.slice()
  const available = new Uint8Array(128)
  for (const number of numbers) available[number] = 1

  const sides = skeleton.sides
    .filter(({ from }) => from !== skeleton.lone)
    .sort((a, b) => vacantIn(vacant, a) - vacantIn(vacant, b))
  let joins = 0
  let wanted = timesDivide
  parts.forEach((part, at) => {
    if (part !== JOIN) {
      if (part !== NUMBER && slots[at] === VACANT) fill[at] = TOKENS[part]!
      return
    }
    if (slots[at] === VACANT) joins++
    else if (isTimesOver(slots[at]!)) wanted--
  })
  const isCounted = timesDivide >= 0
  if (isCounted && (wanted < 0 || wanted > joins)) return false

  // The value each side, or each bracket at some depth, must have: 0 / 0 where that is not known.
  const goalN = new Float64Array(8)
  const goalD = new Float64Array(8)
  // What waits outside of each open bracket.
  const outside: Outside[] = []
  let depth = 0
  let index = 0
  let end = 0

  const startSide = (): boolean => {
    const side = sides[index]
    if (side === undefined) return take(fill)
    end = side.end
    return operand(side.from, 0, 1, 0, 1, PLUS, side.from, -1)
  }

  const endSide = (n: number, d: number): boolean => {
    const known = goalD[0]!
    if (known !== 0 && n * known !== goalN[0]! * d) return false
    if (known === 0) {
      goalN[0] = n
      goalD[0] = d
    }
    const outerEnd = end
    index++
    const enough = startSide()
    index--
    end = outerEnd
    goalD[0] = known
    return enough
  }

  const group = (at: number, outer: Outside, n: number, d: number): boolean => {
    const [otherOuter, otherN, otherD] = [outside[depth], goalN[depth + 1]!, goalD[depth + 1]!]
    outside[depth++] = outer
    goalN[depth] = n
    goalD[depth] = d
    const enough = operand(at + 1, 0, 1, 0, 1, PLUS, at + 1, -1)
    // A bracket before this one at the same depth may go on trying.
    goalN[depth] = otherN
    goalD[depth] = otherD
    outside[--depth] = otherOuter!
    return enough
  }

  /** A number or an opening bracket comes. */
  const operand = (
    at: number,
    sumN: number,
    sumD: number,
    termN: number,
    termD: number,
    join: Code,
    term: number,
    lastTerm: number,
  ): boolean => {
    const isSolved = isLast[at]! && goalD[depth]! !== 0
    let n = 0
    let d = 0
    if (isSolved) {
      // What the value still lacks, and from it what this operand must be.
      const restN = goalN[depth]! * sumD - sumN * goalD[depth]!
      const restD = goalD[depth]! * sumD
      if (join === PLUS || join === MINUS) {
        n = join === PLUS ? restN : -restN
        d = restD
      } else if (join === TIMES) {
        n = restN * termD
        d = restD * termN
      } else {
        n = termN * restD
        d = termD * restN
      }
      // Where 0 is multiplied or divided any operand will do, or none.
      if (d === 0 && termN !== 0) return false
    }
    if (parts[at] === BRACKET_OPEN) {
      return group(at, { sumN, sumD, termN, termD, join, term, lastTerm }, n, d)
    }
    const fixed = slots[at]!
    if (fixed !== VACANT) {
      if (d !== 0 && n !== fixed * d) return false
      return joined(at + 1, sumN, sumD, termN, termD, join, fixed, 1, term, lastTerm)
    }
    if (d !== 0) {
      const number = n / d
      if (!(number >= 1 && number <= 100) || available[number] !== 1 || number * d !== n) return false
      available[number] = 0
      fill[at] = number
      const enough = joined(at + 1, sumN, sumD, termN, termD, join, number, 1, term, lastTerm)
      available[number] = 1
      return enough
    }
    for (const number of numbers) {
      if (available[number] !== 1) continue
      available[number] = 0
      fill[at] = number
      const enough = joined(at + 1, sumN, sumD, termN, termD, join, number, 1, term, lastTerm)
      available[number] = 1
      if (enough) return true
    }
    return false
  }

  /** An operand of value n / d has ended before `at`: it is joined to what went before, and what follows is looked at. */
  const joined = (
    at: number,
    sumN: number,
    sumD: number,
    termN: number,
    termD: number,
    join: Code,
    n: number,
    d: number,
    term: number,
    lastTerm: number,
  ): boolean => {
    if (!inAllOrders && !isInOrder(fill, vacant, atomEnding[at]!)) return false
    let newN = n
    let newD = d
    if (join === MINUS) newN = -n
    else if (join === TIMES) {
      newN = termN * n
      newD = termD * d
    } else if (join === OVER) {
      if (n === 0) return false
      newN = termN * d
      newD = termD * n
    }
    const part = at < end ? parts[at] : SIGN_EQUALS
    if (part !== JOIN) {
      if (!inAllOrders && !isTermInOrder(fill, vacant, lastTerm, term, at)) return false
      const allN = sumN * newD + newN * sumD
      const allD = sumD * newD
      if (part === SIGN_EQUALS) return endSide(allN, allD)
      const outer = outside[--depth]!
      const enough = joined(
        at + 1,
        outer.sumN,
        outer.sumD,
        outer.termN,
        outer.termD,
        outer.join,
        allN,
        allD,
        outer.term,
        outer.lastTerm,
      )
      depth++
      return enough
    }
    const fixed = slots[at]!
    if (fixed !== VACANT) return operator(at, fixed, sumN, sumD, newN, newD, term, lastTerm)
    joins--
    let enough = false
    if (!isCounted || wanted > 0) {
      wanted--
      enough =
        operator(at, TIMES, sumN, sumD, newN, newD, term, lastTerm) ||
        operator(at, OVER, sumN, sumD, newN, newD, term, lastTerm)
      wanted++
    }
    if (!enough && (!isCounted || wanted <= joins)) {
      enough =
        operator(at, PLUS, sumN, sumD, newN, newD, term, lastTerm) ||
        operator(at, MINUS, sumN, sumD, newN, newD, term, lastTerm)
    }
    joins++
    return enough
  }

  const operator = (
    at: number,
    code: Code,
    sumN: number,
    sumD: number,
    termN: number,
    termD: number,
    term: number,
    lastTerm: number,
  ): boolean => {
    fill[at] = code
    if (isTimesOver(code)) return operand(at + 1, sumN, sumD, termN, termD, code, term, lastTerm)
    if (!inAllOrders && !isTermInOrder(fill, vacant, lastTerm, term, at)) return false
    return operand(at + 1, sumN * termD + termN * sumD, sumD * termD, 0, 1, code, at + 1, term)
  }

  if (answer > 0) {
    goalN[0] = answer
    goalD[0] = 1
  }
  return startSide()
}
