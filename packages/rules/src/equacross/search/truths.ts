import { KeyIndex } from './keyindex.ts'
import { earnsBonus } from './verdict.ts'

/** Lines up to this length are looked up; longer ones are solved (`longlines.ts`). */
export const LONGEST_LISTED = 8

/**
 * All true lines of one length, by the digits they are made of. Lines are packed four bits a digit, the first digit
 * highest. Group `g` of `groups` holds those with the same digits: first the ones that earn the × ÷ bonus, from
 * `starts[2g]`, then the plain ones, from `starts[2g + 1]` to before `starts[2g + 2]`.
 */
export interface Truths {
  /** Numbers the groups by the `DIGIT_KEYS` of their digits, added up. */
  readonly groups: KeyIndex
  readonly starts: Int32Array
  readonly lines: Int32Array
}

/**
 * What each digit adds to the key of a group: a count in base 9. How often 0 is there follows from the length, so
 * keys of at most eight digits are below 9^9, and different digits have different keys.
 */
export const DIGIT_KEYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) =>
  digit === 0 ? 0 : 9 ** (digit - 1),
)

const listed: (Truths | undefined)[] = []

/** The true lines of a length up to `LONGEST_LISTED`, listed when first asked for. */
export const truthsOf = (length: number): Truths => {
  const truths = listed[length] ?? groupedLines(trueLines(length))
  listed[length] = truths
  return truths
}

/**
 * The true lines of a length, marked 1 if they earn the bonus. They are written down from their equations: for all a
 * and b the sum and the product, in every order (see `SPLITS`). Trying all strings would take a hundred times as long.
 */
const trueLines = (length: number): KeyIndex => {
  const lines = new KeyIndex(length < 7 ? 12 : length < 8 ? 18 : 20)
  for (let aDigits = 1; 3 * aDigits <= length; aDigits++) {
    for (let bDigits = aDigits; aDigits + bDigits < length; bDigits++) {
      const cDigits = length - aDigits - bDigits
      if (cDigits < bDigits) break
      for (let a = least(aDigits); a <= greatest(aDigits); a++) {
        const part = partOf(a, aDigits)
        addSums(lines, part, bDigits, cDigits)
        if (a > 0) addProducts(lines, part, bDigits, cDigits)
      }
    }
  }
  return lines
}

/** A number of a line: its value, its digits packed, and how many bits they take. */
interface Part {
  readonly value: number
  readonly packed: number
  readonly bits: number
}

const partOf = (value: number, digits: number): Part => {
  let packed = 0
  for (let bits = 0, rest = value; rest > 0; bits += 4, rest = Math.floor(rest / 10))
    packed |= (rest % 10) << bits
  return { value, packed, bits: 4 * digits }
}

// EC-6: a number of several digits never starts with 0.
const least = (digits: number): number => (digits === 1 ? 0 : 10 ** (digits - 1))
const greatest = (digits: number): number => 10 ** digits - 1

const addSums = (lines: KeyIndex, a: Part, bDigits: number, cDigits: number): void => {
  const last = Math.min(greatest(bDigits), greatest(cDigits) - a.value)
  for (let b = Math.max(least(bDigits), least(cDigits) - a.value); b <= last; b++) {
    addOrders(lines, a, partOf(b, bDigits), partOf(a.value + b, cDigits), false)
  }
}

// EC-7: 0 is no part of a product.
const addProducts = (lines: KeyIndex, a: Part, bDigits: number, cDigits: number): void => {
  const last = Math.min(greatest(bDigits), Math.floor(greatest(cDigits) / a.value))
  for (let b = Math.max(1, least(bDigits), Math.ceil(least(cDigits) / a.value)); b <= last; b++) {
    addOrders(lines, a, partOf(b, bDigits), partOf(a.value * b, cDigits), true)
  }
}

const addOrders = (lines: KeyIndex, a: Part, b: Part, c: Part, isProduct: boolean): void => {
  addLine(lines, a, b, c, isProduct ? 2 : -1)
  addLine(lines, b, a, c, isProduct ? 2 : -1)
  addLine(lines, a, c, b, isProduct ? 1 : -1)
  addLine(lines, b, c, a, isProduct ? 1 : -1)
  addLine(lines, c, a, b, isProduct ? 0 : -1)
  addLine(lines, c, b, a, isProduct ? 0 : -1)
}

const addLine = (lines: KeyIndex, x: Part, y: Part, z: Part, place: number): void => {
  const packed = (((x.packed << y.bits) | y.packed) << z.bits) | z.packed
  lines.add(packed, place >= 0 && earnsBonus(x.value, y.value, z.value, place) ? 1 : 0)
}

const groupedLines = (lines: KeyIndex): Truths => {
  const groups = new KeyIndex(12)
  const halves = new Int32Array(lines.size)
  for (let at = 0; at < lines.size; at++) {
    let key = 0
    for (let rest = lines.keyAt(at); rest !== 0; rest >>>= 4) key += DIGIT_KEYS[rest & 15]!
    halves[at] = 2 * groups.add(key, 0) + 1 - lines.markAt(at)
  }
  const starts = new Int32Array(2 * groups.size + 1)
  for (const half of halves) starts[half + 1]!++
  for (let half = 1; half < starts.length; half++) starts[half]! += starts[half - 1]!
  const next = starts.slice()
  const grouped = new Int32Array(lines.size)
  for (let at = 0; at < lines.size; at++) grouped[next[halves[at]!]!++] = lines.keyAt(at)
  return { groups, starts, lines: grouped }
}
