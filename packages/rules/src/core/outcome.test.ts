import { expect, test } from 'vitest'
import { placesByScore, placesWithLoser } from './outcome.ts'

test('the higher score is placed better, and equal scores share a place', () => {
  expect(placesByScore([10, 20])).toEqual([2, 1])
  expect(placesByScore([7, 7])).toEqual([1, 1])
  expect(placesByScore([5, 9, 9, 1])).toEqual([3, 1, 1, 4])
})

test('who gives up comes last, whatever the scores', () => {
  expect(placesWithLoser([90, 20], 0)).toEqual([2, 1])
  expect(placesWithLoser([0, 0], 1)).toEqual([1, 2])
  expect(placesWithLoser([90, 20, 20], 0)).toEqual([3, 1, 1])
})
