import { EMPTY } from '../../board/grid.ts'
import {
  ACROSS,
  columnOf,
  DOWN,
  parseSquare,
  rowOf,
  SIZE,
  type Square,
  type Step,
} from '../../board/square.ts'
import { GAP } from './strip.ts'

/** Squares of one row or column on which an equation is to build, by the names of the first and the last (EC-23). */
export interface Base {
  readonly from: string
  readonly to: string
}

/** A base as the squares it is made of. */
export interface Span {
  readonly squares: readonly Square[]
  /** Along these an equation may run: both where the base is one square. */
  readonly steps: readonly Step[]
}

/** The squares of a base, or null where it is none: not in one line, backwards, or without a tile. */
export const spanOf = (board: readonly string[], { from, to }: Base): Span | null => {
  const [first, last] = [parseSquare(from), parseSquare(to)]
  if (first === null || last === null || last < first) return null
  const step = rowOf(first) === rowOf(last) ? ACROSS : columnOf(first) === columnOf(last) ? DOWN : null
  if (step === null) return null
  const squares = Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step)
  if (squares.every((square) => tileOn(board, square) === EMPTY)) return null
  return { squares, steps: first === last ? [ACROSS, DOWN] : [step] }
}

/** What stands on a base, `?` for each gap that a tile of the player must fill; null where it is none. */
export const readBase = (board: readonly string[], base: Base): string | null =>
  spanOf(board, base)
    ?.squares.map((square) => tileOn(board, square))
    .join('')
    .replaceAll(EMPTY, GAP) ?? null

/** The tile on a square of the 15 rows of a board, or `.`. */
export const tileOn = (board: readonly string[], square: Square): string =>
  board[rowOf(square)]?.[square % SIZE] ?? EMPTY
