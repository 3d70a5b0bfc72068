import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** A source of chance: whole numbers 0 ≤ n < `below`, all equally likely. */
export interface Rng {
  below(below: number): number
}

/** The chance that belongs to event number `seq` of a game: the same seed and seq give the same draws (G-6). */
export type Chance = (seq: number) => Rng

/**
 * Chance from a game's 256-bit seed (64 hex digits): for event `seq`, the bytes of
 * SHA-256(seed ‖ seq ‖ 0), SHA-256(seed ‖ seq ‖ 1) …, read as big-endian 32-bit words.
 * Nothing is kept between events, so a retried or replayed event draws the same.
 */
export const chanceFrom = (seed: string): Chance => {
  const key = hexToBytes(seed)
  return (seq) => wordRng(hashWords(key, seq))
}

/** The SHA-256 of a seed in hex: shown from the start, so that the seed shown at the end can be checked (G-6). */
export const seedHash = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

function* hashWords(key: Uint8Array, seq: number): Generator<number, never> {
  const input = new Uint8Array(key.length + 8)
  input.set(key)
  const tail = new DataView(input.buffer, key.length)
  tail.setUint32(0, seq)
  for (let block = 0; ; block++) {
    tail.setUint32(4, block)
    const hash = sha256(input)
    const words = new DataView(hash.buffer, hash.byteOffset, hash.byteLength)
    for (let at = 0; at < hash.length; at += 4) yield words.getUint32(at)
  }
}

const wordRng = (words: Generator<number, never>): Rng => ({
  below(below) {
    // Words past the last whole multiple of `below` are thrown away, else low numbers would come more often.
    const limit = 2 ** 32 - (2 ** 32 % below)
    for (;;) {
      const word = words.next().value
      if (word < limit) return word % below
    }
  },
})

/** A shuffled copy (Fisher–Yates). */
export const shuffle = <T>(items: readonly T[], rng: Rng): T[] => {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = rng.below(last + 1)
    const item = shuffled[last] as T
    shuffled[last] = shuffled[pick] as T
    shuffled[pick] = item
  }
  return shuffled
}
