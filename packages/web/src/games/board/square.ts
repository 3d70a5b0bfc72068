/** A square of a 15 × 15 board, counted row by row from A1 = 0. */
export type Square = number

export const SIDE = 15

export const rowOf = (square: Square): number => Math.floor(square / SIDE)
export const columnOf = (square: Square): number => square % SIDE

/** A column as its letter: 0 is A. */
export const columnLetter = (column: number): string => String.fromCharCode(65 + column)

/** `"H8"` for 112. */
export const squareName = (square: Square): string => `${columnLetter(columnOf(square))}${rowOf(square) + 1}`

/** 112 for `"H8"`. */
export const squareAt = (name: string): Square => (Number(name.slice(1)) - 1) * SIDE + name.charCodeAt(0) - 65

/** The squares from one name to another along a row or a column, both ends included. */
export const squaresBetween = (from: string, to: string): Square[] => {
  const first = squareAt(from)
  const last = squareAt(to)
  const step = rowOf(first) === rowOf(last) ? 1 : SIDE
  return Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step)
}
