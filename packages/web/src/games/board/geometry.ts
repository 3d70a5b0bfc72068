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

/** The square under a point, by arithmetic: the board's tracks are all equal. `side` of them are shown. */
export const squareUnder = (board: Box, point: Point, side: number): Square | null => {
  if (!within(board, point)) return null
  const column = Math.floor(((point.x - board.left) / board.width) * side)
  const row = Math.floor(((point.y - board.top) / board.height) * side)
  return row * SIDE + column
}

/** The middle of a square. */
export const middleOf = (board: Box, square: Square, side: number): Point => ({
  x: board.left + (((square % SIDE) + 0.5) * board.width) / side,
  y: board.top + ((Math.floor(square / SIDE) + 0.5) * board.height) / side,
})

/** The slot of a rack under a point, `columns` of them in a row; beside the slots the outermost ones. */
export const slotUnder = (
  rack: Box,
  slots: Box,
  count: number,
  columns: number,
  point: Point,
): number | null => {
  if (!within(rack, point)) return null
  const index = (part: number, all: number): number => Math.max(0, Math.min(all - 1, Math.floor(part * all)))
  const row = index((point.y - slots.top) / slots.height, Math.ceil(count / columns))
  return Math.min(count - 1, row * columns + index((point.x - slots.left) / slots.width, columns))
}

/** How far a pointer may wander before a tap becomes a drag. */
export const threshold = (pointerType: string): number =>
  pointerType === 'mouse' ? 3 : pointerType === 'pen' ? 5 : 8

/** How far above the finger a tile is held, so that the finger does not hide it. */
export const lift = (pointerType: string): number => (pointerType === 'touch' ? 46 : 0)
