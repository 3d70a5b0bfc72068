import { expect, test } from 'vitest'
import { bestExchanges } from './exchanges.ts'
import { FEATURES, featuresOf, leaveValue } from './leave.ts'

test('tiles are told by the first and the further ones of each digit', () => {
  const features = featuresOf('9099')
  expect(features).toHaveLength(FEATURES)
  expect([features[0], features[1], features[18], features[19]]).toEqual([1, 0, 1, 2])
  expect(features.reduce((sum, each) => sum + each, 0)).toBe(4)
})

test('what tiles are worth does not depend on their order, and none are worth nothing', () => {
  expect(leaveValue('')).toBe(0)
  expect(leaveValue('1290')).toBe(leaveValue('0921'))
  // A 0 fits few equations, a 9 is worth its points.
  expect(leaveValue('0')).toBeLessThan(leaveValue('9'))
})

test('exchanges keep what is worth most, each only once', () => {
  const all = bestExchanges('0099123', 50, 1000)
  // Every handful but the empty one: 0 to 2 of two digits, 0 or 1 of three.
  expect(all).toHaveLength(3 * 3 * 2 ** 3 - 1)
  const values = all.map(({ kept }) => leaveValue(kept))
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  for (const { tiles, kept } of all) expect((tiles + kept).split('').sort().join('')).toBe('0012399')
})

test('EC-12: none with fewer than 7 tiles in the bag, none of more tiles than it holds', () => {
  expect(bestExchanges('0099123', 6, 10)).toEqual([])
  expect(bestExchanges('00991234', 7, 1000).every(({ tiles }) => tiles.length <= 7)).toBe(true)
  expect(bestExchanges('', 50, 10)).toEqual([])
})
