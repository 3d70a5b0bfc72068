import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BETTING,
  CHOOSING,
  EQUATION,
  expired,
  read,
  SHOWN,
  state,
  walk,
} from '../../test/mathpoker-positions.ts'
import { type Card, DECK } from './cards.ts'
import { mathpoker } from './index.ts'
import { mathPokerIntent, type MathPokerIntent } from './intent.ts'
import { makeCards, makeMove, makePosition, parseCards, parseMove, parsePosition } from './notation.ts'

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

const WALKS = [2, 3, 5, 8].flatMap(walk)

const PHASES = [
  'choosing',
  'drawing',
  'equation',
  'settling',
  'between',
  'dealing',
  'over=left',
  'over=chips',
]

describe('positions', () => {
  test('a betting turn', () => {
    expect(state(BETTING)).toMatchObject({
      rules: { chips: 1000, blind: 5, rise: 10, clock: 30 },
      computers: [false, true, false],
      phase: 'betting',
      betting: { stacks: [995, 990, 1000], bets: [5, 10, 0], bet: 10, raise: 10, toAct: 2 },
      round: { number: 1, blinds: { small: 5, big: 10 }, small: 0, big: 1, street: 1, result: null },
      next: 1,
      timeouts: [0, 0, 1],
      outcome: null,
    })
    expect(mathpoker.view(state(BETTING), 2).legal).toMatchObject({ call: 10, raise: { min: 20, max: 1000 } })
  })

  test('a × to make room for, blinds that have doubled, one who left and one who is out', () => {
    const { round, left, exits, removed, betting } = state(CHOOSING)
    expect(round).toMatchObject({ blinds: { small: 20, big: 40 }, big: 2, owed: [0, 1, 0, 0] })
    expect({ left, exits, removed }).toEqual({
      left: [false, false, true, false],
      exits: [[3], [2]],
      removed: 1,
    })
    expect(betting.folded).toEqual([false, false, true, true])
    expect(mathpoker.toAct(state(CHOOSING))).toEqual([1])
  })

  test('side pots and cards that lie, and what comes of it after the showdown', () => {
    const before = state(EQUATION)
    expect(mathpoker.view(before, 'watcher').pots).toEqual([
      { amount: 1500, eligible: [0, 1, 2] },
      { amount: 1000, eligible: [1, 2] },
    ])
    expect(before.round?.arrangements).toEqual([
      { bet: 'swing', low: [0, 1, 4, 2, 5, 3, 6], high: [5, 1, 0, 2, 4, 3, 6] },
      null,
      { bet: null, low: [0, 1], high: [] },
    ])
    const over = expired(before)
    expect(over).toMatchObject({
      phase: 'between',
      betting: { stacks: [1500, 500, 1000], totals: [0, 0, 0] },
    })
    expect(over.round?.result?.pots).toHaveLength(2)
    expect(state(makePosition(over))).toEqual({ ...over, log: [] })
  })

  test.each([
    ['betting', BETTING],
    ['choosing', CHOOSING],
    ['equation', EQUATION],
  ])('are written as they are read: %s', (_, text) => expect(makePosition(state(text))).toBe(text))

  test('of whole games at which people leave, after every event: all but the log comes back', () => {
    const phases = new Set(WALKS.map(({ phase }) => phase))
    expect(phases.size).toBe(8)
    expect(WALKS.some(({ left, phase }) => left.includes(true) && phase === 'betting')).toBe(true)
    expect(WALKS.some(({ round }) => round && round.result && round.result.pots.length > 1)).toBe(true)
    for (const each of WALKS) expect(state(makePosition(each))).toEqual({ ...each, log: [] })
  })

  test.each([
    '',
    'betting',
    BETTING.replace('betting', 'bidding'),
    BETTING.replace('betting', 'over=won'),
    BETTING.replace('10,30', '10,31'),
    BETTING.replace('1 1 0 10', '1 3 0 10'),
    BETTING.replace('7.3', '7.5'),
    BETTING.replace('7.3', '11.3'),
    BETTING.replace(' c 0', ' x 0'),
    BETTING.replace(' c 0', '  0'),
    BETTING.replace('995', '-995'),
    EQUATION.replace('swing/', 'both/'),
    EQUATION.replace('low=0,1,4', 'low=0,,4'),
    CHOOSING.replace('* 1', '* 1/'),
    `${BETTING} | `,
  ])('%s is no position', (text) => {
    expect(parsePosition(text)).toEqual({ ok: false, error: { code: 'bad-position' } })
  })

  test('whatever the text, it is refused with a code, or it is a position', () => {
    const lines = [
      BETTING,
      CHOOSING,
      EQUATION,
      SHOWN,
      ...WALKS.filter((_, at) => at % 40 === 0).map(makePosition),
    ]
    const word = fc.oneof(
      fc.constantFrom('-', '0', '1', '2', '9', 'f', 'l', 'k', 's', '*', '7.3', 'V', ...PHASES),
      fc.string({ maxLength: 3 }),
      fc.bigInt().map(String),
    )
    // Words, and what is between commas and dots, are put in each other's place or replaced; `at` is anywhere in a line.
    const spoilt = fc
      .tuple(fc.constantFrom(...lines), fc.array(fc.tuple(fc.nat(), word, fc.boolean()), { maxLength: 3 }))
      .map(([line, changes]) =>
        changes.reduce((text, [at, other, isSwap]) => {
          const parts = text.split(/([ ,.|/=]+)/)
          const place = at % parts.length
          return parts.with(place, isSwap ? (parts[(at >> 8) % parts.length] ?? '') : other).join('')
        }, line),
      )
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: spoilt }, fc.string()), (text) => {
        const made = read(text)
        if (!made.ok) {
          expect(made.error.code).toMatch(/^bad-[a-z]+$/)
          return
        }
        expect(mathpoker.audit(made.value)).toEqual([])
        expect(state(makePosition(made.value))).toEqual(made.value)
        if (mathpoker.deadline(made.value) !== null) expect(mathpoker.audit(expired(made.value))).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })
})
