import { describe, expect, it } from 'vitest'
import { sayEnd } from './ending.ts'
import { say } from './say.ts'
import type { View } from './view.ts'

const cast = { names: ['Ada', 'Noor', 'Cleo'], you: 2 }
const four = { n: 4, r: 1 }

describe('what happened, in a sentence', () => {
  it('says you with a small letter within it, and with a capital where it begins', () => {
    const draws = [1, 2].map((seat) => ({ seat, cards: [four] }))
    expect(say({ type: 'drew', draws }, cast)).toBe('Noor drew 4, you drew 4')
    expect(say({ type: 'drew', draws: draws.toReversed() }, cast)).toBe('You drew 4, Noor drew 4')
    expect(say({ type: 'concluded', out: [0, 2], places: null }, cast)).toBe(
      'Ada and you are out of the game',
    )
  })
  it('tells a hand as it is shown: numbers before signs', () => {
    const hand = [four, '+', '-', '/', { n: 9, r: 2 }] as const
    const dealt = {
      type: 'dealt',
      round: 1,
      blinds: { small: 5, big: 10 },
      small: 0,
      big: 1,
      posted: [],
    } as const
    expect(say({ ...dealt, hands: [[], [], hand] }, cast)).toBe(
      'Round 1, blinds 5 and 10. You hold 4, rank 1, face down, and 9 + − ÷',
    )
  })
  it('takes back what was said of a lock', () => {
    expect(say({ type: 'unlocked', seat: 1 }, cast)).toBe('Noor unlocked')
  })
})

describe('how a game came to its end', () => {
  const ended = (places: readonly number[], chips: readonly number[], gone: readonly number[] = []) =>
    ({
      outcome: { places, why: gone.length > 0 ? 'left' : 'chips' },
      round: 4,
      seats: chips.map((each, seat) => ({ chips: each, left: gone.includes(seat) })),
    }) as unknown as View
  it('tells who has all the chips, or that only computers were left (MP-19)', () => {
    expect(sayEnd(ended([2, 1, 3], [0, 600, 0]), cast)).toBe('Noor had all the chips after 4 rounds')
    expect(sayEnd(ended([1, 1, 3], [300, 300, 0]), cast)).toBe(
      'Only computers were left after 4 rounds: Ada and Noor had most chips',
    )
  })
  it('tells who was left when others had gone (MP-20)', () => {
    expect(sayEnd(ended([1, 2, 3], [300, 200, 100], [1, 2]), cast)).toBe(
      'All others left the table, after 4 rounds',
    )
    expect(sayEnd(ended([1, 2, 3], [300, 200, 100], [2]), cast)).toBe(
      'Only computers were left after 4 rounds: Ada had most chips',
    )
  })
})
