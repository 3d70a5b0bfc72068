import { SIDE, type Square } from './square.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const within = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height

/** The square under a point, by arithmetic: the board's tracks are all equal. */
export const squareUnder = (board: Box, point: Point): Square | null => {
  if (!within(board, point)) return null
  const column = Math.floor(((point.x - board.left) / board.width) * SIDE)
  const row = Math.floor(((point.y - board.top) / board.height) * SIDE)
  return row * SIDE + column
}

/** The middle of a square. */
export const middleOf = (board: Box, square: Square): Point => ({
  x: board.left + (((square % SIDE) + 0.5) * board.width) / SIDE,
  y: board.top + ((Math.floor(square / SIDE) + 0.5) * board.height) / SIDE,
})

/** The slot of a rack under a point; left and right of the slots the outermost ones. */
export const slotUnder = (rack: Box, slots: Box, count: number, point: Point): number | null => {
  if (!within(rack, point)) return null
  return Math.max(0, Math.min(count - 1, Math.floor(((point.x - slots.left) / slots.width) * count)))
}

/** How far a pointer may wander before a tap becomes a drag. */
export const threshold = (pointerType: string): number =>
  pointerType === 'mouse' ? 3 : pointerType === 'pen' ? 5 : 8

/** How far above the finger a tile is held, so that the finger does not hide it. */
export const lift = (pointerType: string): number => (pointerType === 'touch' ? 46 : 0)
