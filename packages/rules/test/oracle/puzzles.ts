import { allLines, textOf } from '../../src/board/lines.ts'
import { EMPTY, withTiles } from '../../src/board/grid.ts'
import type { Position } from '../../src/equacross/puzzle/puzzle.ts'
import { readings } from '../../src/equacross/readings.ts'

/** The board with these digits on its red squares, in reading order. */
export const boardWith = ({ board, red }: Position, digits: string) =>
  withTiles(
    board,
    red.map((square, at) => ({ square, tile: digits[at] ?? EMPTY })),
  )

/** The lines of a full board as text. */
export const linesOf = (position: Position, digits: string): string[] => {
  const board = boardWith(position, digits)
  return allLines((square) => board[square] !== EMPTY).map((line) => textOf(board, line))
}

/** All solutions, by trying every order of the rack. */
export const solutionsByTrying = (position: Position): string[] =>
  [...orders(position.rack)]
    .filter((digits) => linesOf(position, digits).every((text) => readings(text).length > 0))
    .sort()

/** Every different order of some digits. */
function* orders(digits: string): Generator<string> {
  if (digits === '') yield ''
  for (const digit of new Set(digits)) {
    const at = digits.indexOf(digit)
    for (const rest of orders(digits.slice(0, at) + digits.slice(at + 1))) yield digit + rest
  }
}
