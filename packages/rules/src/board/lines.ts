import type { Grid } from './grid.ts'
import { nextSquare, previousSquare, SQUARES, type Square, STEPS, type Step } from './square.ts'

/** Whether a tile lies on a square. */
export type Occupied = (square: Square) => boolean

/** A maximal run of two or more tiles, in reading direction. */
export interface Line {
  readonly from: Square
  readonly to: Square
  readonly step: Step
}

/** How many tiles a line has. */
export const lengthOf = ({ from, to, step }: Line): number => (to - from) / step + 1

/** The squares of a line, in order. */
export const squaresOf = (line: Line): Square[] =>
  Array.from({ length: lengthOf(line) }, (_, at) => line.from + at * line.step)

/** What a line says on a board of one-character tiles. */
export const textOf = (grid: Grid, { from, to, step }: Line): string => {
  if (step === 1) return grid.slice(from, to + 1)
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
  const lines: Line[] = []
  for (const step of STEPS) {
    for (let square = 0; square < SQUARES; square++) {
      if (!occupied(square)) continue
      const before = previousSquare(square, step)
      if (before !== null && occupied(before)) continue
      const line = lineThrough(occupied, square, step)
      if (line) lines.push(line)
    }
  }
  return lines
}
