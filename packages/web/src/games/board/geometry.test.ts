import { describe, expect, it } from 'vitest'
import { lift, middleOf, slotUnder, squareUnder, threshold } from './geometry.ts'
import { columnsOf } from './hand.ts'

const board = { left: 8, top: 152, width: 374, height: 374 }

describe('squares under a point', () => {
  it('finds each square from its middle, and from near its corners', () => {
    for (const [side, square] of [15, 9].flatMap((side) =>
      Array.from({ length: 225 }, (_, square) => [side, square] as const),
    )) {
      // A smaller board shows the first rows and columns of the 15.
      if (square % 15 >= side || square / 15 >= side) continue
      const part = board.width / side
      const { x, y } = middleOf(board, square, side)
      for (const [dx, dy] of [
        [0, 0],
        [-0.49, -0.49],
        [0.49, 0.49],
      ] as const) {
        expect(squareUnder(board, { x: x + dx * part, y: y + dy * part }, side)).toBe(square)
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
      expect(squareUnder(board, point, 15)).toBeNull()
  })
})

describe('slots under a point', () => {
  const rack = { left: 8, top: 700, width: 374, height: 62 }
  const slots = { left: 16, top: 708, width: 358, height: 46 }

  it('finds each of seven or eight, and the outermost at the rims', () => {
    for (const count of [7, 8])
      for (let slot = 0; slot < count; slot++) {
        const x = slots.left + ((slot + 0.5) * slots.width) / count
        expect(slotUnder(rack, slots, count, count, { x, y: 730 })).toBe(slot)
      }
    expect(slotUnder(rack, slots, 7, 7, { x: 9, y: 701 })).toBe(0)
    expect(slotUnder(rack, slots, 7, 7, { x: 381, y: 761 })).toBe(6)
  })

  it('finds each in a rack of three rows, the last of which is not full', () => {
    const high = { ...slots, height: 150 }
    const tall = { ...rack, height: 166 }
    expect([7, 8, 9, 16, 20].map(columnsOf)).toEqual([7, 8, 5, 8, 7])
    for (let slot = 0; slot < 20; slot++) {
      const x = high.left + (((slot % 7) + 0.5) * high.width) / 7
      const y = high.top + ((Math.floor(slot / 7) + 0.5) * high.height) / 3
      expect(slotUnder(tall, high, 20, 7, { x, y })).toBe(slot)
    }
    expect(slotUnder(tall, high, 20, 7, { x: 370, y: 850 })).toBe(19)
  })

  it('finds none beside the rack', () => {
    expect(slotUnder(rack, slots, 7, 7, { x: 200, y: 690 })).toBeNull()
  })
})

it('lifts a tile above a finger only, and lets a finger tremble most', () => {
  expect(['mouse', 'pen', 'touch'].map(lift)).toEqual([0, 0, 46])
  expect(['mouse', 'pen', 'touch'].map(threshold)).toEqual([3, 5, 8])
})
