/** What a line of digits is: false, true, or true with a reading that earns the × ÷ bonus (EC-14). */
export const FALSE = 0
export const TRUE = 1
export const BONUS = 2
export type Verdict = typeof FALSE | typeof TRUE | typeof BONUS

/** Where a line may be cut into three numbers: after `first` and after `second` digits. */
export interface Split {
  readonly first: number
  readonly second: number
}

/**
 * The splits of a line that could be true at all, by length. A line is true exactly when one of its three numbers is
 * the sum or the product of the other two, in whatever order they stand: 4 7 11 is 4 + 7 = 11, 11 4 7 is 11 − 4 = 7,
 * 7 11 4 is 7 = 11 − 4. So no number may have more digits than the other two together.
 */
export const SPLITS: readonly (readonly Split[])[] = Array.from({ length: 16 }, (_, length) => {
  const splits: Split[] = []
  for (let first = 1; first <= length - 2; first++) {
    for (let second = first + 1; second <= length - 1; second++) {
      if (2 * Math.max(first, second - first, length - second) <= length) splits.push({ first, second })
    }
  }
  return splits
})

/**
 * Whether x y z, of which the one at `place` (0, 1, 2) is the product of the other two, earns the × ÷ bonus (EC-14).
 * x = y·z reads as x = y × z and x ÷ y = z, y = x·z as x = y ÷ z, z = x·y as x × y = z.
 */
export const earnsBonus = (x: number, y: number, z: number, place: number): boolean =>
  (place !== 2 && isGrand(y, z, x)) || (place !== 1 && isGrand(x, y, z))

const isGrand = (a: number, b: number, answer: number): boolean =>
  answer > 1 && a > 1 && a !== 10 && b > 1 && b !== 10

/** The verdict on the first `length` of some digits: the same as that of the readings, but fast. */
export const verdictOf = (digits: Uint8Array, length: number): Verdict => {
  let verdict: Verdict = FALSE
  for (const { first, second } of SPLITS[length]!) {
    // EC-6: a number of several digits never starts with 0.
    if (digits[0] === 0 && first > 1) continue
    if (digits[first] === 0 && second - first > 1) continue
    if (digits[second] === 0 && length - second > 1) continue
    const x = numberAt(digits, 0, first)
    const y = numberAt(digits, first, second)
    const z = numberAt(digits, second, length)
    if (x + y === z || x + z === y || y + z === x) verdict = TRUE
    // EC-7: 0 is no part of a product. Numbers have at most 7 digits, so that products are exact.
    if (x === 0 || y === 0 || z === 0) continue
    // If several of these hold, one of the numbers is 1 and there is no bonus either way.
    const place = y * z === x ? 0 : x * z === y ? 1 : x * y === z ? 2 : -1
    if (place < 0) continue
    if (earnsBonus(x, y, z, place)) return BONUS
    verdict = TRUE
  }
  return verdict
}

const numberAt = (digits: Uint8Array, from: number, to: number): number => {
  let value = 0
  for (let at = from; at < to; at++) value = value * 10 + digits[at]!
  return value
}
