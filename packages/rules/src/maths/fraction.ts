/** An exact fraction. Not reduced; `under` is never 0, and its sign may be either. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** A whole number as a fraction. Fractions of large integers: eight tiles multiplied go beyond 2^53. */
export const whole = (value: number | bigint): Fraction => ({ over: BigInt(value), under: 1n })

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under }

export const negate = (a: Fraction): Fraction => ({ over: -a.over, under: a.under })

export const multiply = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
})

/** The quotient, or null by 0. */
export const divide = (a: Fraction, b: Fraction): Fraction | null =>
  b.over === 0n ? null : { over: a.over * b.under, under: a.under * b.over }

export const isEqual = (a: Fraction, b: Fraction): boolean => a.over * b.under === b.over * a.under

/** The fraction in lowest terms as text: `7`, `-7/2`. */
export const fractionText = ({ over, under }: Fraction): string => {
  const common = greatestDivisor(over, under)
  const sign = under < 0n ? -1n : 1n
  const [top, bottom] = [(sign * over) / common, (sign * under) / common]
  return bottom === 1n ? `${top}` : `${top}/${bottom}`
}

const greatestDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
