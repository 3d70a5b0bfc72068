import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Card, DECK } from './cards.ts'
import { mathPokerIntent, type MathPokerIntent } from './intent.ts'
import { makeCards, makeMove, parseCards, parseMove } from './notation.ts'

test('cards written and read again are the cards', () => {
  const cards = fc.array(fc.constantFrom<Card>(...DECK, '+', '-', '/'), { maxLength: 12 })
  fc.assert(
    fc.property(cards, (some) => {
      expect(parseCards(makeCards(some))).toEqual({ ok: true, value: some })
    }),
  )
  expect(makeCards(['sqrt', { n: 9, r: 2 }, '/', { n: 10, r: 4 }])).toBe('V9.2 / 10.4')
})

test('moves written and read again are the moves', () => {
  const order = fc.array(fc.nat(10), { maxLength: 11 })
  const bet = fc.constantFrom('low' as const, 'high' as const, 'swing' as const)
  const moves = fc.oneof(
    fc.constantFrom('check', 'call', 'fold', 'unlock', 'ready', 'back', 'resign').map((type) => ({ type })),
    fc.record({ type: fc.constant('raise'), to: fc.integer({ min: 1, max: 1_000_000 }) }),
    fc.record({ type: fc.constant('discard'), card: fc.constantFrom('+', '-', '*') }),
    fc.record({ type: fc.constant('lock'), bet, low: order }),
    fc.record({ type: fc.constant('lock'), bet, low: order, high: order }),
    fc.record({ type: fc.constant('arrange'), high: order }),
    fc.record({ type: fc.constant('arrange'), bet }),
  )
  fc.assert(
    fc.property(moves, (move) => {
      const intent: MathPokerIntent = mathPokerIntent.parse(move)
      expect(parseMove(makeMove(intent))).toEqual({ ok: true, value: intent })
    }),
  )
})

test.each([
  '',
  'raise',
  'raise 1 2',
  'raise -1',
  'raise 0.5',
  'raise 1e3000',
  'discard /',
  'lock',
  'lock lots',
  'call 5',
])('S19, S20: %j is no move', (text) =>
  expect(parseMove(text)).toEqual({ ok: false, error: { code: 'bad-move' } }),
)

test.each(['11.1', '7', '7.5', 'x', '7.1 7.'])('%j are no cards', (text) => {
  expect(parseCards(text).ok).toBe(false)
})

test.each([
  ['×', '*'],
  ['−', '-'],
  ['x', '*'],
  ['+', '+'],
])('the sign %s is folded to %s', (sign, card) => {
  expect(mathPokerIntent.parse({ type: 'discard', card: sign })).toEqual({ type: 'discard', card })
})

test.each(['/', '÷', 7, null, '**'])('%j may not be discarded', (card) => {
  expect(mathPokerIntent.safeParse({ type: 'discard', card }).success).toBe(false)
})
