import { expect, it } from 'vitest'
import { linesOf } from '../../../test/oracle/puzzles.ts'
import { EMPTY_GRID, withTiles } from '../../board/grid.ts'
import { chanceFrom } from '../../core/chance.ts'
import { OPERATORS, type Operator } from '../../maths/operator.ts'
import { redden } from './redden.ts'

/** 9 + 9 = 18. With its last two tiles changed about it is 9 × 9 = 81. */
const full = withTiles(
  EMPTY_GRID,
  '9918'.split('').map((tile, square) => ({ square, tile })),
)

/** The lines that solutions make of it, whichever two squares are red. */
const linesWith = (operators: readonly Operator[]): Set<string> => {
  const drawing = { side: 4, tiles: 4, longest: 4, knit: 0 }
  const recipe = { drawing, operators, red: 2, choices: 1, effort: [0, 100], solutions: 12 } as const
  const puzzles = Array.from({ length: 60 }, (_, at) => redden(full, recipe, chanceFrom('5e'.repeat(32))(at)))
  return new Set(
    puzzles.flatMap((puzzle) => puzzle.solutions.flatMap((solution) => linesOf(puzzle, solution))),
  )
}

it('leaves no squares open that another sign could fill, unless the level has it (PZ-7)', () => {
  expect(linesWith(OPERATORS)).toContain('9981')
  expect(linesWith(['+', '-'])).toContain('9918')
  expect(linesWith(['+', '-'])).not.toContain('9981')
})
