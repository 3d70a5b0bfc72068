import type { Rng } from '../../core/chance.ts'

const WORDS = 2 ** 32

/**
 * Quick chance for dealing thousands of hands that are never played (Mulberry32). It begins with one draw from `rng`, so
 * that the same chance deals the same hands: hashing for each of them took longer than looking at them.
 */
export const diceFrom = (rng: Rng): Rng => {
  let state = rng.below(WORDS)
  return {
    below(below) {
      state = (state + 0x6d2b79f5) | 0
      let word = Math.imul(state ^ (state >>> 15), state | 1)
      word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
      return Math.floor((((word ^ (word >>> 14)) >>> 0) / WORDS) * below)
    },
  }
}
