import { expect, test } from 'vitest'
import { chanceFrom } from '../core/chance.ts'
import { type Card, isNumber } from './cards.ts'
import { bestOrders } from './best.ts'
import { parseCards } from './notation.ts'
import { dealPractice, judgePractice } from './practice.ts'

const chance = chanceFrom('9ac7'.repeat(16))

test('a dealt hand is a whole one: four numbers, three operators with ÷, some roots', () => {
  const kinds = new Set<string>()
  for (let number = 0; number < 400; number++) {
    const hand = dealPractice(chance(number))
    const operators = hand.filter((card) => !isNumber(card) && card !== 'sqrt')
    expect(hand.filter(isNumber)).toHaveLength(4)
    expect(operators).toHaveLength(3)
    expect(operators).toContain('/')
    expect(bestOrders(hand).low).not.toBeNull()
    kinds.add(['+', '-', '*', '/', 'sqrt'].filter((card) => hand.includes(card as Card)).join(' '))
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['+ - /', '- * /', '+ * /', '+ - / sqrt']))
})

test('an arrangement is told how near it came, and how near the best does', () => {
  const hand = parseCards('8.1 - * 3.1 4.1 1.1 /')
  if (!hand.ok) throw new Error(hand.error.code)
  // 8 × 3 ÷ 1 − 4 = 20
  expect(judgePractice(hand.value, 'high', [0, 2, 3, 6, 5, 1, 4])).toMatchObject({
    distance: '0',
    isBest: true,
  })
  // 8 − 4 × 3 ÷ 1 = −4
  const other = judgePractice(hand.value, 'low', [0, 1, 4, 2, 3, 6, 5])
  expect(other).toMatchObject({ distance: '5', isBest: false, best: { value: '1', distance: '0' } })
  expect(judgePractice(hand.value, 'low', [0, 1])).toMatchObject({
    judged: { fault: 'not-all-cards' },
    distance: null,
    isBest: false,
  })
})
