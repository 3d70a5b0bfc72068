import { EMPTY, type Grid } from '../../board/grid.ts'
import { SIZE, SQUARES } from '../../board/square.ts'
import type { Rng } from '../../core/chance.ts'
import { fillShape } from './filling.ts'
import { type Recipe, recipeOf } from './levels.ts'
import type { Order, Puzzle } from './puzzle.ts'
import { redden } from './redden.ts'
import { drawShape } from './shape.ts'

/** How many boards are looked at before the best of them has to do. */
const BOARDS = 60
/** How often red squares are chosen on each. */
const CHOICES = 3

/** A new puzzle by PZ-1 and PZ-7. It never fails: should no board turn out as ordered, the nearest is taken. */
export const makePuzzle = (order: Order, rng: Rng): Puzzle => {
  const recipe = recipeOf(order)
  let best: Puzzle | null = null
  let distance = Number.POSITIVE_INFINITY
  for (let boards = 0; boards < BOARDS || best === null; boards++) {
    const full = fullBoard(recipe, rng)
    for (let choice = 0; full !== null && choice < CHOICES; choice++) {
      const puzzle = redden(full, recipe, rng)
      const off = distanceFrom(recipe, puzzle)
      if (off === 0) return puzzle
      if (off < distance) [best, distance] = [puzzle, off]
    }
  }
  return best
}

const fullBoard = (recipe: Recipe, rng: Rng): Grid | null => {
  const shape = drawShape(recipe.drawing, rng)
  const digits = fillShape(shape, recipe.operators, rng)
  if (digits === null) return null
  const board = Array<string>(SQUARES).fill(EMPTY)
  digits.forEach((digit, cell) => {
    const square = Math.floor(cell / shape.side) * SIZE + (cell % shape.side)
    if (digit >= 0) board[square] = String(digit)
  })
  return board.join('')
}

/** How far a puzzle is from what was ordered: first in red squares, then in effort. */
const distanceFrom = ({ red, effort: [least, most] }: Recipe, puzzle: Puzzle): number =>
  1000 * (red - puzzle.red.length) + Math.max(0, least - puzzle.effort, puzzle.effort - most)
