import { columnOf, rowOf, SIDE, type Square } from './square.ts'

/** Where the keyboard is on the board, and which way typing runs. */
export interface Cursor {
  readonly square: Square
  readonly down: boolean
}

/** The next square in the cursor's direction (or against it) for which `fits` holds, or null at the edge. */
export const along = (
  cursor: Cursor,
  fits: (square: Square) => boolean,
  backwards = false,
): Square | null => {
  const step = (cursor.down ? SIDE : 1) * (backwards ? -1 : 1)
  const sameLine = (square: Square): boolean =>
    square >= 0 &&
    square < SIDE * SIDE &&
    (cursor.down ? columnOf(square) === columnOf(cursor.square) : rowOf(square) === rowOf(cursor.square))
  for (let square = cursor.square + step; sameLine(square); square += step) if (fits(square)) return square
  return null
}
