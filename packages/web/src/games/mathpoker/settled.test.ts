import type { Card, PotResult, ShownHand } from '@trueline/rules/mathpoker/client'
import { describe, expect, it } from 'vitest'
import { isOpening } from './opening.ts'
import { say, sayTurn } from './say.ts'
import { stateOf } from './seats.ts'
import { sayLate, sayPot, sayStanding } from './settled.ts'
import type { View } from './view.ts'

const cast = { names: ['Ada', 'Noor', 'Cleo'], you: 0 }
const n = (value: number, r = 1): Card => ({ n: value, r })
const low = (seat: number, cards: readonly Card[], value: string): ShownHand => ({
  seat,
  cards,
  bet: 'low',
  standing: 'low',
  equations: [{ target: 'low', order: [...cards.keys()], value, fault: null }],
})
const pot = (more: Partial<PotResult>): PotResult => ({
  amount: 100,
  eligible: [0, 1],
  removed: 0,
  low: null,
  high: null,
  swing: null,
  refund: false,
  paid: [],
  byCard: [],
  ...more,
})

describe('who won a pot, and why', () => {
  it('names the cards that decided between values that are equally near (MP-15)', () => {
    const hands = [low(0, [n(3, 2), '+', n(7)], '3/2'), low(1, [n(3, 4), '-', n(9)], '1/2')]
    const told = sayPot(pot({ low: 0, paid: [[0, 100]], byCard: ['low'] }), hands, cast)
    expect(told).toEqual([
      'You won 100 chips with the Low, 0.5 from 1; as near as Noor, but the lower card decides: the 3 of rank 2 over the 3 of rank 4 of Noor',
    ])
  })
  it('says that an odd chip left the game (MP-16), and what went back (MP-18)', () => {
    const hands = [low(1, [n(1)], '1')]
    expect(sayPot(pot({ low: 1, paid: [[1, 50]], removed: 1 }), hands, cast)).toEqual([
      'Noor won 50 chips with the Low, exactly 1',
      'The odd chip left the game',
    ])
    const refund = pot({
      refund: true,
      paid: [
        [0, 1],
        [1, 2],
      ],
    })
    expect(sayPot(refund, hands, cast)).toEqual([
      'Nobody could win it: 1 chip back to you and 2 chips back to Noor',
    ])
    expect(sayPot(pot({ eligible: [1], paid: [[1, 9]] }), hands, cast)).toEqual([
      '9 chips back to Noor, for whom alone they were',
    ])
  })
})

describe('what a hand had chosen', () => {
  it('is told when it came to nothing, and when it counts as another thing (MP-14)', () => {
    const hand = low(0, [n(3, 2), '+', n(7)], '3/2')
    const { equations } = hand
    expect(sayStanding(hand)).toBe('Low')
    expect(sayStanding({ ...hand, bet: 'swing' })).toBe('Swing, counts as Low')
    expect(sayStanding({ ...hand, bet: 'swing', standing: 'none', equations })).toBe('Swing')
    expect(sayStanding({ ...hand, bet: null })).toBe('Low')
    expect(sayStanding({ ...hand, bet: null, standing: 'none' })).toBe('nothing chosen')
    expect(sayLate('not-all-cards')).toBe('time ran out with cards still to lay')
    expect(sayLate('divide-by-zero')).toBe('time ran out: it divides by 0')
  })
})

describe('what happened, in words', () => {
  it('tells bets, and what the house did for who is away', () => {
    const bet = { seat: 1, chips: 20, to: 30, allIn: false }
    expect(say({ type: 'raised', ...bet, allIn: true }, cast)).toBe('Noor raised to 30, all-in')
    const more = { type: 'raised' as const, ...bet, seat: 2, to: 60 }
    // Nobody had bet since the bets before were collected.
    const past = [
      { type: 'collected' as const, returned: null, pots: [] },
      { type: 'raised' as const, ...bet },
    ]
    expect(say(past[1] ?? more, cast, isOpening(past[1] ?? more, past))).toBe('Noor bet 30')
    expect(say(more, cast, isOpening(more, [...past, more]))).toBe('Cleo raised to 60')
    expect(say({ type: 'called', ...bet, seat: 0 }, cast)).toBe('You called 20')
    expect(say({ type: 'folded', ...bet, away: true }, cast)).toBe('Noor folded, being away')
    expect(say({ type: 'timed-out', seats: [1], away: [1], does: 'check' }, cast)).toBe(
      'Noor ran out of time: a check. Noor is away now',
    )
  })
  it('tells your own hidden card and nobody else’s', () => {
    const dealt = {
      type: 'dealt' as const,
      round: 2,
      blinds: { small: 5, big: 10 },
      small: 0,
      big: 1,
      posted: [],
      hands: [[n(7, 3), '+'] as Card[], [null, '+'] as (Card | null)[]],
    }
    expect(say(dealt, cast)).toBe('Round 2, blinds 5 and 10. You hold 7, rank 3, face down, and +')
    expect(say(dealt, { ...cast, you: 1 })).toBe('Round 2, blinds 5 and 10')
    expect(say(dealt, { ...cast, you: null })).toBe('Round 2, blinds 5 and 10')
  })
})

describe('how a seat stands', () => {
  const seat = { chips: 90, cards: [null], live: true, locked: false, ready: false, computer: null }
  const view = (more: object, at: object = {}) =>
    ({
      status: 'playing',
      phase: 'betting',
      toAct: [],
      ...more,
      seats: [{ ...seat, ...at }],
    }) as unknown as View
  it('says one thing, the one that matters now', () => {
    expect(stateOf(view({ toAct: [0] }), 0, true)).toBe('to act')
    expect(stateOf(view({ toAct: [0] }), 0, false)).toBe('not here')
    expect(stateOf(view({}, { live: false }), 0, true)).toBe('folded')
    expect(stateOf(view({}, { allIn: true }), 0, true)).toBe('all-in')
    expect(stateOf(view({ phase: 'equation' }, { locked: true, allIn: true }), 0, true)).toBe('locked in')
    expect(stateOf(view({ phase: 'between' }, { out: true }), 0, true)).toBe('out')
    expect(stateOf(view({}, { cards: [], live: false }), 0, true)).toBe('')
  })
  it('has a heading for what several do at once, and leaves betting to the house', () => {
    expect(sayTurn(view({ phase: 'equation', toAct: [0] }), 0)).toBe('Your equation')
    expect(sayTurn(view({ phase: 'equation', toAct: [0] }), null)).toBe('Equations')
    expect(sayTurn(view({ toAct: [0] }), 0)).toBeNull()
  })
})
