import { expect, it } from 'vitest'
import { along } from './cursor.ts'
import { squareAt, squareName, squaresBetween } from './square.ts'
import { moveCursor } from './steering.ts'

const at = (name: string, down = false) => ({ square: squareAt(name), down })
const moved = (name: string, key: string, far = false) =>
  squareName(moveCursor(at(name), key, far)?.square ?? -1)

it('moves by arrows, and stays on the board', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => moved('H8', key))).toEqual([
    'G8',
    'I8',
    'H7',
    'H9',
  ])
  expect([moved('A1', 'ArrowLeft'), moved('A1', 'ArrowUp'), moved('O15', 'ArrowRight')]).toEqual([
    'A1',
    'A1',
    'O15',
  ])
  expect([
    moved('H8', 'Home'),
    moved('H8', 'End'),
    moved('H8', 'Home', true),
    moved('H8', 'End', true),
  ]).toEqual(['A8', 'O8', 'A1', 'O15'])
  expect(moveCursor(at('H8'), 'x')).toBeNull()
})

it('looks along its direction for the next square that fits, and stops at the edge', () => {
  const free = (square: number) => square !== squareAt('I8')
  expect(along(at('H8'), free)).toBe(squareAt('J8'))
  expect(along(at('H8', true), free)).toBe(squareAt('H9'))
  expect(along(at('H8'), free, true)).toBe(squareAt('G8'))
  expect(along(at('O8'), free)).toBeNull()
  expect(along(at('H15', true), free)).toBeNull()
})

it('names squares, and the squares between two', () => {
  expect([squareName(0), squareName(112), squareName(224)]).toEqual(['A1', 'H8', 'O15'])
  expect(squaresBetween('B11', 'E11').map(squareName)).toEqual(['B11', 'C11', 'D11', 'E11'])
  expect(squaresBetween('E6', 'E8').map(squareName)).toEqual(['E6', 'E7', 'E8'])
})
