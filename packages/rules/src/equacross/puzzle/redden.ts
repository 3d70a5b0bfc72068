import { type Rng, shuffle } from '../../core/chance.ts'
import { EMPTY, type Grid, withTiles } from '../../board/grid.ts'
import { allLines, textOf } from '../../board/lines.ts'
import type { Square } from '../../board/square.ts'
import type { Operator } from '../../maths/operator.ts'
import { bestReading } from '../readings.ts'
import type { Recipe } from './levels.ts'
import type { Position, Puzzle } from './puzzle.ts'
import { solve } from './solve.ts'

/** A board of which some squares have been left open, as many as will do and the recipe asks for. */
export const redden = (full: Grid, recipe: Recipe, rng: Rng): Puzzle => {
  const tiles = full.split('').flatMap((tile, square) => (tile === EMPTY ? [] : square))
  const squares = shuffle(tiles, rng)
  let puzzle: Puzzle = { ...positionOf(full, recipe.drawing.side, []), solutions: [''], effort: 0 }
  while (puzzle.red.length < recipe.red) {
    const next = openOne(full, puzzle, squares, recipe)
    if (next === null) break
    puzzle = next
  }
  return puzzle
}

/** One more red square: of the first few that will do, the one that makes most effort. */
const openOne = (full: Grid, { red, side }: Puzzle, squares: Square[], recipe: Recipe): Puzzle | null => {
  const {
    choices,
    effort: [, most],
    solutions,
  } = recipe
  let best: Puzzle | null = null
  let looked = 0
  let chosen = 0
  while (looked < choices) {
    const square = squares.shift()
    if (square === undefined) break
    const position = positionOf(full, side, [...red, square])
    const solved = solve(position, { most: solutions, effort: most })
    if (!solved.isProven || !isSettled(solved.solutions)) continue
    if (!solved.solutions.every((solution) => isInSigns(position, solution, recipe.operators))) continue
    looked++
    if (best === null || solved.effort > best.effort) {
      if (best) squares.push(chosen)
      best = { ...position, solutions: solved.solutions, effort: solved.effort }
      chosen = square
    } else squares.push(square)
  }
  return best
}

const positionOf = (full: Grid, side: number, squares: readonly Square[]): Position => {
  const red = [...squares].sort((a, b) => a - b)
  const board = full.split('')
  for (const square of red) board[square] = EMPTY
  const rack = [...red].sort((a, b) => Number(full[a]) - Number(full[b]))
  return { side, board: board.join(''), red, rack: rack.map((square) => full[square]).join('') }
}

/** PZ-7: the signs of a level are those of every solution, not only of the one that was made. */
const isInSigns = (position: Position, solution: string, operators: readonly Operator[]): boolean => {
  const board = withTiles(
    position.board,
    position.red.map((square, at) => ({ square, tile: solution[at] ?? EMPTY })),
  )
  return allLines((square) => board[square] !== EMPTY).every((line) => {
    const reading = bestReading(textOf(board, line))
    return reading !== null && operators.includes(reading.operator)
  })
}

/** PZ-7: no red square is left open by everything: none has more than two digits, and half of them have one. The first two may change places. */
export const isSettled = (solutions: readonly string[]): boolean => {
  const [first = ''] = solutions
  let open = 0
  for (let at = 0; at < first.length; at++) {
    const digits = new Set(solutions.map((solution) => solution[at]))
    if (digits.size > 2) return false
    if (digits.size > 1) open++
  }
  return 2 * open <= first.length || first.length < 3
}
