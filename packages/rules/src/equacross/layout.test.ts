import { expect, test } from 'vitest'
import { SQUARES, squareName } from '../board/square.ts'
import { LINE_FACTORS, premiumAt, STAR, TILE_FACTORS } from './layout.ts'
import { pointsOf, TILE_SET, withoutTiles } from './tiles.ts'

// As EC-1 lists them.
const LISTED = {
  '3E': 'A1 H1 O1 A8 O8 A15 H15 O15',
  '2E': 'B2 N2 C3 M3 D4 L4 E5 K5 E11 K11 D12 L12 C13 M13 B14 N14',
  '3T': 'F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14',
  '2T': 'D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15',
}

test('EC-1: the board as drawn has the premium squares that the rule lists, and no others', () => {
  const listed = new Map(
    Object.entries(LISTED).flatMap(([premium, names]) =>
      names.split(' ').map((name) => [name, premium] as const),
    ),
  )
  for (let square = 0; square < SQUARES; square++) {
    const premium = listed.get(squareName(square)) ?? null
    expect(premiumAt(squareName(square)), squareName(square)).toBe(premium)
    expect(TILE_FACTORS[square]).toBe(premium?.endsWith('T') ? Number(premium[0]) : 1)
    expect(LINE_FACTORS[square]).toBe(premium?.endsWith('E') ? Number(premium[0]) : 1)
  }
})

test('EC-1: the star is H8, without a bonus', () => {
  expect(squareName(STAR)).toBe('H8')
  expect(premiumAt('H8')).toBeNull()
  expect(premiumAt('P1')).toBeNull()
})

test('EC-2: 100 tiles, worth 202 points in all', () => {
  expect(TILE_SET).toHaveLength(100)
  // 32 × 1 + 42 × 2 + 18 × 3 + 8 × 4, counted by hand from the rule.
  expect(pointsOf(TILE_SET)).toBe(32 + 84 + 54 + 32)
  expect(pointsOf('0123456789')).toBe(1 + 1 + 1 + 2 + 2 + 2 + 2 + 3 + 3 + 4)
  expect(pointsOf('')).toBe(0)
})

test('tiles are taken one by one, and not more often than they are there', () => {
  expect(withoutTiles('1122334', '213')).toBe('1234')
  expect(withoutTiles('1122334', '')).toBe('1122334')
  expect(withoutTiles('1122334', '44')).toBeNull()
  expect(withoutTiles('', '1')).toBeNull()
})
