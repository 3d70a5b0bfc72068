import { columnOf, rowOf, SIDE, type Square } from './square.ts'

/** Where the keyboard is on the board, and which way typing runs. */
export interface Cursor {
  readonly square: Square
  readonly down: boolean
}

const MOVES: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-SIDE, 0],
  End: [SIDE, 0],
}

const clamp = (at: number): number => Math.max(0, Math.min(SIDE - 1, at))

/** The cursor after an arrow, Home or End (with `far`, Home and End go to the first and last square). */
export const moveCursor = (cursor: Cursor, key: string, far = false): Cursor | null => {
  const move = MOVES[key]
  if (!move) return null
  if (far && key === 'Home') return { ...cursor, square: 0 }
  if (far && key === 'End') return { ...cursor, square: SIDE * SIDE - 1 }
  const column = clamp(columnOf(cursor.square) + move[0])
  const row = clamp(rowOf(cursor.square) + move[1])
  return { ...cursor, square: row * SIDE + column }
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
