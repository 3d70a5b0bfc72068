import type { Grid } from './grid.ts'
import { ACROSS, DOWN, nextSquare, previousSquare, SIZE, type Square, STEPS, type Step } from './square.ts'

/** Whether a tile lies on a square. */
export type Occupied = (square: Square) => boolean

/** A maximal run of two or more tiles, in reading direction. */
export interface Line {
  readonly from: Square
  readonly to: Square
  readonly step: Step
}

/** What a line says on a board of one-character tiles. */
export const textOf = (grid: Grid, { from, to, step }: Line): string => {
  if (step === ACROSS) return grid.slice(from, to + 1)
  let text = ''
  for (let square = from; square <= to; square += step) text += grid[square]
  return text
}

/** The line through an occupied square in one direction, or null when the tile has no neighbour there. */
export const lineThrough = (occupied: Occupied, square: Square, step: Step): Line | null => {
  let from = square
  for (let at = previousSquare(square, step); at !== null && occupied(at); at = previousSquare(at, step)) {
    from = at
  }
  let to = square
  for (let at = nextSquare(square, step); at !== null && occupied(at); at = nextSquare(at, step)) to = at
  return from === to ? null : { from, to, step }
}

/** The lines through any of some occupied squares, each once: across first, each kind in reading order. */
export const linesThrough = (occupied: Occupied, squares: readonly Square[]): Line[] =>
  STEPS.flatMap((step) => {
    const lines: Line[] = []
    for (const square of squares) {
      const line = lineThrough(occupied, square, step)
      if (line && !lines.some(({ from }) => from === line.from)) lines.push(line)
    }
    return lines.sort((a, b) => a.from - b.from)
  })

/** All lines of a board: across first, each kind in reading order. */
export const allLines = (occupied: Occupied): Line[] => {
  const down = linesAlong(occupied, DOWN).sort((a, b) => a.from - b.from)
  return [...linesAlong(occupied, ACROSS), ...down]
}

/** The lines of one direction, row by row or column by column. Views are made often: each square is looked at once. */
const linesAlong = (occupied: Occupied, step: Step): Line[] => {
  const lines: Line[] = []
  const nextLane = step === ACROSS ? DOWN : ACROSS
  for (let lane = 0; lane < SIZE; lane++) {
    let length = 0
    for (let at = 0; at <= SIZE; at++) {
      const square = lane * nextLane + at * step
      if (at < SIZE && occupied(square)) length++
      else {
        if (length >= 2) lines.push({ from: square - length * step, to: square - step, step })
        length = 0
      }
    }
  }
  return lines
}
