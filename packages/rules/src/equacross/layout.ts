import { readLayout } from '../board/layout.ts'
import { parseSquare, type Square } from '../board/square.ts'

/** A square that multiplies the tile on it (T) or the whole equation (E) in the turn that covers it (EC-13). */
export type Premium = '2T' | '3T' | '2E' | '3E'

/** The star H8, which the first play covers (EC-11). It has no bonus. */
export const STAR: Square = 112

// EC-1: T and t are 3T and 2T, E and e are 3E and 2E, * is the star.
const DRAWING = `
  E . . t . . . E . . . t . . E
  . e . . . T . . . T . . . e .
  . . e . . . t . t . . . e . .
  t . . e . . . t . . . e . . t
  . . . . e . . . . . e . . . .
  . T . . . T . . . T . . . T .
  . . t . . . t . t . . . t . .
  E . . t . . . * . . . t . . E
  . . t . . . t . t . . . t . .
  . T . . . T . . . T . . . T .
  . . . . e . . . . . e . . . .
  t . . e . . . t . . . e . . t
  . . e . . . t . t . . . e . .
  . e . . . T . . . T . . . e .
  E . . t . . . E . . . t . . E
`

const PREMIUMS = readLayout<Premium>(DRAWING, { T: '3T', t: '2T', E: '3E', e: '2E' })

/** The factor of each square for the tile that newly lies on it, and for the lines through it. */
export const TILE_FACTORS: readonly number[] = PREMIUMS.map((premium) =>
  premium === '3T' ? 3 : premium === '2T' ? 2 : 1,
)
export const LINE_FACTORS: readonly number[] = PREMIUMS.map((premium) =>
  premium === '3E' ? 3 : premium === '2E' ? 2 : 1,
)

/** The premium of a square by its name, or null. */
export const premiumAt = (name: string): Premium | null => {
  const square = parseSquare(name)
  return square === null ? null : (PREMIUMS[square] ?? null)
}
