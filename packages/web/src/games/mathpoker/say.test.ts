import { describe, expect, it } from 'vitest'
import { say } from './say.ts'

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
})
