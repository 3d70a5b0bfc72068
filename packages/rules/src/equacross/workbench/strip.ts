import { err, ok, type Result } from '../../core/result.ts'
import type { Operator } from '../../maths/operator.ts'
import { bestReading } from '../readings.ts'

/** What a digit of yours still has to fill. */
export const GAP = '?'

/** No line has more tiles than this. */
const MOST_DIGITS = 15

/** A true equation as it is written: `12=96/8`. */
export type Equation = string

/** Why a strip is no true equation, in the order in which it is looked for. Operations are written `12+3`. */
export type StripFault =
  | { readonly code: 'empty' | 'too-long' }
  /** EC-6. */
  | { readonly code: 'leading-zero'; readonly data: { readonly number: string } }
  /** Only digits; `reading` is how the board would read them. */
  | { readonly code: 'no-signs'; readonly data: { readonly reading: Equation | null } }
  | { readonly code: 'several-equals' | 'several-operators' | 'no-operator' | 'no-equals' }
  /** `value` is what the operation makes. */
  | {
      readonly code: 'unfinished'
      readonly data: { readonly operation: string; readonly value: number }
    }
  | {
      readonly code: 'number-missing'
      readonly data: { readonly sign: string; readonly side: 'before' | 'after' }
    }
  | { readonly code: 'gap'; readonly data: { readonly gaps: number } }
  /** EC-7. */
  | { readonly code: 'times-zero' | 'zero-divided' | 'by-zero' }
  /** EC-6: there is no sign. */
  | { readonly code: 'below-zero'; readonly data: { readonly operation: string } }
  /** EC-8. */
  | {
      readonly code: 'not-exact'
      readonly data: { readonly operation: string; readonly quotient: number; readonly rest: number }
    }
  | {
      readonly code: 'unequal'
      readonly data: { readonly operation: string; readonly value: number; readonly answer: string }
    }

/** Whether a strip of symbols (digits, `+ - * / =`, `?` for a gap) is a true equation, or why not (EC-5 … EC-8). */
export const readStrip = (strip: string): Result<Equation, StripFault> => {
  const numbers = numbersOf(strip)
  const signs = strip.replace(/[\d?]/g, '').split('')
  const fault = shapeFault(strip, numbers, signs)
  if (fault) return err(fault)

  const gaps = strip.split(GAP).length - 1
  if (gaps > 0) return err({ code: 'gap', data: { gaps } })
  const [x = '', y = '', z = ''] = numbers
  const [a, operator, b, answer] = signs[0] === '=' ? [y, signs[1], z, x] : [x, signs[0], y, z]
  const value = resultOf(a, operator as Operator, b)
  if (!value.ok) return value
  const operation = `${a}${operator}${b}`
  if (signs.length < 2) return err({ code: 'unfinished', data: { operation, value: value.value } })
  if (value.value !== Number(answer))
    return err({ code: 'unequal', data: { operation, value: value.value, answer } })
  return ok(strip)
}

/** What stands between the signs. */
export const numbersOf = (strip: string): string[] => strip.split(/[-+*/=]/)

/** The first thing wrong with what stands where, whatever it comes to. */
const shapeFault = (
  strip: string,
  numbers: readonly string[],
  signs: readonly string[],
): StripFault | null => {
  if (strip === '') return { code: 'empty' }
  if (strip.length - signs.length > MOST_DIGITS) return { code: 'too-long' }
  const zero = numbers.find((number) => number.length > 1 && number.startsWith('0'))
  if (zero !== undefined) return { code: 'leading-zero', data: { number: zero } }
  if (signs.length === 0) return { code: 'no-signs', data: { reading: bestReading(strip)?.text ?? null } }
  const operators = signs.filter((sign) => sign !== '=').length
  if (signs.length - operators > 1) return { code: 'several-equals' }
  if (operators > 1) return { code: 'several-operators' }
  const missing = numbers.indexOf('')
  if (missing >= 0) {
    const after = missing > 0
    const sign = signs[after ? missing - 1 : 0] ?? ''
    return { code: 'number-missing', data: { sign, side: after ? 'after' : 'before' } }
  }
  if (operators === 0) return { code: 'no-operator' }
  // An operation without gaps is told what it comes to instead.
  return signs.length === 1 && strip.includes(GAP) ? { code: 'no-equals' } : null
}

/** What an operation makes. With at most 15 digits among its numbers all of it is exact. */
const resultOf = (x: string, operator: Operator, y: string): Result<number, StripFault> => {
  const [a, b] = [Number(x), Number(y)]
  const operation = `${x}${operator}${y}`
  switch (operator) {
    case '+':
      return ok(a + b)
    case '-':
      return a < b ? err({ code: 'below-zero', data: { operation } }) : ok(a - b)
    case '*':
      return a === 0 || b === 0 ? err({ code: 'times-zero' }) : ok(a * b)
    case '/': {
      if (b === 0) return err({ code: 'by-zero' })
      if (a === 0) return err({ code: 'zero-divided' })
      const rest = a % b
      if (rest === 0) return ok(a / b)
      return err({ code: 'not-exact', data: { operation, quotient: (a - rest) / b, rest } })
    }
  }
}
