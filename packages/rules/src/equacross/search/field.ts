import { ACROSS, DOWN, type Step } from '../../board/square.ts'
import { type Cells, cellsOf, VACANT } from './cells.ts'
import { type CrossChecks, crossChecksOf } from './crosschecks.ts'

/** A board and a rack as the search for plays wants them. */
export interface Field {
  readonly cells: Cells
  readonly isEmpty: boolean
  /** How many tiles are on the rack, how often each digit is there, and which digits there are, a bit each. */
  readonly tiles: number
  readonly counts: Uint8Array
  readonly digits: number
  /** What crossing lines make of plays along each step. */
  readonly crossChecks: Readonly<Record<Step, CrossChecks>>
}

/** Reads the 15 rows of a board and a rack. */
export const fieldOf = (board: readonly string[], rack: string): Field => {
  const cells = cellsOf(board)
  const counts = new Uint8Array(10)
  let digits = 0
  for (const tile of rack) {
    counts[Number(tile)]!++
    digits |= 1 << Number(tile)
  }
  return {
    cells,
    isEmpty: cells.every((cell) => cell === VACANT),
    tiles: rack.length,
    counts,
    digits,
    crossChecks: {
      [ACROSS]: crossChecksOf(cells, digits, DOWN),
      [DOWN]: crossChecksOf(cells, digits, ACROSS),
    },
  }
}
