import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chanceFrom, type Rng, seedHash, shuffle } from './chance.ts'

const seed = `${'00'.repeat(31)}2a`

const draws = (rng: Rng, below: number, count: number) =>
  Array.from({ length: count }, () => rng.below(below))

/** The words that G-6's recipe gives, made by another SHA-256. */
const wordsOf = (hex: string, seq: number, block: number): number[] => {
  const input = Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(8)])
  input.writeUInt32BE(seq, 32)
  input.writeUInt32BE(block, 36)
  const hash = createHash('sha256').update(input).digest()
  return Array.from({ length: 8 }, (_, at) => hash.readUInt32BE(at * 4))
}

describe('chance', () => {
  test('G-6: the hash of a seed is its SHA-256', () => {
    expect(seedHash('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  })

  test('G-6: draws are the words of SHA-256(seed ‖ seq ‖ block), so that anybody can check them', () => {
    const expected = [...wordsOf(seed, 7, 0), ...wordsOf(seed, 7, 1)]
    // 2^31 divides 2^32, so no word is thrown away.
    expect(draws(chanceFrom(seed)(7), 2 ** 31, 16)).toEqual(expected.map((word) => word % 2 ** 31))
  })

  test('the same seed and seq draw the same, another seed or seq does not', () => {
    const first = draws(chanceFrom(seed)(3), 1000, 20)
    expect(draws(chanceFrom(seed)(3), 1000, 20)).toEqual(first)
    expect(draws(chanceFrom(seed)(4), 1000, 20)).not.toEqual(first)
    expect(draws(chanceFrom('11'.repeat(32))(3), 1000, 20)).not.toEqual(first)
  })

  test('all numbers come equally often', () => {
    const below = 7
    const count = 70_000
    const seen = Array<number>(below).fill(0)
    for (const n of draws(chanceFrom(seed)(1), below, count)) seen[n] = (seen[n] ?? 0) + 1
    const expected = count / below
    const chiSquare = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    // 6 degrees of freedom: above 22.5 once in a thousand seeds, and this seed is fixed.
    expect(chiSquare).toBeLessThan(22.5)
  })

  test('words past the last whole multiple are thrown away', () => {
    const below = 2 ** 31 + 1
    const expected = [0, 1, 2, 3].flatMap((block) => wordsOf(seed, 1, block)).filter((word) => word < below)
    expect(expected.length).toBeLessThan(32)
    expect(draws(chanceFrom(seed)(1), below, expected.length)).toEqual(expected)
  })
})

describe('shuffle', () => {
  test('keeps every item once and leaves its argument alone', () => {
    const items = Object.freeze(Array.from({ length: 100 }, (_, at) => at))
    const shuffled = shuffle(items, chanceFrom(seed)(1))
    expect(shuffled).not.toEqual(items)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items)
  })

  test('brings every order of four about equally often', () => {
    const seen = new Map<string, number>()
    const rng = chanceFrom(seed)(1)
    for (let round = 0; round < 24_000; round++) {
      const order = shuffle(['a', 'b', 'c', 'd'], rng).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
    // 23 degrees of freedom: above 49.7 once in a thousand seeds.
    expect(chiSquare).toBeLessThan(49.7)
  })
})
