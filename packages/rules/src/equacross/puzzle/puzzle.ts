import type { Square } from '../../board/square.ts'
import type { Grid } from '../../board/grid.ts'

/** How hard a puzzle is (PZ-7). Expert is for dailies (PZ-4). */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/** How large a random puzzle is (PZ-3). */
export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

/** What a puzzle is made to: a size for a random one, none for a daily, whose level says how large it is. */
export interface Order {
  readonly level: Level
  readonly size: Size | null
}

/** A board with some tiles, red squares, and a rack of exactly as many tiles (PZ-1). */
export interface Position {
  /** Rows and columns in use; they are the first of the board's 15. */
  readonly side: number
  readonly board: Grid
  /** In reading order. */
  readonly red: readonly Square[]
  /** In the order of the digits. */
  readonly rack: string
}

/** A puzzle with all that is known of it. Its solutions never leave the server (G-5). */
export interface Puzzle extends Position {
  /** All of them, the digits of the red squares in reading order, lexicographically (PZ-2). */
  readonly solutions: readonly string[]
  /** How much search it needs. */
  readonly effort: number
}
