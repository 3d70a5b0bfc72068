import { OPERATORS } from '../maths/operator.ts'
import { type Card, isNumber, isOperator } from './cards.ts'
import type { Target } from './refusal.ts'
import { TARGETS } from './standing.ts'
import { TOLERANCE } from './value.ts'

/** The nearest that a hand comes to a target: an order of its cards, its value and how far that is. */
export interface BestOrder {
  readonly order: readonly number[]
  readonly value: number
  readonly distance: number
}

/** What a search knows of a hand: numbers, operators by their place in `OPERATORS`, and how many roots. */
export interface Faces {
  readonly numbers: readonly number[]
  readonly operators: readonly number[]
  readonly roots: number
}

/** A way to lay a hand: which number and operator comes where, and how many roots stand before each number. */
interface Layout {
  readonly numbers: readonly number[]
  readonly operators: readonly number[]
  readonly roots: readonly number[]
}

/** How near a hand comes to both targets, and how. */
export interface Nearest {
  readonly low: Reached | null
  readonly high: Reached | null
}

interface Reached {
  readonly distance: number
  readonly value: number
  readonly layout: Layout
}

const NOWHERE: Reached = {
  distance: Number.POSITIVE_INFINITY,
  value: Number.NaN,
  layout: { numbers: [], operators: [], roots: [] },
}

/** All orders of the first so many whole numbers. */
const permutationsOf = (count: number): number[][] =>
  count === 0
    ? [[]]
    : permutationsOf(count - 1).flatMap((shorter) =>
        Array.from({ length: count }, (_, at) => shorter.toSpliced(at, 0, count - 1)),
      )

/** All ways to put so many roots before so many numbers. */
const spreadsOf = (roots: number, places: number): number[][] =>
  places === 1
    ? [[roots]]
    : Array.from({ length: roots + 1 }, (_, first) =>
        spreadsOf(roots - first, places - 1).map((rest) => [first, ...rest]),
      ).flat()

const NUMBERS = 4
const NUMBER_ORDERS = permutationsOf(NUMBERS)
const OPERATOR_ORDERS = permutationsOf(NUMBERS - 1)
const SPREADS = [0, 1, 2, 3, 4].map((roots) => spreadsOf(roots, NUMBERS))

/** Which of some items are equal: a bit for each pair. */
const likenessOf = (items: readonly number[]): number => {
  let bits = 1
  for (let at = 1; at < items.length; at++)
    for (let before = 0; before < at; before++) bits = 2 * bits + (items[before] === items[at] ? 1 : 0)
  return bits
}

/** Orders that differ only in which of two equal items comes first are one. They are looked for once for each likeness. */
const distinctOf = (orders: readonly number[][]): ((items: readonly number[]) => readonly number[][]) => {
  const known: (readonly number[][])[] = []
  const find = (items: readonly number[]): readonly number[][] => {
    const seen = new Set<number>()
    return orders.filter((order) => {
      const key = order.reduce((digits, at) => 16 * digits + (items[at] ?? 0), 0)
      return !seen.has(key) && seen.add(key)
    })
  }
  return (items) => {
    const likeness = likenessOf(items)
    known[likeness] ??= find(items)
    return known[likeness]
  }
}
const numberOrdersOf = distinctOf(NUMBER_ORDERS)
const operatorOrdersOf = distinctOf(OPERATOR_ORDERS)

const NO_SIGNS = new Uint8Array(0)
const [PLUS, , TIMES, OVER] = OPERATORS.keys()

/** √…√n for each number card and each count of roots. */
const ROOTED: readonly Float64Array[] = Array.from({ length: 11 }, (_, n) => {
  const rooted = new Float64Array(5).fill(n)
  for (let roots = 1; roots <= 4; roots++) rooted[roots] = Math.sqrt(rooted[roots - 1] ?? 0)
  return rooted
})

/** Operators in each of their orders; there are no more than some dozen sets of three. */
const signsOf = (operators: readonly number[], orders: readonly number[][]): readonly Uint8Array[] => {
  const key = operators.reduce((digits, operator) => 4 * digits + operator, 1)
  KNOWN_SIGNS[key] ??= orders.map((order) => Uint8Array.from(order, (at) => operators[at] ?? 0))
  return KNOWN_SIGNS[key]
}
const KNOWN_SIGNS: (readonly Uint8Array[])[] = []

/**
 * How near a hand of four numbers and three operators comes to 1 and to 20. Every layout is tried, in double precision:
 * different fractions of a hand differ by more than a millionth, so that none is mistaken for another (MP-21).
 */
export const nearest = ({ numbers, operators, roots }: Faces): Nearest => {
  let [low, high]: [Reached, Reached] = [NOWHERE, NOWHERE]
  const numberOrders = numberOrdersOf(numbers)
  const operatorOrders = operatorOrdersOf(operators)
  const signs = signsOf(operators, operatorOrders)
  const values = new Float64Array(NUMBERS)
  for (const numberOrder of numberOrders) {
    for (const spread of SPREADS[roots] ?? []) {
      for (let at = 0; at < NUMBERS; at++)
        values[at] = ROOTED[numbers[numberOrder[at] ?? 0] ?? 0]?.[spread[at] ?? 0] ?? 0
      for (let at = 0; at < signs.length; at++) {
        const value = evaluate(values, signs[at] ?? NO_SIGNS)
        const toLow = Math.abs(value - TARGETS.low)
        const toHigh = Math.abs(value - TARGETS.high)
        // NaN is below nothing.
        if (toLow < low.distance - TOLERANCE)
          low = { distance: toLow, value, layout: layout(numberOrder, operatorOrders[at] ?? [], spread) }
        if (toHigh < high.distance - TOLERANCE)
          high = { distance: toHigh, value, layout: layout(numberOrder, operatorOrders[at] ?? [], spread) }
      }
    }
  }
  return { low: low === NOWHERE ? null : low, high: high === NOWHERE ? null : high }
}

const layout = (numbers: number[], operators: number[], roots: number[]): Layout => ({
  numbers,
  operators,
  roots,
})

/** MP-13 in double precision; NaN when something is divided by 0. */
const evaluate = (values: Float64Array, signs: Uint8Array): number => {
  let sum = 0
  let sign = 1
  let term = values[0] ?? 0
  for (let at = 0; at < signs.length; at++) {
    const next = values[at + 1] ?? 0
    const operator = signs[at]
    if (operator === TIMES) term *= next
    else if (operator === OVER) {
      if (next === 0) return Number.NaN
      term /= next
    } else {
      sum += sign * term
      sign = operator === PLUS ? 1 : -1
      term = next
    }
  }
  return sum + sign * term
}

/** The faces of a whole hand; null when it is not four numbers, three operators and some roots. */
export const facesOf = (hand: readonly Card[]): Faces | null => {
  const numbers = hand.filter(isNumber).map(({ n }) => n)
  const operators = hand.filter(isOperator).map((operator) => OPERATORS.indexOf(operator))
  const roots = hand.length - numbers.length - operators.length
  return numbers.length === NUMBERS && operators.length === NUMBERS - 1 && roots <= 4
    ? { numbers, operators, roots }
    : null
}

/** The best Low and High of a whole hand, as orders of its cards; null where there is none. */
export const bestOrders = (hand: readonly Card[]): Readonly<Record<Target, BestOrder | null>> => {
  const faces = facesOf(hand)
  const found = faces ? nearest(faces) : { low: null, high: null }
  return { low: laid(hand, found.low), high: laid(hand, found.high) }
}

const laid = (hand: readonly Card[], reached: Reached | null): BestOrder | null => {
  if (!reached) return null
  const where = (of: (card: Card) => boolean): number[] =>
    [...hand.keys()].filter((at) => of(hand[at] ?? 'sqrt'))
  const numbers = where(isNumber)
  const operators = where(isOperator)
  const roots = where((card) => card === 'sqrt')
  const { layout } = reached
  let used = 0
  const order = layout.numbers.flatMap((number, at) => {
    const before = roots.slice(used, used + (layout.roots[at] ?? 0))
    used += before.length
    const operator = operators[layout.operators[at] ?? -1]
    return [...before, numbers[number] ?? 0, ...(operator === undefined ? [] : [operator])]
  })
  return { order, value: reached.value, distance: reached.distance }
}
