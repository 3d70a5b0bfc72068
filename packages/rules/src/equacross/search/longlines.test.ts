import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LongLines } from './longlines.ts'
import { BONUS, FALSE, verdictOf } from './verdict.ts'

const ALL = 0b1111111111

/** A true line with some places emptied, the tiles of which are on the rack with some more, and limits on some places. */
const puzzle = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }).chain((digits) => fc.nat(10 ** digits)),
    fc
      .integer({ min: 2, max: 6 })
      .chain((digits) => fc.integer({ min: 10 ** (digits - 1), max: 10 ** digits })),
    fc.boolean(),
  )
  .chain(([a, b, isProduct]) => fc.shuffledSubarray([a, b, isProduct ? a * b : a + b], { minLength: 3 }))
  .map((numbers) => numbers.join(''))
  .filter((line) => line.length >= 5 && line.length <= 15)
  .chain((line) =>
    fc.record({
      line: fc.constant(line),
      empty: fc.uniqueArray(fc.nat(line.length - 1), { minLength: 1, maxLength: 5 }),
      more: fc.array(fc.nat(9), { maxLength: 1 }),
      limits: fc.array(fc.nat(ALL), { minLength: line.length, maxLength: line.length }),
      isLimited: fc.array(fc.nat(5), { minLength: line.length, maxLength: line.length }),
    }),
  )
  .map(({ line, empty, more, limits, isLimited }) => {
    const digits = Uint8Array.from(line, Number)
    const rack = [...empty.map((place) => digits[place]!), ...more]
    const onRack = rack.reduce((bits, digit) => bits | (1 << digit), 0)
    const allowed = Uint16Array.from(digits, (digit, place) => {
      if (!empty.includes(place)) return 1 << digit
      return onRack & (isLimited[place] === 0 ? limits[place]! | (1 << digit) : ALL)
    })
    return { digits, rack, empty: empty.toSorted((p, q) => p - q), allowed }
  })

test('finds just what trying every order of the tiles finds', () => {
  let found = 0
  fc.assert(
    fc.property(puzzle, ({ digits, rack, empty, allowed }) => {
      const expected = new Map<number, number>()
      const line = digits.slice()
      const tryFrom = (at: number, fill: number, left: readonly number[]): void => {
        if (at === empty.length) {
          const verdict = verdictOf(line, line.length)
          if (verdict !== FALSE) expected.set(fill, verdict === BONUS ? 1 : 0)
          return
        }
        const place = empty[at]!
        left.forEach((digit, tile) => {
          if (((allowed[place]! >>> digit) & 1) === 0) return
          line[place] = digit
          tryFrom(at + 1, (fill << 4) | digit, left.toSpliced(tile, 1))
        })
      }
      tryFrom(0, 0, rack)

      const counts = new Uint8Array(10)
      for (const digit of rack) counts[digit]!++
      const longLines = new LongLines(counts)
      // Twice: what it did for one line must not show in the next.
      for (let time = 0; time < 2; time++) {
        longLines.solve({
          length: digits.length,
          allowed,
          empty: Uint8Array.from(digits, (_, place) => (empty.includes(place) ? 1 : 0)),
        })
        const { fills } = longLines
        const all = Array.from(
          { length: fills.size },
          (_, index) => [fills.keyAt(index), fills.markAt(index)] as const,
        )
        expect(new Map(all)).toEqual(expected)
      }
      found += expected.size
    }),
    { numRuns: 3000 },
  )
  expect(found).toBeGreaterThan(3000)
})
