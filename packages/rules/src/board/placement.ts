import type { Occupied } from './lines.ts'
import {
  columnOf,
  nextSquare,
  previousSquare,
  rowOf,
  type Square,
  STEPS,
  type Step,
  ACROSS,
  DOWN,
} from './square.ts'

/** What can be wrong with the shape of a placement, in the order in which it is looked for (EC-10, BM-4). */
export type PlacementFault = 'occupied' | 'not-one-line' | 'gap'

/** The first thing that is wrong with the shape of new tiles on these squares, or null. */
export const placementFault = (occupied: Occupied, squares: readonly Square[]): PlacementFault | null => {
  if (new Set(squares).size < squares.length || squares.some(occupied)) return 'occupied'
  const step = stepOf(squares)
  if (step === null) return 'not-one-line'
  const last = Math.max(...squares)
  for (let square = Math.min(...squares); square < last; square += step) {
    if (!squares.includes(square) && !occupied(square)) return 'gap'
  }
  return null
}

/** Whether one of the squares lies edge to edge with a tile. */
export const touches = (occupied: Occupied, squares: readonly Square[]): boolean =>
  squares.some((square) =>
    STEPS.some((step) => {
      const before = previousSquare(square, step)
      const after = nextSquare(square, step)
      return (before !== null && occupied(before)) || (after !== null && occupied(after))
    }),
  )

/** The direction that squares have in common, or null. A single square has both, and is called across. */
const stepOf = (squares: readonly Square[]): Step | null => {
  const [first, ...rest] = squares
  if (first === undefined || rest.every((square) => rowOf(square) === rowOf(first))) return ACROSS
  return rest.every((square) => columnOf(square) === columnOf(first)) ? DOWN : null
}
