import { readLayout } from '../board/layout.ts'
import { parseSquare, type Square, squareName } from '../board/square.ts'

/** A square that pays whoever covers it first (BM-1, BM-9): purple doubles the turn, the others add their value. */
export type Bonus = 'purple' | 'green' | 'blue' | 'red'

/** What is printed on a bonus square: a factor, or points. */
export const FLAT_VALUES: Readonly<Record<Exclude<Bonus, 'purple'>, number>> = { green: 10, blue: 5, red: -5 }

/** The start square H8, which the first play covers (BM-4). It has no bonus. */
export const START: Square = 112

// BM-1: P is purple, G green, b blue, r red, * the start.
const DRAWING = `
  P . . b . . . P . . . b . . P
  . G . . . r . . . r . . . G .
  . . G . . . b . b . . . G . .
  b . . G . . . b . . . G . . b
  . . . . G . . . . . G . . . .
  . r . . . r . . . r . . . r .
  . . b . . . b . b . . . b . .
  P . . b . . . * . . . b . . P
  . . b . . . b . b . . . b . .
  . r . . . r . . . r . . . r .
  . . . . G . . . . . G . . . .
  b . . G . . . b . . . G . . b
  . . G . . . b . b . . . G . .
  . G . . . r . . . r . . . G .
  P . . b . . . P . . . b . . P
`

/** The bonus of each square 0 … 224, or null. */
export const BONUSES: readonly (Bonus | null)[] = readLayout<Bonus>(DRAWING, {
  P: 'purple',
  G: 'green',
  b: 'blue',
  r: 'red',
})

/** What each square adds to the turn that covers it. */
export const FLATS: readonly number[] = BONUSES.map((bonus) =>
  bonus === null || bonus === 'purple' ? 0 : FLAT_VALUES[bonus],
)

/** The bonus of a square by its name, or null. */
export const bonusAt = (name: string): Bonus | null => {
  const square = parseSquare(name)
  return square === null ? null : (BONUSES[square] ?? null)
}

/** The names of the bonus squares in reading order. */
export const BONUS_SQUARES: readonly string[] = BONUSES.flatMap((bonus, square) =>
  bonus ? [squareName(square)] : [],
)
