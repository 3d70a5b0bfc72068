import { type Grid, EMPTY } from '../../board/grid.ts'
import { allLines } from '../../board/lines.ts'
import type { Square } from '../../board/square.ts'
import { LongLines } from '../search/longlines.ts'
import type { Position } from './puzzle.ts'

/** What is known of a puzzle once it has been searched. */
export interface Solved {
  /** The digits of the red squares in reading order, lexicographically: all there are, or the first `most` + 1 found. */
  readonly solutions: readonly string[]
  /** Whether these are all. */
  readonly isProven: boolean
  /** How many equations were tried where several would do, one after another. */
  readonly effort: number
}

export interface Bounds {
  /** How many solutions a puzzle may have before it is of no use (PZ-7). */
  readonly most: number
  /** How much effort is made at most. */
  readonly effort: number
}

/** A line with red squares: which of them it takes, and what may stand in them, four bits a digit, the first highest. */
interface OpenLine {
  readonly reds: readonly number[]
  readonly fills: readonly number[]
}

const ALL_DIGITS = 0b11_1111_1111

/**
 * Finds the ways to put the rack on the red squares so that every line is true (PZ-1). The line with the
 * fewest equations left is tried first.
 */
export const solve = (position: Position, bounds: Bounds): Solved => {
  const lines = openLines(position)
  if (lines === null) return { solutions: [], isProven: true, effort: 0 }
  const search = new Search(position, bounds)
  search.narrow(lines)
  return {
    solutions: search.solutions.sort(),
    isProven: !search.isOver,
    effort: search.effort,
  }
}

/** The lines with red squares and all their fills; null when a line without any is false. */
const openLines = ({ board, red, rack }: Position): OpenLine[] | null => {
  const numbers = new Map(red.map((square, number) => [square, number]))
  const counts = new Uint8Array(10)
  for (const digit of rack) counts[Number(digit)]!++
  const longLines = new LongLines(counts)
  const lines: OpenLine[] = []
  const filled = (square: Square): boolean => board[square] !== EMPTY || numbers.has(square)
  for (const { from, to, step } of allLines(filled)) {
    const squares: Square[] = []
    for (let square = from; square <= to; square += step) squares.push(square)
    longLines.solve(openLine(board, squares))
    if (longLines.fills.size === 0) return null
    const reds = squares.flatMap((square) => numbers.get(square) ?? [])
    const fills = Array.from({ length: longLines.fills.size }, (_, at) => longLines.fills.keyAt(at))
    if (reds.length > 0) lines.push({ reds, fills })
  }
  return lines
}

const openLine = (board: Grid, squares: readonly Square[]) => {
  const allowed = new Uint16Array(squares.length)
  const empty = new Uint8Array(squares.length)
  squares.forEach((square, place) => {
    const tile = board[square] ?? EMPTY
    allowed[place] = tile === EMPTY ? ALL_DIGITS : 1 << Number(tile)
    empty[place] = tile === EMPTY ? 1 : 0
  })
  return { length: squares.length, allowed, empty }
}

class Search {
  readonly solutions: string[] = []
  effort = 0
  isOver = false
  readonly #bounds: Bounds
  readonly #laid: Int8Array
  /** The tiles of the rack that are left, and those that a fill takes of them, by digit. */
  readonly #left = new Uint8Array(10)
  readonly #taken = new Uint8Array(10)

  constructor({ red, rack }: Position, bounds: Bounds) {
    this.#bounds = bounds
    this.#laid = new Int8Array(red.length).fill(-1)
    for (const digit of rack) this.#left[Number(digit)]!++
  }

  /** Strikes out what cannot be, and goes on with what is left. */
  narrow(lines: readonly OpenLine[]): void {
    const open = this.#strike(lines)
    if (open === null) return
    if (open.length === 0) {
      this.solutions.push(this.#laid.join(''))
      if (this.solutions.length > this.#bounds.most) this.isOver = true
      return
    }
    const line = open.reduce((best, each) => (each.fills.length < best.fills.length ? each : best))
    const rest = open.filter((each) => each !== line)
    for (const fill of line.fills) {
      if (line.fills.length > 1 && ++this.effort > this.#bounds.effort) this.isOver = true
      if (this.isOver) return
      const laid = this.#lay(line, fill)
      this.narrow(rest)
      this.#takeBack(laid)
    }
  }

  /** The lines that are not full, with what may still stand in them; null when nothing may in one. */
  #strike(lines: readonly OpenLine[]): OpenLine[] | null {
    const open: OpenLine[] = []
    for (const { reds, fills } of lines) {
      const left = fills.filter((fill) => this.#holds(reds, fill))
      if (left.length === 0) return null
      if (reds.some((red) => this.#laid[red] === -1)) open.push({ reds, fills: left })
    }
    return open
  }

  /** Whether a fill agrees with what is laid, and with the tiles that are left. */
  #holds(reds: readonly number[], fill: number): boolean {
    this.#taken.fill(0)
    return reds.every((red, at) => {
      const digit = digitAt(reds, fill, at)
      const laid = this.#laid[red]!
      return laid >= 0 ? laid === digit : ++this.#taken[digit]! <= this.#left[digit]!
    })
  }

  /** Lays a fill, and answers the red squares that were empty before. */
  #lay({ reds }: OpenLine, fill: number): number[] {
    const laid: number[] = []
    reds.forEach((red, at) => {
      if (this.#laid[red]! >= 0) return
      const digit = digitAt(reds, fill, at)
      this.#laid[red] = digit
      this.#left[digit]!--
      laid.push(red)
    })
    return laid
  }

  #takeBack(laid: readonly number[]): void {
    for (const red of laid) {
      this.#left[this.#laid[red]!]!++
      this.#laid[red] = -1
    }
  }
}

const digitAt = (reds: readonly number[], fill: number, at: number): number =>
  (fill >>> (4 * (reds.length - 1 - at))) & 15
