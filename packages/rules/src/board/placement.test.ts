import { expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import { EMPTY } from './grid.ts'
import { placementFault, touches } from './placement.ts'
import { parseSquare } from './square.ts'

const grid = boardOf('H8 297', 'A1 123').join('')
const occupied = (square: number) => grid[square] !== EMPTY
const squares = (names: string) => names.split(' ').map((name) => parseSquare(name) ?? -1)

test.each([
  ['K8', null],
  ['G8 K8', null],
  ['H7 H9 H10', null],
  ['H10 H9 H7', null],
  ['H8', 'occupied'],
  ['K8 K8', 'occupied'],
  ['H8 K9 L1', 'occupied'],
  ['K8 K9 L9', 'not-one-line'],
  // The end of a row and the start of the next are not one line.
  ['O3 A4', 'not-one-line'],
  ['K8 M8', 'gap'],
  ['H7 H10', 'gap'],
  ['A5 A7', 'gap'],
])('%s: %s', (names, fault) => {
  expect(placementFault(occupied, squares(names))).toBe(fault)
})

test.each([
  ['K8', true],
  ['H9', true],
  ['L8', false],
  ['K9', false],
  ['O2', false],
  ['A2', true],
  ['L8 K8', true],
])('%s touches: %s', (names, touching) => {
  expect(touches(occupied, squares(names))).toBe(touching)
})
