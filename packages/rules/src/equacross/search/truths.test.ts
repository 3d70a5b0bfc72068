import { describe, expect, test } from 'vitest'
import { DIGIT_KEYS, LONGEST_LISTED, truthsOf } from './truths.ts'
import { BONUS, FALSE, verdictOf } from './verdict.ts'

const unpack = (packed: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, place) => (packed >>> (4 * (length - 1 - place))) & 15)

/** The listed lines of a length with their groups and whether they stand among those that earn the bonus. */
const listedOf = (length: number) => {
  const { groups, starts, lines } = truthsOf(length)
  return Array.from({ length: groups.size }, (_, group) =>
    Array.from(lines.subarray(starts[2 * group], starts[2 * group + 2]), (line, at) => ({
      digits: unpack(line, length),
      key: groups.keyAt(group),
      earnsBonus: at < starts[2 * group + 1]! - starts[2 * group]!,
    })),
  ).flat()
}

describe('true lines', () => {
  test.each([2, 3, 4, 5, 6])('of %i tiles are all listed, once', (length) => {
    const listed = new Set(listedOf(length).map(({ digits }) => digits.join('')))
    let count = 0
    for (let number = 0; number < 10 ** length; number++) {
      const line = String(number).padStart(length, '0')
      if (verdictOf(Uint8Array.from(line, Number), length) === FALSE) continue
      count++
      if (!listed.has(line)) expect.fail(line)
    }
    expect(truthsOf(length).lines.length).toBe(count)
  })

  test.each([3, 4, 5, 6, 7, 8])('of %i tiles are true, and stand where they belong', (length) => {
    const listed = listedOf(length)
    expect(listed.length).toBe(truthsOf(length).lines.length)
    const wrong = listed.filter(({ digits, key, earnsBonus }) => {
      const verdict = verdictOf(digits, length)
      const expectedKey = digits.reduce((sum, digit) => sum + DIGIT_KEYS[digit]!, 0)
      return verdict === FALSE || earnsBonus !== (verdict === BONUS) || key !== expectedKey
    })
    expect(wrong).toEqual([])
    expect(new Set(truthsOf(length).lines).size).toBe(listed.length)
  })

  test.each([7, 8])('of %i tiles: none of a fair sample is missing', (length) => {
    const listed = new Set(truthsOf(length).lines)
    let count = 0
    for (let number = 0; number < 10 ** length; number += 997) {
      const line = String(number).padStart(length, '0')
      if (verdictOf(Uint8Array.from(line, Number), length) === FALSE) continue
      count++
      if (!listed.has(Number.parseInt(line, 16) | 0)) expect.fail(line)
    }
    expect(count).toBeGreaterThan(50)
  })
})

test('different digits have different keys', () => {
  const keys = new Set<number>()
  const addFrom = (digit: number, left: number, key: number): number => {
    if (digit === 10) {
      // 0 takes what is left over.
      keys.add(key)
      return 1
    }
    let count = 0
    for (let times = 0; times <= left; times++)
      count += addFrom(digit + 1, left - times, key + times * DIGIT_KEYS[digit]!)
    return count
  }
  expect(keys.size).toBe(0)
  const count = addFrom(1, LONGEST_LISTED, 0)
  expect(count).toBe(24_310)
  expect(keys.size).toBe(count)
})
