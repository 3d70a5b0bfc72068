import {
  add,
  divide,
  type Fraction,
  fractionText,
  isEqual,
  multiply,
  negate,
  whole,
} from '../maths/fraction.ts'
import type { Operator } from '../maths/operator.ts'
import { type Card, isNumber, isOperator } from './cards.ts'

/** What an equation comes to: exact, or with a root left over in double precision (MP-21). */
export interface Value {
  readonly exact: Fraction | null
  readonly number: number
}

/** Two numbers with a root in them that are this close are equal (MP-21). */
export const TOLERANCE = 1e-10

const exactly = (fraction: Fraction): Value => ({
  exact: fraction,
  number: Number(fraction.over) / Number(fraction.under),
})
const nearly = (number: number): Value => ({ exact: null, number })

/** The root of a value: exact where it is (√9 = 3). */
const rootOf = ({ exact, number }: Value): Value => {
  const root = Math.sqrt(number)
  return exact !== null && Number.isInteger(number) && Number.isInteger(root)
    ? exactly(whole(root))
    : nearly(root)
}

/** Two values joined by an operator; null by 0. */
const join = (left: Value, operator: Operator, right: Value): Value | null => {
  const [a, b] = [left.exact, right.exact]
  switch (operator) {
    case '+':
      return a && b ? exactly(add(a, b)) : nearly(left.number + right.number)
    case '-':
      return a && b ? exactly(add(a, negate(b))) : nearly(left.number - right.number)
    case '*':
      return a && b ? exactly(multiply(a, b)) : nearly(left.number * right.number)
    case '/': {
      if (right.number === 0) return null
      const quotient = a && b ? divide(a, b) : null
      return quotient ? exactly(quotient) : nearly(left.number / right.number)
    }
  }
}

const binds = (operator: Operator): boolean => operator === '*' || operator === '/'

/**
 * The value of cards in a valid order (MP-13): √ binds to the next number, then × ÷, then + −, left to right. Null when
 * it divides by 0.
 */
export const worth = (cards: readonly Card[]): Value | null => {
  let sum: Value = exactly(whole(0))
  let sign: Operator = '+'
  let term: Value | null = null
  let operator: Operator | null = null
  let roots = 0
  for (const card of cards) {
    if (card === 'sqrt') roots++
    else if (isNumber(card)) {
      let number: Value = exactly(whole(card.n))
      for (; roots > 0; roots--) number = rootOf(number)
      term = term && operator ? join(term, operator, number) : number
      if (!term) return null
    } else if (isOperator(card)) {
      if (binds(card)) operator = card
      else {
        sum = (term && join(sum, sign, term)) ?? sum
        ;[sign, term, operator] = [card, null, null]
      }
    }
  }
  return term && join(sum, sign, term)
}

/** A value as text: `11/3`, `-4`, or a decimal when a root is left. */
export const valueText = ({ exact, number }: Value): string =>
  exact ? fractionText(exact) : Number.isInteger(number) ? number.toFixed(1) : String(number)

/** How far a value is from a whole number. */
export const distanceTo = (target: number, { exact, number }: Value): Value => {
  if (!exact) return nearly(Math.abs(number - target))
  const gap = add(exact, whole(-target))
  return exactly(gap.over < 0n === gap.under < 0n ? gap : negate(gap))
}

/** Below 0 when `a` is smaller, 0 when both are equal by MP-21. */
export const compareValues = (a: Value, b: Value): number => {
  if (a.exact && b.exact && isEqual(a.exact, b.exact)) return 0
  const gap = a.number - b.number
  // Different fractions of a hand differ by far more than the tolerance: denominators stay below 1,001.
  return Math.abs(gap) <= TOLERANCE ? 0 : gap
}
