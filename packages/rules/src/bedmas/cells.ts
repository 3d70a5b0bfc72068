import { type Line, allLines } from '../board/lines.ts'
import { parseSquare, type Square, SQUARES } from '../board/square.ts'
import type { Board } from './state.ts'
import type { Token } from './tokens.ts'

/** A board by its squares 0 … 224: the token on each, or undefined. */
export type Cells = readonly (Token | undefined)[]

/** A board as squares, in an array of one's own. */
export const cellsOf = (board: Board): (Token | undefined)[] => {
  const cells = Array<Token | undefined>(SQUARES).fill(undefined)
  for (const name in board) {
    const square = parseSquare(name)
    if (square !== null) cells[square] = board[name]
  }
  return cells
}

/** What a line says. */
export const tokensOf = (cells: Cells, { from, to, step }: Line): Token[] => {
  const tokens: Token[] = []
  for (let square: Square = from; square <= to; square += step) tokens.push(cells[square] ?? '')
  return tokens
}

/** All runs of two tiles or more: across first, each kind in reading order (BM-5). */
export const runsOf = (cells: Cells): Line[] => allLines((square) => cells[square] !== undefined)
