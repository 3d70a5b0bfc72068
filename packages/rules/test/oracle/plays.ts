import { EMPTY, type Grid } from '../../src/board/grid.ts'
import { nextSquare, SQUARES, type Square, squareName, STEPS, type Step } from '../../src/board/square.ts'
import { judge } from '../../src/equacross/judge.ts'
import type { Placement, ScoredPlay } from '../../src/equacross/state.ts'

/** All legal plays, slowly: every order of every handful of the rack, on every run of empty squares, is judged. */
export const playsByTrying = (board: readonly string[], rack: string): ScoredPlay[] => {
  const grid = board.join('')
  const found = new Map<string, ScoredPlay>()
  for (const digits of ordersOf(rack)) {
    for (const step of STEPS) {
      for (let start = 0; start < SQUARES; start++) {
        const tiles = layOut(grid, start, step, digits)
        const judged = tiles && judge(board, rack, tiles)
        // The same tiles on the same squares are one play, a single tile across and down too.
        if (judged?.ok) found.set(JSON.stringify(judged.value.tiles), judged.value)
      }
    }
  }
  return [...found.values()]
}

/** Every different order of one or more of the tiles. */
const ordersOf = (rack: string): Set<string> => {
  const orders = new Set<string>()
  rack.split('').forEach((digit, at) => {
    orders.add(digit)
    for (const rest of ordersOf(rack.slice(0, at) + rack.slice(at + 1))) orders.add(digit + rest)
  })
  return orders
}

/** The digits on the empty squares from `start` on, or null where there are too few or `start` is taken. */
const layOut = (grid: Grid, start: Square, step: Step, digits: string): Placement[] | null => {
  const tiles: Placement[] = []
  if (grid[start] !== EMPTY) return null
  for (let square: Square | null = start; tiles.length < digits.length; square = nextSquare(square, step)) {
    if (square === null) return null
    if (grid[square] === EMPTY) tiles.push({ square: squareName(square), digit: digits[tiles.length] ?? '' })
  }
  return tiles
}
