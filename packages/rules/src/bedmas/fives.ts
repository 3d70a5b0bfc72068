import {
  nextSquare,
  previousSquare,
  type Square,
  SQUARES,
  squareName,
  STEPS,
  type Step,
} from '../board/square.ts'
import { type Cells, cellsOf } from './cells.ts'
import { judge } from './judge.ts'
import { START } from './layout.ts'
import type { Play } from './search/plays.ts'
import type { Board, Placement } from './state.ts'
import { isNumber } from './tokens.ts'

/** Where the numbers, the operator and the = lie in an equation of five squares: `a ∘ b = c` and `c = a ∘ b`. */
const SHAPES = [
  { a: 0, operator: 1, b: 2, equals: 3, c: 4 },
  { c: 0, equals: 1, a: 2, operator: 3, b: 4 },
] as const
type Shape = (typeof SHAPES)[number]

const SIGNS = ['+', '-', '*', '/'] as const
type Sign = (typeof SIGNS)[number]

/** All plays whose equation is one of five squares, the best first: what anybody sees, found at once. */
export const fivePlays = (board: Board, rack: readonly number[]): Play[] => {
  const cells = cellsOf(board)
  const plays: Play[] = []
  for (const squares of windowsOf(cells)) {
    for (const tiles of SHAPES.flatMap((shape) => fillsOf(cells, squares, shape, rack))) {
      const judged = judge(board, rack, tiles)
      if (judged.ok) plays.push({ tiles: judged.value.tiles, score: judged.value.score })
    }
  }
  return plays.sort((one, other) => other.score - one.score)
}

/** Five squares in a row or column that reuse a tile, or cover the start of an empty board, and end where the run ends. */
const windowsOf = (cells: Cells): Square[][] => {
  const isEmpty = cells.every((cell) => cell === undefined)
  const windows: Square[][] = []
  for (const step of STEPS) {
    for (let from = 0; from < SQUARES; from++) {
      const squares = fiveFrom(from, step)
      if (!squares || !isFree(cells, previousSquare(from, step))) continue
      if (!isFree(cells, nextSquare(from + 4 * step, step))) continue
      const old = squares.filter((square) => cells[square] !== undefined).length
      if (isEmpty ? squares.includes(START) : old > 0 && old < 5) windows.push(squares)
    }
  }
  return windows
}

const fiveFrom = (from: Square, step: Step): Square[] | null => {
  const squares = [from]
  for (let at = nextSquare(from, step); squares.length < 5; at = nextSquare(at, step)) {
    if (at === null) return null
    squares.push(at)
  }
  return squares
}

const isFree = (cells: Cells, square: Square | null): boolean =>
  square === null || cells[square] === undefined

/** Every true equation of a shape on these squares, as its new tiles. */
const fillsOf = (
  cells: Cells,
  squares: readonly Square[],
  shape: Shape,
  rack: readonly number[],
): Placement[][] => {
  const at = (place: number) => cells[squares[place] ?? 0]
  if ((at(shape.equals) ?? '=') !== '=') return []
  const numbersAt = (place: number): readonly number[] => {
    const token = at(place)
    if (token === undefined) return rack
    return isNumber(token) ? [Number(token)] : []
  }
  const signs = SIGNS.filter((sign) => (at(shape.operator) ?? sign) === sign)
  const fills: Placement[][] = []
  for (const a of numbersAt(shape.a)) {
    for (const b of numbersAt(shape.b)) {
      for (const sign of signs) {
        const c = reckon(a, sign, b)
        // Each tile is there once, so that three equal numbers are never three tiles.
        if (a === b || a === c || b === c || !numbersAt(shape.c).includes(c)) continue
        const tokens = {
          [shape.a]: a,
          [shape.operator]: sign,
          [shape.b]: b,
          [shape.equals]: '=',
          [shape.c]: c,
        }
        fills.push(
          squares.flatMap((square, place) =>
            cells[square] === undefined ? [{ square: squareName(square), token: String(tokens[place]) }] : [],
          ),
        )
      }
    }
  }
  return fills
}

const reckon = (a: number, sign: Sign, b: number): number => {
  switch (sign) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
  }
}
