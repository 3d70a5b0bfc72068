import { describe, expect, it } from 'vitest'
import { lift, middleOf, slotUnder, squareUnder, threshold } from './geometry.ts'

const board = { left: 8, top: 152, width: 374, height: 374 }

describe('squares under a point', () => {
  it('finds each square from its middle, and from near its corners', () => {
    const part = board.width / 15
    for (let square = 0; square < 225; square++) {
      const { x, y } = middleOf(board, square)
      for (const [dx, dy] of [
        [0, 0],
        [-0.49, -0.49],
        [0.49, 0.49],
      ] as const) {
        expect(squareUnder(board, { x: x + dx * part, y: y + dy * part })).toBe(square)
      }
    }
  })

  it('finds none beside the board', () => {
    for (const point of [
      { x: 7, y: 300 },
      { x: 382, y: 300 },
      { x: 100, y: 151 },
      { x: 100, y: 526 },
    ])
      expect(squareUnder(board, point)).toBeNull()
  })
})

describe('slots under a point', () => {
  const rack = { left: 8, top: 700, width: 374, height: 62 }
  const slots = { left: 16, top: 708, width: 358, height: 46 }

  it('finds each of seven or eight, and the outermost at the rims', () => {
    for (const count of [7, 8])
      for (let slot = 0; slot < count; slot++) {
        const x = slots.left + ((slot + 0.5) * slots.width) / count
        expect(slotUnder(rack, slots, count, { x, y: 730 })).toBe(slot)
      }
    expect(slotUnder(rack, slots, 7, { x: 9, y: 701 })).toBe(0)
    expect(slotUnder(rack, slots, 7, { x: 381, y: 761 })).toBe(6)
  })

  it('finds none beside the rack', () => {
    expect(slotUnder(rack, slots, 7, { x: 200, y: 690 })).toBeNull()
  })
})

it('lifts a tile above a finger only, and lets a finger tremble most', () => {
  expect(['mouse', 'pen', 'touch'].map(lift)).toEqual([0, 0, 46])
  expect(['mouse', 'pen', 'touch'].map(threshold)).toEqual([3, 5, 8])
})
