import { SIZE, SQUARES, type Step } from '../../board/square.ts'
import { type Cells, DIGIT_POINTS, firstSquare, VACANT } from './cells.ts'
import { LINE_FACTORS, TILE_FACTORS } from '../layout.ts'

import { LENGTH_BONUSES } from '../bonuses.ts'
import { BONUS, FALSE, verdictOf } from './verdict.ts'

/** What the lines that cross a play make of each digit on each empty square. */
export interface CrossChecks {
  /** Which digits of the rack may lie on each empty square, a bit each; all of them where no line crosses. */
  readonly allowed: Uint16Array
  /** 1 where a tile would lengthen or make a crossing line. */
  readonly crossed: Uint8Array
  /** What the crossing line scores with a digit on a square, at `10 * square + digit` (EC-13, EC-14). */
  readonly points: Uint16Array
  /** The most that the crossing line of a square can score. */
  readonly most: Uint16Array
}

/** The cross-checks of a board by the lines along `step`, for some digits, a bit each. */
export const crossChecksOf = (cells: Cells, digits: number, step: Step): CrossChecks => {
  const checks: CrossChecks = {
    allowed: new Uint16Array(SQUARES).fill(digits),
    crossed: new Uint8Array(SQUARES),
    points: new Uint16Array(10 * SQUARES),
    most: new Uint16Array(SQUARES),
  }
  const line = new Uint8Array(SIZE)
  for (let index = 0; index < SIZE; index++) {
    const first = firstSquare(step, index)
    const last = first + (SIZE - 1) * step
    for (let square = first; square <= last; square += step) {
      if (cells[square] !== VACANT) continue
      let from = square
      while (from > first && cells[from - step] !== VACANT) from -= step
      let to = square
      while (to < last && cells[to + step] !== VACANT) to += step
      if (from === to) continue
      let length = 0
      let points = 0
      for (let at = from; at <= to; at += step) {
        line[length++] = cells[at]!
        if (at !== square) points += DIGIT_POINTS[cells[at]!]!
      }
      checks.crossed[square] = 1
      checks.allowed[square] = 0
      for (let digit = 0; digit < 10; digit++) {
        if (!((digits >>> digit) & 1)) continue
        line[(square - from) / step] = digit
        const verdict = verdictOf(line, length)
        if (verdict === FALSE) continue
        const scored =
          (points + DIGIT_POINTS[digit]! * TILE_FACTORS[square]!) * LINE_FACTORS[square]! +
          (verdict === BONUS ? LENGTH_BONUSES[length]! : 0)
        checks.allowed[square]! |= 1 << digit
        checks.points[10 * square + digit] = scored
        checks.most[square] = Math.max(checks.most[square]!, scored)
      }
    }
  }
  return checks
}
