import type { Operator } from '../../maths/operator.ts'
import { type Equation, numbersOf } from './strip.ts'

/**
 * Every order of a true equation (EC-5, EC-7, EC-8), beginning with itself and going round: 72−4=68, 68+4=72, 4+68=72,
 * 72−68=4, then the same with `=` first.
 */
export const flips = (equation: Equation): Equation[] => {
  const numbers = numbersOf(equation).toSorted((one, other) => Number(one) - Number(other))
  const round = [...new Set([...sums(numbers), ...products(numbers)].flatMap(ordersOf))]
  const at = Math.max(0, round.indexOf(equation))
  return [...round.slice(at), ...round.slice(0, at)]
}

/** a joined to b makes c; a is not less than b. */
interface Relation {
  readonly a: string
  readonly b: string
  readonly c: string
  readonly join: Operator
  readonly part: Operator
}

/** Of three numbers in order of size only the greatest can be the sum. */
const sums = ([b = '', a = '', c = '']: readonly string[]): Relation[] =>
  Number(a) + Number(b) === Number(c) ? [{ a, b, c, join: '+', part: '-' }] : []

const products = ([b = '', a = '', c = '']: readonly string[]): Relation[] =>
  Number(b) > 0 && Number(a) * Number(b) === Number(c) ? [{ a, b, c, join: '*', part: '/' }] : []

const ordersOf = ({ a, b, c, join, part }: Relation): Equation[] => {
  const orders = [
    [`${c}${part}${b}`, a],
    [`${a}${join}${b}`, c],
    [`${b}${join}${a}`, c],
    [`${c}${part}${a}`, b],
  ] as const
  return [
    ...orders.map(([operation, answer]) => `${operation}=${answer}`),
    ...orders.map(([operation, answer]) => `${answer}=${operation}`),
  ]
}
