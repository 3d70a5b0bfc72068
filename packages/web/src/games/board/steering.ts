import type { Cursor } from './cursor.ts'
import { columnOf, rowOf, SIDE } from './square.ts'

const MOVES: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-SIDE, 0],
  End: [SIDE, 0],
}

/**
 * The cursor after an arrow, Home or End (with `far`, Home and End go to the first and last square), on a board of which
 * `side` rows and columns are shown.
 */
export const moveCursor = (cursor: Cursor, key: string, far = false, side = SIDE): Cursor | null => {
  const move = MOVES[key]
  if (!move) return null
  if (far && key === 'Home') return { ...cursor, square: 0 }
  if (far && key === 'End') return { ...cursor, square: (side - 1) * (SIDE + 1) }
  const clamp = (at: number): number => Math.max(0, Math.min(side - 1, at))
  const column = clamp(columnOf(cursor.square) + move[0])
  const row = clamp(rowOf(cursor.square) + move[1])
  return { ...cursor, square: row * SIDE + column }
}
