import { expect, describe, test } from 'vitest'
import { EMPTY } from '../src/board/grid.ts'
import { SIZE } from '../src/board/square.ts'
import { chanceFrom, shuffle } from '../src/core/chance.ts'
import { alike } from '../src/equacross/puzzle/alike.ts'
import { recipeOf } from '../src/equacross/puzzle/levels.ts'
import { makePuzzle } from '../src/equacross/puzzle/make.ts'
import type { Order, Position, Puzzle } from '../src/equacross/puzzle/puzzle.ts'
import { solve } from '../src/equacross/puzzle/solve.ts'
import { bestReading } from '../src/equacross/readings.ts'
import { boardWith, linesOf, solutionsByTrying } from './oracle/puzzles.ts'

// New ones in every run. A failing one is named by its seed.
const seed = Array.from({ length: 64 }, () => Math.floor(16 * Math.random()).toString(16)).join('')
const chance = chanceFrom(seed)

const orders: readonly Order[] = [
  ...(['easy', 'medium', 'hard'] as const).flatMap((level) =>
    (['small', 'medium', 'large', null] as const).map((size) => ({ level, size })),
  ),
  { level: 'expert', size: null },
]
const MADE = 8
const made = orders.map((order, at) => ({
  order,
  name: `${order.level} ${order.size ?? 'daily'}, seed ${seed}`,
  puzzles: Array.from({ length: MADE }, (_, each) => makePuzzle(order, chance(100 * at + each))),
}))

/** The same board with other red squares: as many as `count`, whatever that makes of it. */
const reddened = ({ side, ...puzzle }: Puzzle, count: number, at: number): Position => {
  const full = boardWith({ side, ...puzzle }, puzzle.solutions[0] ?? '').split('')
  const tiles = full.flatMap((tile, square) => (tile === EMPTY ? [] : square))
  const red = shuffle(tiles, chance(at))
    .slice(0, count)
    .sort((a, b) => a - b)
  const rack = red
    .map((square) => full[square] ?? '')
    .sort((a, b) => Number(a) - Number(b))
    .join('')
  for (const square of red) full[square] = EMPTY
  return { side, board: full.join(''), red, rack }
}

test(`PZ-7: the solver finds what trying every order finds, on 500 puzzles and more (seed ${seed})`, () => {
  const puzzles = made.flatMap(({ puzzles }) => puzzles)
  let several = 0
  const positions = Array.from({ length: 520 }, (_, at) =>
    reddened(puzzles[at % puzzles.length] as Puzzle, 3 + (at % 4), 5000 + at),
  )
  for (const position of positions) {
    const solved = solve(position, { most: Number.POSITIVE_INFINITY, effort: Number.POSITIVE_INFINITY })
    const solutions = solutionsByTrying(position)
    expect({ position, ...solved }).toMatchObject({ position, isProven: true, solutions })
    if (solutions.length > 1) several++
  }
  // Else the comparison would say little.
  expect(several).toBeGreaterThan(20)
})

test('a line that is false from the start has no solution, and one red square at least one', () => {
  const [puzzle] = made[0]?.puzzles ?? []
  const one = reddened(puzzle as Puzzle, 1, 1)
  const bounds = { most: 12, effort: 1000 }
  expect(solve(one, bounds).solutions).toEqual([one.rack])
  expect(solve({ ...one, rack: one.rack === '5' ? '6' : '5' }, bounds).solutions).toEqual(
    solutionsByTrying({ ...one, rack: one.rack === '5' ? '6' : '5' }),
  )
  const full = boardWith(one, one.rack)
  const first = full.split('').findIndex((tile) => tile !== EMPTY)
  const broken = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((digit) => full.slice(0, first) + digit + full.slice(first + 1))
    .map((board) => ({ side: one.side, board, red: [], rack: '' }))
  for (const position of broken)
    expect(solve(position, bounds).solutions).toEqual(solutionsByTrying(position))
})

test('bounds end a search, and it says so', () => {
  const [expert] = made.at(-1)?.puzzles ?? []
  const { effort, solutions } = expert as Puzzle
  expect(solve(expert as Puzzle, { most: 12, effort: effort - 1 }).isProven).toBe(false)
  expect(solve(expert as Puzzle, { most: solutions.length, effort })).toMatchObject({
    isProven: true,
    solutions,
  })
  expect(solve(expert as Puzzle, { most: solutions.length - 1, effort }).isProven).toBe(false)
})

describe.each(made)('$name', ({ order, puzzles }) => {
  const recipe = recipeOf(order)

  test('PZ-7: as many red squares as ordered, effort and solutions within their bounds', () => {
    for (const { red, effort, solutions } of puzzles) {
      expect(red).toHaveLength(recipe.red)
      expect(effort).toBeGreaterThanOrEqual(recipe.effort[0])
      expect(effort).toBeLessThanOrEqual(recipe.effort[1])
      expect(solutions.length).toBeGreaterThan(0)
      expect(solutions.length).toBeLessThanOrEqual(order.size === null ? 4 : 12)
    }
  })

  test('PZ-1: every solution lays the whole rack and makes every line true, in the signs of its level', () => {
    for (const puzzle of puzzles) {
      const { red, rack, board, solutions } = puzzle
      expect(red.every((square) => board[square] === EMPTY)).toBe(true)
      expect([...red].sort((a, b) => a - b)).toEqual(red)
      expect([...new Set(solutions)].sort()).toEqual(solutions)
      for (const solution of solutions) {
        expect(solution.split('').sort().join('')).toBe(rack)
        for (const text of linesOf(puzzle, solution)) {
          expect(recipe.operators).toContain(bestReading(text)?.operator)
        }
      }
    }
  })

  test('the board is connected, the same upside down, reaches all four sides, and every tile lies in a line', () => {
    for (const puzzle of puzzles) {
      const { side } = puzzle
      const full = boardWith(puzzle, puzzle.solutions[0] ?? '')
      const has = (row: number, column: number): boolean =>
        row >= 0 && column >= 0 && row < side && column < side && full[row * SIZE + column] !== EMPTY
      const cells = Array.from(
        { length: side * side },
        (_, at) => [Math.floor(at / side), at % side] as const,
      )
      const tiles = cells.filter(([row, column]) => has(row, column))
      expect(tiles).toHaveLength(full.replaceAll(EMPTY, '').length)
      const reached = new Set<string>()
      const open = tiles.slice(0, 1)
      for (let cell = open.pop(); cell; cell = open.pop()) {
        const [row, column] = cell
        if (!has(row, column) || reached.has(`${row} ${column}`)) continue
        reached.add(`${row} ${column}`)
        open.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1])
      }
      expect(reached.size).toBe(tiles.length)
      for (const [row, column] of tiles) expect(has(side - 1 - row, side - 1 - column)).toBe(true)
      expect(tiles.some(([row]) => row === 0) && tiles.some(([, column]) => column === 0)).toBe(true)
    }
  })

  test('no equation comes twice, and no red square is left open by everything', () => {
    for (const puzzle of puzzles) {
      const { solutions, red } = puzzle
      expect(
        solutions.some((each) => new Set(linesOf(puzzle, each)).size === linesOf(puzzle, each).length),
      ).toBe(true)
      const kinds = red.map((_, at) => new Set(solutions.map((solution) => solution[at])).size)
      expect(Math.max(...kinds)).toBeLessThanOrEqual(2)
      if (red.length > 2) expect(2 * kinds.filter((kind) => kind > 1).length).toBeLessThanOrEqual(red.length)
    }
  })
})

test('the same chance makes the same puzzle, another one another', () => {
  const order = { level: 'medium', size: 'small' } as const
  expect(makePuzzle(order, chance(1))).toEqual(makePuzzle(order, chance(1)))
  expect(alike(makePuzzle(order, chance(1)))).not.toBe(alike(makePuzzle(order, chance(2))))
})

test('a puzzle is alike however its board is turned or mirrored, and unlike with one tile changed', () => {
  for (const { puzzles } of made) {
    const [puzzle] = puzzles as [Puzzle]
    const { side, board, red } = puzzle
    const moved = (to: (row: number, column: number) => readonly [number, number]): Position => {
      const squares = new Map<number, number>()
      for (let at = 0; at < side * side; at++) {
        const [row, column] = to(Math.floor(at / side), at % side)
        squares.set(Math.floor(at / side) * SIZE + (at % side), row * SIZE + column)
      }
      const tiles = board.split('').map(() => EMPTY)
      for (const [from, square] of squares) tiles[square] = board[from] ?? EMPTY
      return { ...puzzle, board: tiles.join(''), red: red.map((square) => squares.get(square) ?? -1) }
    }
    const last = side - 1
    const turns = [
      moved((row, column) => [column, row]),
      moved((row, column) => [last - row, column]),
      moved((row, column) => [row, last - column]),
      moved((row, column) => [column, last - row]),
      moved((row, column) => [last - row, last - column]),
    ]
    for (const turned of turns) expect(alike(turned)).toBe(alike(puzzle))
    const tile = board.search(/\d/)
    const other = board[tile] === '1' ? '2' : '1'
    expect(alike({ ...puzzle, board: board.slice(0, tile) + other + board.slice(tile + 1) })).not.toBe(
      alike(puzzle),
    )
    expect(alike({ ...puzzle, rack: `${puzzle.rack}0` })).not.toBe(alike(puzzle))
  }
})
