import { OPERATORS, type Operator } from '../../maths/operator.ts'
import type { Level, Order, Size } from './puzzle.ts'
import type { Drawing } from './shape.ts'

/** What a puzzle is made to. */
export interface Recipe {
  readonly drawing: Drawing
  /** The signs that its equations have, each as often as it is named. */
  readonly operators: readonly Operator[]
  /** How many squares are red. */
  readonly red: number
  /** How many squares are looked at for each that turns red, so that as much as possible is left open. */
  readonly choices: number
  /** From the least effort to the greatest. */
  readonly effort: readonly [number, number]
  /** How many solutions it may have (PZ-7). */
  readonly solutions: number
}

/** Rows and columns, the least number of tiles, and of red squares by level. */
interface Extent {
  readonly side: number
  readonly tiles: number
  readonly red: Readonly<Record<Level, number>>
}

const EXTENTS: Readonly<Record<Size | 'largest', Extent>> = {
  small: { side: 7, tiles: 20, red: { easy: 5, medium: 8, hard: 11, expert: 12 } },
  medium: { side: 9, tiles: 32, red: { easy: 7, medium: 10, hard: 14, expert: 16 } },
  large: { side: 11, tiles: 46, red: { easy: 9, medium: 13, hard: 18, expert: 20 } },
  largest: { side: 13, tiles: 62, red: { easy: 10, medium: 15, hard: 20, expert: 22 } },
}

/** The sizes of the dailies. */
const DAILY = { easy: 'small', medium: 'medium', hard: 'large', expert: 'largest' } as const

type Manner = Pick<Recipe, 'operators' | 'choices' | 'effort'> & Pick<Drawing, 'knit' | 'longest'>

/** What the levels mean (PZ-7): signs, how closely the lines are knit, and how much has to be tried. */
const MANNERS: Readonly<Record<Level, Manner>> = {
  easy: { operators: ['+', '-'], longest: 5, knit: 0, choices: 1, effort: [0, 3] },
  medium: { operators: OPERATORS, longest: 6, knit: 1, choices: 2, effort: [5, 15] },
  hard: { operators: OPERATORS, longest: 7, knit: 3, choices: 4, effort: [20, 70] },
  expert: { operators: OPERATORS, longest: 7, knit: 3, choices: 6, effort: [90, 400] },
}

/** How a puzzle is made: a daily has fewer solutions, and the size of its level. */
export const recipeOf = ({ level, size }: Order): Recipe => {
  const { side, tiles, red } = EXTENTS[size ?? DAILY[level]]
  const { operators, choices, effort, knit, longest } = MANNERS[level]
  return {
    drawing: { side, tiles, knit, longest },
    operators,
    red: red[level],
    choices,
    effort,
    solutions: size === null ? 4 : 12,
  }
}
