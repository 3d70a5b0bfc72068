import { expect, test } from 'vitest'
import { ACROSS, DOWN, nextSquare, parseSquare, previousSquare, SQUARES, squareName } from './square.ts'

test('squares are named by column letter and row number, A1 top left', () => {
  expect([0, 1, 14, 15, 112, 224].map(squareName)).toEqual(['A1', 'B1', 'O1', 'A2', 'H8', 'O15'])
})

test('every square is the square of its name', () => {
  for (let square = 0; square < SQUARES; square++) expect(parseSquare(squareName(square))).toBe(square)
})

test.each(['', 'A0', 'A16', 'P1', 'a1', 'A01', ' A1', 'A1 ', '1A', 'H8H8', '__proto__', 'constructor'])(
  '%j is no square',
  (name) => expect(parseSquare(name)).toBeNull(),
)

test('no square goes on over the edge', () => {
  const from = (name: string) => parseSquare(name) ?? -1
  const names = [
    nextSquare(from('O1'), ACROSS),
    nextSquare(from('A15'), DOWN),
    previousSquare(from('A2'), ACROSS),
    previousSquare(from('O1'), DOWN),
  ]
  expect(names).toEqual([null, null, null, null])
  expect(nextSquare(from('H8'), DOWN)).toBe(from('H9'))
  expect(previousSquare(from('H8'), ACROSS)).toBe(from('G8'))
})
