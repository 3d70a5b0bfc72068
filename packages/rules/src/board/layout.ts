import { columnOf, rowOf, SIZE, SQUARES, type Square } from './square.ts'

/**
 * Reads a board drawn as text, one line a row, one character a square, blanks between them as one likes.
 * `meanings` says what the characters stand for; any other character is a plain square.
 */
export const readLayout = <T>(drawing: string, meanings: Readonly<Record<string, T>>): (T | null)[] => {
  const characters = drawing.replace(/\s/g, '')
  return Array.from({ length: SQUARES }, (_, square) => meanings[characters[square] ?? ''] ?? null)
}

/** Whether a layout is the same from all four sides and in the mirror, as crossword boards are. */
export const isSymmetric = <T>(layout: readonly T[]): boolean =>
  layout.every((mark, square) => reflections(square).every((other) => layout[other] === mark))

const reflections = (square: Square): Square[] => {
  const [row, column] = [rowOf(square), columnOf(square)]
  const [up, back] = [SIZE - 1 - row, SIZE - 1 - column]
  return [row * SIZE + back, up * SIZE + column, column * SIZE + row]
}
