import { ACROSS, SIZE, SQUARES, type Square, type Step } from '../../board/square.ts'
import { TILE_POINTS } from '../tiles.ts'

/** The digit on each square of a board as a number, or `VACANT`: what searching wants. */
export type Cells = Uint8Array

export const VACANT = 10

/** Reads the 15 rows of a board. */
export const cellsOf = (board: readonly string[]): Cells => {
  const text = board.join('')
  const cells = new Uint8Array(SQUARES).fill(VACANT)
  for (let square = 0; square < SQUARES; square++) {
    const digit = text.charCodeAt(square) - 48
    if (digit >= 0 && digit <= 9) cells[square] = digit
  }
  return cells
}

/** The first square of row or column `index`. */
export const firstSquare = (step: Step, index: number): Square => (step === ACROSS ? index * SIZE : index)

/** What a tile of each digit is worth (EC-2), by its number. */
export const DIGIT_POINTS: readonly number[] = Array.from(
  { length: 10 },
  (_, digit) => TILE_POINTS[digit] ?? 0,
)
