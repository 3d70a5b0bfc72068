import { expect, test } from 'vitest'
import { judgeOrder } from '../src/mathpoker/order.ts'
import { valueText } from '../src/mathpoker/value.ts'
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
