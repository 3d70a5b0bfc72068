import { expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import { EMPTY } from './grid.ts'
import { allLines, lineThrough, linesThrough, textOf } from './lines.ts'
import { ACROSS, DOWN, parseSquare, squareName } from './square.ts'

const grid = boardOf('A1 297', 'A1| 202', 'M1 123', 'A3 235', 'O13| 101', 'H8 7').join('')
const occupied = (square: number) => grid[square] !== EMPTY
const at = (name: string) => parseSquare(name) ?? -1

test('all lines of a board: across first, each kind in reading order', () => {
  const lines = allLines(occupied).map((line) => `${squareName(line.from)} ${textOf(grid, line)}`)
  expect(lines).toEqual(['A1 297', 'M1 123', 'A3 235', 'A1 202', 'O13 101'])
})

test('a tile alone is no line, nor does a row go on in the next', () => {
  expect(lineThrough(occupied, at('H8'), ACROSS)).toBeNull()
  expect(lineThrough(occupied, at('B1'), DOWN)).toBeNull()
  expect(lineThrough(occupied, at('O1'), ACROSS)).toEqual({ from: at('M1'), to: at('O1'), step: ACROSS })
})

test('lines through several squares are each given once', () => {
  const lines = linesThrough(occupied, [at('C3'), at('A3'), at('C1'), at('A1'), at('H8')])
  expect(lines.map(({ from, step }) => [squareName(from), step])).toEqual([
    ['A1', ACROSS],
    ['A3', ACROSS],
    ['A1', DOWN],
  ])
})
