import { expect, test } from 'vitest'
import { chanceFrom, shuffle } from '../src/core/chance.ts'
import { bestOrders } from '../src/mathpoker/best.ts'
import { type Card, DECK, isNumber } from '../src/mathpoker/cards.ts'
import { judgeOrder } from '../src/mathpoker/order.ts'
import { TARGETS } from '../src/mathpoker/standing.ts'
import { distanceTo, valueText } from '../src/mathpoker/value.ts'
import vectors from './vectors/mathpoker-hands.json' with { type: 'json' }
import { cardOf, orderOf } from './mathpoker-cards.ts'

const near = (text: string, expected: string): void => {
  if (expected.includes('.')) expect(Number(text)).toBeCloseTo(Number(expected), 9)
  else expect(text).toBe(expected)
}

const cases = vectors.cases.map((each, at) => [at, { ...each, hand: each.cards.map(cardOf) }] as const)

test.each(cases)('MP-12, MP-13: the orders of hand %i', (_at, { hand, orders }) => {
  for (const { order, valid, why, value } of orders) {
    const judged = orderOf(hand, order)
    const found = judged ? judgeOrder(hand, judged) : { fault: 'not-all-cards' }
    expect('fault' in found ? found.fault : null).toBe(why)
    expect('value' in found).toBe(valid)
    if ('value' in found && value !== null) near(valueText(found.value), value)
  }
})

test.each(cases)('MP-21: the best Low and High of hand %i', (_at, { hand, bestLow, bestHigh }) => {
  const best = bestOrders(hand)
  for (const [target, expected] of [
    ['low', bestLow],
    ['high', bestHigh],
  ] as const) {
    const found = best[target]
    expect(found === null).toBe(expected === null)
    if (!found || !expected) continue
    const judged = judgeOrder(hand, found.order)
    if (!('value' in judged)) throw new Error(judged.fault)
    const distance = valueText(distanceTo(TARGETS[target], judged.value))
    // Two orders may be as near, one with a root and one without.
    expect(toNumber(distance)).toBeCloseTo(toNumber(expected.distance), 9)
    expect(found.distance).toBeCloseTo(toNumber(distance), 9)
  }
})

test('MP-12, MP-13: the best of any hand is that of all orders of its cards', () => {
  const rng = chanceFrom('be57'.repeat(16))(1)
  for (let number = 0; number < 12; number++) {
    const deck = shuffle(DECK, rng)
    const numbers = deck.filter(isNumber).slice(0, 4)
    const operators = [
      ['+', '-', '/'],
      ['*', '-', '/'],
      ['*', '+', '/'],
      ['*', '*', '/'],
    ] as const
    const hand: Card[] = [
      ...numbers,
      ...(operators[number % 4] ?? []),
      ...(number % 3 === 0 ? (['sqrt'] as const) : []),
    ]
    const nearest = { low: Number.POSITIVE_INFINITY, high: Number.POSITIVE_INFINITY }
    for (const order of permutations([...hand.keys()])) {
      const judged = judgeOrder(hand, order)
      if (!('value' in judged)) continue
      for (const target of ['low', 'high'] as const)
        nearest[target] = Math.min(nearest[target], distanceTo(TARGETS[target], judged.value).number)
    }
    const best = bestOrders(hand)
    for (const target of ['low', 'high'] as const)
      expect(best[target]?.distance ?? Number.POSITIVE_INFINITY).toBeCloseTo(nearest[target], 9)
  }
})

const toNumber = (text: string): number => {
  const [over, under] = text.split('/').map(Number)
  return (over ?? 0) / (under ?? 1)
}

function* permutations(items: readonly number[]): Generator<number[]> {
  if (items.length === 0) yield []
  for (const [at, item] of items.entries())
    for (const rest of permutations(items.toSpliced(at, 1))) yield [item, ...rest]
}
