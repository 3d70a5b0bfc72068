import { EMPTY_GRID, toRows, withTiles } from '../src/board/grid.ts'
import { ACROSS, DOWN, parseSquare } from '../src/board/square.ts'

/** The rows of a board with some runs of tiles on it: `H8 297` lies across from H8, `H8| 297` down. */
export const boardOf = (...runs: readonly string[]): string[] => {
  const tiles = runs.flatMap((run) => {
    const [start = '', digits = ''] = run.split(' ')
    const step = start.endsWith('|') ? DOWN : ACROSS
    const from = parseSquare(start.replace('|', '')) ?? 0
    return digits.split('').map((tile, at) => ({ square: from + at * step, tile }))
  })
  return toRows(withTiles(EMPTY_GRID, tiles))
}
