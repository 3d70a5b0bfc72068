import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestReading } from '../readings.ts'
import { LENGTH_BONUSES } from '../bonuses.ts'
import { BONUS, FALSE, TRUE, verdictOf } from './verdict.ts'

const verdict = (line: string) => verdictOf(Uint8Array.from(line, Number), line.length)

/** What the readings make of a line: the other way to the same answer. */
const expected = (line: string) => {
  const best = bestReading(line)
  return best === null ? FALSE : best.bonus > 0 ? BONUS : TRUE
}

describe('a verdict is what the best reading says', () => {
  test('for all lines of 2 to 5 tiles', () => {
    for (let length = 2; length <= 5; length++) {
      const wrong: string[] = []
      for (let number = 0; number < 10 ** length; number++) {
        const line = String(number).padStart(length, '0')
        // A line of three earns no bonus, whatever its reading (EC-14).
        if (Math.min(verdict(line), length === 3 ? TRUE : BONUS) !== expected(line)) wrong.push(line)
      }
      expect(wrong).toEqual([])
    }
  })

  test('for the lines of the vectors, up to 15 tiles', () => {
    const vectors = new URL('../../../test/vectors/equacross-lines.json', import.meta.url)
    const { cases } = JSON.parse(readFileSync(vectors, 'utf8'))
    for (const { line, best, bonus } of cases) {
      if (line.length === 3) continue
      expect(verdict(line), line).toBe(best === null ? FALSE : bonus > 0 ? BONUS : TRUE)
      if (bonus > 0) expect(LENGTH_BONUSES[line.length], line).toBe(bonus)
    }
  })

  test('for sums and products of any size, in any order, and what is next to them', () => {
    const number = fc.nat(7).chain((digits) => fc.nat(10 ** digits))
    const line = fc
      .tuple(number, number, fc.boolean(), fc.integer({ min: -1, max: 1 }))
      .chain(([a, b, isProduct, off]) =>
        fc.shuffledSubarray([a, b, Math.abs((isProduct ? a * b : a + b) + off)], { minLength: 3 }),
      )
      .map((numbers) => numbers.join(''))
      .filter((text) => text.length > 3 && text.length <= 15)
    fc.assert(
      fc.property(line, (text) => {
        expect(verdict(text)).toBe(expected(text))
      }),
      { numRuns: 3000 },
    )
  })
})
