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
