import { SIZE } from '../../board/square.ts'
import * as codes from './codes.ts'
import type { Code } from './codes.ts'
import * as order from './order.ts'
import * as shape from './skeletons.ts'
import type { Atom, Part, SidePlaces, Skeleton } from './skeletons.ts'

// Where modules are not bundled, as in tests, a name from another costs a look-up at each use. These are used millions of times.
const { CLOSE, EQUALS, isTimesOver, MINUS, OPEN, OVER, PLUS, TIMES, VACANT } = codes
const { isInOrder, isTermInOrder } = order
const { BRACKET_OPEN, JOIN, NUMBER } = shape

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

/** Takes a full equation, which is only lent, and says whether that is enough. */
export type Take = (fill: Uint8Array) => boolean

/** The tokens of the parts that can only be one. */
const TOKENS: readonly Code[] = [VACANT, VACANT, EQUALS, OPEN, CLOSE]

/**
 * Finds the answers to questions, all of them or one of each set of equals. Place by place, side by side. Values are
 * fractions of whole numbers kept apart, `…N / …D`, and stay below 2^53 (docs/decisions/0006). A side whose value is known
 * has its last number reckoned, not tried. One finder answers one question at a time; it is made once for all of a search, since
 * its arrays are what makes it quick.
 */
export const createFinder = (): ((question: Question, take: Take) => boolean) => {
  const perPlace = () => new Float64Array(SIZE + 2)
  // Before each operand: the sum of the terms that have ended, the term it goes on with, and the operator in between.
  const sumN = perPlace()
  const sumD = perPlace()
  const termN = perPlace()
  const termD = perPlace()
  const joinBefore = new Uint8Array(SIZE + 2)
  // Where its term begins, and the one before that in the same bracket, or -1.
  const termFrom = new Int8Array(SIZE + 2)
  const lastTermFrom = new Int8Array(SIZE + 2)
  // The value of the operand that begins at each place.
  const valueN = perPlace()
  const valueD = perPlace()
  // By bracket: the value it has to have, 0 / 0 where that is not known.
  const goalN = perPlace()
  const goalD = perPlace()
  const available = new Uint8Array(128)
  let fill = new Uint8Array(SIZE)

  let slots: Uint8Array = fill
  let vacant = 0
  let numbers: readonly number[] = []
  let inAllOrders = false
  let parts: readonly Part[] = []
  let atomEnding: readonly (Atom | null)[] = []
  let isLast: readonly boolean[] = []
  let level: readonly number[] = []
  let sides: readonly SidePlaces[] = []
  let take: Take = () => true
  // How many free operators are still to come, and how many of them have to be × or ÷; any number if not counted.
  let isCounted = false
  let wanted = 0
  let joins = 0
  let index = 0
  let end = 0

  const startSide = (): boolean => {
    const side = sides[index]
    if (side === undefined) return take(fill)
    end = side.end
    startLevel(side.from)
    return operand(side.from)
  }

  const startLevel = (at: number): void => {
    sumN[at] = 0
    sumD[at] = 1
    joinBefore[at] = PLUS
    termFrom[at] = at
    lastTermFrom[at] = -1
  }

  const endSide = (n: number, d: number): boolean => {
    const known = goalD[0]!
    if (known !== 0 && n * known !== goalN[0]! * d) return false
    if (known === 0) {
      goalN[0] = n
      goalD[0] = d
    }
    const endHere = end
    index++
    const enough = startSide()
    index--
    end = endHere
    goalD[0] = known
    return enough
  }

  /** A number or an opening bracket comes. */
  const operand = (at: number): boolean => {
    const isGroup = parts[at] === BRACKET_OPEN
    const inner = at + 1
    const known = isLast[at] ? goalD[level[at]!]! : 0
    let n = 0
    let d = 0
    if (known !== 0) {
      // What the value still lacks, and from it what this operand must be.
      const join = joinBefore[at]!
      const restN = goalN[level[at]!]! * sumD[at]! - sumN[at]! * known
      const restD = known * sumD[at]!
      if (join <= MINUS) {
        n = join === PLUS ? restN : -restN
        d = restD
      } else if (termN[at] !== 0) {
        n = join === TIMES ? restN * termD[at]! : termN[at]! * restD
        d = join === TIMES ? restD * termN[at]! : termD[at]! * restN
        if (d === 0) return false
      }
      // Where 0 is multiplied or divided, any operand will do or none: `d` is 0, and they are tried.
    }
    if (isGroup) {
      goalN[inner] = n
      goalD[inner] = d
      startLevel(inner)
      return operand(inner)
    }
    const fixed = slots[at]!
    valueD[at] = 1
    if (fixed !== VACANT) {
      if (d !== 0 && n !== fixed * d) return false
      valueN[at] = fixed
      return joined(at, inner)
    }
    if (d !== 0) {
      const number = (n / d) | 0
      if (number < 1 || number > 100 || number * d !== n || available[number] !== 1) return false
      return place(at, number)
    }
    for (let each = 0; each < numbers.length; each++) {
      const number = numbers[each]!
      if (available[number] === 1 && place(at, number)) return true
    }
    return false
  }

  const place = (at: number, number: number): boolean => {
    available[number] = 0
    fill[at] = number
    valueN[at] = number
    const enough = joined(at, at + 1)
    available[number] = 1
    return enough
  }

  /** The operand that began at `from` ends before `at`: it is joined to what went before, and what follows is tried. */
  const joined = (from: number, at: number): boolean => {
    if (!inAllOrders && !isInOrder(fill, vacant, atomEnding[at]!)) return false
    const join = joinBefore[from]!
    let n = valueN[from]!
    let d = valueD[from]!
    if (join === MINUS) n = -n
    else if (join === TIMES) {
      n *= termN[from]!
      d *= termD[from]!
    } else if (join === OVER) {
      if (n === 0) return false
      const over = n
      n = termN[from]! * d
      d = termD[from]! * over
    }
    if (at === end || parts[at] !== JOIN) {
      if (!mayEndTerm(from, at)) return false
      const allN = sumN[from]! * d + n * sumD[from]!
      const allD = sumD[from]! * d
      return at === end ? endSide(allN, allD) : endBracket(at, allN, allD)
    }
    const next = at + 1
    const fixed = slots[at]!
    if (fixed !== VACANT) {
      if (isTimesOver(fixed)) goOn(from, next, n, d)
      else if (mayEndTerm(from, at)) startTerm(from, next, n, d)
      else return false
      return operate(next, fixed)
    }
    joins--
    let enough = false
    if (!isCounted || wanted > 0) {
      goOn(from, next, n, d)
      wanted--
      enough = operate(next, TIMES) || operate(next, OVER)
      wanted++
    }
    if (!enough && (!isCounted || wanted <= joins) && mayEndTerm(from, at)) {
      startTerm(from, next, n, d)
      enough = operate(next, PLUS) || operate(next, MINUS)
    }
    joins++
    return enough
  }

  const endBracket = (at: number, n: number, d: number): boolean => {
    const { from } = atomEnding[at + 1]!
    valueN[from] = n
    valueD[from] = d
    return joined(from, at + 1)
  }

  const mayEndTerm = (from: number, at: number): boolean =>
    inAllOrders || isTermInOrder(fill, vacant, lastTermFrom[from]!, termFrom[from]!, at)

  const goOn = (from: number, next: number, n: number, d: number): void => {
    sumN[next] = sumN[from]!
    sumD[next] = sumD[from]!
    termN[next] = n
    termD[next] = d
    termFrom[next] = termFrom[from]!
    lastTermFrom[next] = lastTermFrom[from]!
  }

  const startTerm = (from: number, next: number, n: number, d: number): void => {
    sumN[next] = sumN[from]! * d + n * sumD[from]!
    sumD[next] = sumD[from]! * d
    termFrom[next] = next
    lastTermFrom[next] = termFrom[from]!
  }

  const operate = (next: number, operator: Code): boolean => {
    fill[next - 1] = operator
    joinBefore[next] = operator
    return operand(next)
  }

  return (question, taker) => {
    const { skeleton, answer, timesDivide } = question
    ;({ slots, vacant, numbers, inAllOrders } = question)
    ;({ parts, atomEnding, isLast, level } = skeleton)
    take = taker
    fill = slots.slice()
    available.fill(0)
    for (const number of numbers) available[number] = 1
    joins = 0
    wanted = timesDivide
    parts.forEach((part, at) => {
      if (slots[at] === VACANT && part === JOIN) joins++
      else if (slots[at] === VACANT && part !== NUMBER) fill[at] = TOKENS[part]!
      else if (isTimesOver(slots[at]!)) wanted--
    })
    isCounted = timesDivide >= 0
    if (isCounted && (wanted < 0 || wanted > joins)) return false
    sides = skeleton.sides
      .filter(({ from }) => from !== skeleton.lone)
      .sort((a, b) => vacantIn(vacant, a) - vacantIn(vacant, b))
    index = 0
    goalN[0] = answer
    goalD[0] = answer > 0 ? 1 : 0
    return startSide()
  }
}

/** How many places of a side are vacant. */
const vacantIn = (vacant: number, { from, end }: SidePlaces): number => {
  let count = 0
  for (let at = from; at < end; at++) count += (vacant >>> at) & 1
  return count
}
