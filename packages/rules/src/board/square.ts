/** Boards are 15 × 15. */
export const SIZE = 15
export const SQUARES = SIZE * SIZE

/** A square as a number 0 … 224, row by row from the top left: A1 is 0, B1 is 1, A2 is 15. */
export type Square = number

/** From a square to the next: along its row, or down its column. */
export const ACROSS = 1
export const DOWN = SIZE
export type Step = typeof ACROSS | typeof DOWN
export const STEPS: readonly Step[] = [ACROSS, DOWN]

export const rowOf = (square: Square): number => Math.floor(square / SIZE)

export const columnOf = (square: Square): number => square % SIZE

const NAMES: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${String.fromCharCode(65 + columnOf(square))}${rowOf(square) + 1}`,
)
const BY_NAME: ReadonlyMap<string, Square> = new Map(NAMES.map((name, square) => [name, square]))

/** The name of a square: column letter and row number, A1 top left. */
export const squareName = (square: Square): string => NAMES[square] ?? '?'

/** The square of a name, or null when there is none. */
export const parseSquare = (name: string): Square | null => BY_NAME.get(name) ?? null

/** The square after `square`, or null over the edge. */
export const nextSquare = (square: Square, step: Step): Square | null => {
  if (step === ACROSS) return columnOf(square) === SIZE - 1 ? null : square + step
  return square + step < SQUARES ? square + step : null
}

/** The square before `square`, or null over the edge. */
export const previousSquare = (square: Square, step: Step): Square | null => {
  if (step === ACROSS) return columnOf(square) === 0 ? null : square - step
  return square >= step ? square - step : null
}
