import type { Square } from '../../board/square.ts'
import { DIGIT_POINTS, VACANT } from './cells.ts'
import type { Field } from './field.ts'
import { TILE_FACTORS } from '../layout.ts'
import { LENGTH_BONUSES } from '../bonuses.ts'
import type { Window } from './windows.ts'

/** What the fills of one window score (EC-13 … EC-15). */
export class Scores {
  /** The squares of the window that a play fills, in reading order. */
  readonly squares: readonly Square[]
  /** What a point of the tile on each of these squares counts in the line. */
  private readonly weights: readonly number[]
  /** The points of crossing lines, or null where none is crossed. */
  private readonly crossPoints: Uint16Array | null
  private readonly base: number
  private readonly bonus: number

  constructor({ cells, crossChecks }: Field, { step, from, length, base, factor }: Window) {
    const { crossed, points } = crossChecks[step]
    const squares: Square[] = []
    for (let place = 0, square = from; place < length; place++, square += step) {
      if (cells[square] === VACANT) squares.push(square)
    }
    this.squares = squares
    this.weights = squares.map((square) => TILE_FACTORS[square]! * factor)
    this.crossPoints = squares.some((square) => crossed[square] === 1) ? points : null
    this.base = base
    this.bonus = LENGTH_BONUSES[length]!
  }

  /** The score of a fill: a digit for each square. */
  of(digits: Uint8Array, earnsBonus: boolean): number {
    const { squares, weights, crossPoints } = this
    let score = earnsBonus ? this.base + this.bonus : this.base
    for (let at = 0; at < squares.length; at++) score += DIGIT_POINTS[digits[at]!]! * weights[at]!
    if (crossPoints)
      for (let at = 0; at < squares.length; at++) score += crossPoints[10 * squares[at]! + digits[at]!]!
    return score
  }
}
