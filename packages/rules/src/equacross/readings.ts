import { OPERATORS, type Operator } from '../maths/operator.ts'
import { LENGTH_BONUSES } from './bonuses.ts'

/** One way to read a line as a true equation (EC-5). */
export interface Reading {
  /** Such as `2=9-7`. */
  readonly text: string
  readonly operator: Operator
  /** Whether `=` stands between the second and the third number, as in `2+7=9`. */
  readonly equalsLast: boolean
  /** The × ÷ bonus of EC-14. */
  readonly bonus: number
}

/** All readings of a line's digits, the one that counts first (EC-9). None: the line is false. */
export const readings = (digits: string): Reading[] => {
  const cuts: Cut[] = []
  search(digits, (...cut) => cuts.push(cut))
  // The search goes by the shortest first, then the shortest second number, and sorting keeps that order.
  return cuts.sort((a, b) => rank(a) - rank(b)).map((cut) => toReading(digits, cut))
}

/** The reading that counts (EC-9), or null when the line is false. */
export const bestReading = (digits: string): Reading | null => {
  let best: Cut | null = null
  search(digits, (...cut) => {
    if (!best || rank(cut) < rank(best)) best = cut
  })
  return best && toReading(digits, best)
}

/** Why a line is false, as far as a player can learn from it: the two rules that surprise most are told apart. */
export type FalseReason = 'too-short' | 'only-backwards' | 'only-with-zero' | 'no-equation'

/** Why a line without a reading has none. */
export const whyFalse = (digits: string): FalseReason => {
  if (digits.length < 3) return 'too-short'
  if (bestReading(digits.split('').reverse().join(''))) return 'only-backwards'
  let withZero = false
  search(digits, () => (withZero = true), true)
  return withZero ? 'only-with-zero' : 'no-equation'
}

/** A reading as it is found: kind of equation, where the first and the second number end, and the bonus. */
type Cut = [kind: Kind, first: number, second: number, bonus: number]

/** Twice the place of the operator, and one more where `=` comes first: in this order of EC-9 they rank. */
type Kind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

// Readings of one line differ in points only by the bonus (EC-9, EC-13).
const rank = ([kind, , , bonus]: Cut): number => kind - 8 * bonus

const toReading = (digits: string, [kind, first, second, bonus]: Cut): Reading => {
  const operator = OPERATORS[kind >> 1] ?? '+'
  const equalsLast = kind % 2 === 0
  const [x, y, z] = [digits.slice(0, first), digits.slice(first, second), digits.slice(second)]
  const text = equalsLast ? `${x}${operator}${y}=${z}` : `${x}=${y}${operator}${z}`
  return { text, operator, equalsLast, bonus }
}

/**
 * Finds every way to cut digits into a true x y z (EC-5). All of it is exact: three numbers share at most 15 digits, so
 * each is below 10^13, and a product too large for a double rounds to something above 2^53, equal to none of them.
 */
const search = (digits: string, found: (...cut: Cut) => void, zeroCounts = false): void => {
  const length = digits.length
  const whole = Number(digits)
  // EC-6: only the number 0 itself begins with a 0.
  const firstEnds = digits[0] === '0' ? 1 : length - 2
  for (let first = 1, x = 0; first <= firstEnds; first++) {
    x = x * 10 + digitAt(digits, first - 1)
    const secondEnds = digits[first] === '0' ? first + 1 : length - 1
    for (let second = first + 1, y = 0; second <= secondEnds && second < length; second++) {
      y = y * 10 + digitAt(digits, second - 1)
      if (digits[second] === '0' && second < length - 1) continue
      const z = whole % (POWERS[length - second] ?? 0)
      if (x + y === z) found(0, first, second, 0)
      if (x === y + z) {
        found(1, first, second, 0)
        found(2, first, second, 0)
      }
      if (x + z === y) found(3, first, second, 0)
      // EC-7: a product or a quotient with a 0 in it does not count.
      if (!zeroCounts && (x === 0 || y === 0 || z === 0)) continue
      if (x * y === z) found(4, first, second, bonusOf(x, y, z, length))
      if (x === y * z) {
        found(5, first, second, bonusOf(y, z, x, length))
        found(6, first, second, bonusOf(x, y, z, length))
      }
      if (x * z === y) found(7, first, second, bonusOf(y, z, x, length))
    }
  }
}

const digitAt = (digits: string, at: number): number => digits.charCodeAt(at) - 48

const POWERS: readonly number[] = Array.from({ length: 16 }, (_, power) => 10 ** power)

/** The bonus of `a × b = answer` or `a ÷ b = answer` in a line of `length` tiles (EC-14). */
const bonusOf = (a: number, b: number, answer: number, length: number): number =>
  isPlain(a) || isPlain(b) || answer <= 1 ? 0 : (LENGTH_BONUSES[length] ?? 0)

const isPlain = (operand: number): boolean => operand === 0 || operand === 1 || operand === 10
