import { expect, test } from 'vitest'
import { squareName } from '../board/square.ts'
import { BONUS_SQUARES, type Bonus, bonusAt, FLATS, START } from './layout.ts'

// BM-1, word for word.
const LISTED: Readonly<Record<Bonus, string>> = {
  purple: 'A1 H1 O1 A8 O8 A15 H15 O15',
  green: 'B2 N2 C3 M3 D4 L4 E5 K5 E11 K11 D12 L12 C13 M13 B14 N14',
  blue: 'D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15',
  red: 'F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14',
}

test('BM-1: the bonus squares are those listed, and no others', () => {
  for (const [bonus, names] of Object.entries(LISTED))
    for (const name of names.split(' ')) expect([name, bonusAt(name)]).toEqual([name, bonus])
  const listed = Object.values(LISTED).join(' ').split(' ')
  expect(BONUS_SQUARES.toSorted()).toEqual(listed.toSorted())
})

test('BM-1: the start is H8, and pays nothing', () => {
  expect(squareName(START)).toBe('H8')
  expect(bonusAt('H8')).toBeNull()
  expect(bonusAt('Z9')).toBeNull()
})

test('BM-1: what the flat squares add', () => {
  expect(FLATS.reduce((sum, flat) => sum + flat, 0)).toBe(16 * 10 + 24 * 5 - 12 * 5)
})
