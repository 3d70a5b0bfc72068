/** The operators of readings, best first where all else is equal (EC-9). */
export const OPERATORS = ['+', '-', '*', '/'] as const
export type Operator = (typeof OPERATORS)[number]

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
  const found: Reading[] = []
  findReadings(digits, (reading) => found.push(reading))
  // The search goes by the shortest first, then the shortest second number, and sorting keeps that order.
  return found.sort((a, b) => rank(a) - rank(b))
}

/** The reading that counts (EC-9), or null when the line is false. */
export const bestReading = (digits: string): Reading | null => {
  let best: Reading | null = null
  findReadings(digits, (reading) => {
    if (!best || rank(reading) < rank(best)) best = reading
  })
  return best
}

/** Whether a line is true (EC-4). */
export const isTrue = (digits: string): boolean => bestReading(digits) !== null

// More points first, then + − × ÷, then `=` last (EC-9). Two readings of a line differ in points by the bonus only.
const rank = ({ bonus, operator, equalsLast }: Reading): number =>
  OPERATORS.indexOf(operator) * 2 + (equalsLast ? 0 : 1) - bonus * 10

const findReadings = (digits: string, found: (reading: Reading) => void): void => {
  const length = digits.length
  const add = (operator: Operator, equalsLast: boolean, ends: Ends, values: Values) => {
    const [x, y, z] = [digits.slice(0, ends[0]), digits.slice(ends[0], ends[1]), digits.slice(ends[1])]
    const text = equalsLast ? `${x}${operator}${y}=${z}` : `${x}=${y}${operator}${z}`
    const [a, b, answer] = equalsLast ? values : [values[1], values[2], values[0]]
    found({ text, operator, equalsLast, bonus: bonusOf(operator, a, b, answer, length) })
  }
  for (let first = 1; first <= length - 2; first++) {
    const x = numberAt(digits, 0, first)
    if (x < 0) break
    for (let second = first + 1; second <= length - 1; second++) {
      const y = numberAt(digits, first, second)
      if (y < 0) break
      const z = numberAt(digits, second, length)
      if (z < 0) continue
      const ends: Ends = [first, second]
      const values: Values = [x, y, z]
      if (x + y === z) add('+', true, ends, values)
      if (x === y + z) {
        add('+', false, ends, values)
        add('-', true, ends, values)
      }
      if (x + z === y) add('-', false, ends, values)
      // EC-7: a product or a quotient with 0 in it does not count.
      if (x === 0 || y === 0 || z === 0) continue
      if (x * y === z) add('*', true, ends, values)
      if (x === y * z) {
        add('*', false, ends, values)
        add('/', true, ends, values)
      }
      if (x * z === y) add('/', false, ends, values)
    }
  }
}
type Ends = readonly [number, number]
type Values = readonly [number, number, number]

/**
 * The number that stands from `from` to before `to`, or −1 when it begins with a 0 that is not all of it (EC-6).
 * Three numbers share at most 15 digits, so each is below 10^13. A product that is too large for a double to hold
 * exactly is above 2^53, also when rounded, and so never equal to one of them: all comparisons are exact.
 */
const numberAt = (digits: string, from: number, to: number): number =>
  digits[from] === '0' && to - from > 1 ? -1 : Number(digits.slice(from, to))

const LENGTH_BONUS: readonly number[] = [0, 0, 0, 0, 4, 9, 15, 22, 32]

/** The bonus of `a ∘ b = answer` in a line of `length` tiles (EC-14). */
const bonusOf = (operator: Operator, a: number, b: number, answer: number, length: number): number => {
  if (operator === '+' || operator === '-') return 0
  if (isPlainOperand(a) || isPlainOperand(b) || answer <= 1) return 0
  return LENGTH_BONUS[Math.min(length, 8)] ?? 0
}

const isPlainOperand = (operand: number): boolean => operand === 0 || operand === 1 || operand === 10
