import { expect, test } from 'vitest'
import { boardOf } from '../../test/bedmas-table.ts'
import type { Play } from './moves.ts'
import { bestPlays } from './search/plays.ts'
import { variedPlays } from './varied.ts'

const play = (text: string, score: number): Play => ({
  score,
  tiles: text.split(' ').map((tile) => {
    const [square = '', token = ''] = tile.split(':')
    return { square, token }
  }),
})
const best = play('A1:3 B1:+ C1:4', 20)
const turned = play('A1:4 B1:+ C1:3', 20)
const otherNumbers = play('A1:2 B1:+ C1:5', 18)
const otherLine = play('C1:3 C2:+ C3:4', 17)
const last = play('A1:3 B1:- C1:4', 16)

test('BM-11: the best of each set of numbers in a line, the best first', () => {
  const plays = [best, turned, otherNumbers, otherLine, last]
  expect(variedPlays(plays, 3)).toEqual([best, otherNumbers, otherLine])
})

test('where there are too few of them, the best of the others stand between', () => {
  const plays = [best, turned, otherNumbers, otherLine, last]
  expect(variedPlays(plays, 4)).toEqual([best, turned, otherNumbers, otherLine])
  expect(variedPlays(plays, 9)).toEqual(plays)
})

test('one number lies in the line of its signs', () => {
  const across = play('H4:= G4:7', 9)
  const down = play('H4:7 H5:=', 9)
  expect(variedPlays([across, play('G4:7', 9), down], 2)).toEqual([across, down])
})

test('of real plays the best is the first, and no two are alike', () => {
  const plays = bestPlays(boardOf('F8 across 7 + 3 = 10'), [4, 6, 20, 24], 100)
  const shown = variedPlays(plays, 5)
  expect(shown[0]).toBe(plays[0])
  expect(shown.map(({ score }) => score)).toEqual(shown.map(({ score }) => score).toSorted((a, b) => b - a))
  const sorted = shown.map(({ tiles }) =>
    tiles
      .map(({ token }) => token)
      .toSorted((a, b) => a.localeCompare(b))
      .join(),
  )
  expect(new Set(sorted).size).toBe(5)
})
