import { DOWN, SIZE, type Square, STEPS, type Step } from '../../board/square.ts'
import { DIGIT_POINTS, firstSquare, VACANT } from './cells.ts'
import type { Field } from './field.ts'
import { LINE_FACTORS, STAR, TILE_FACTORS } from '../layout.ts'
import { allTilesBonus, LENGTH_BONUSES, severalBonus } from '../bonuses.ts'

/** A line that a play could make: `placed` of its squares are empty, and filling just those is a play (EC-10). */
export interface Window {
  readonly step: Step
  readonly from: Square
  readonly length: number
  readonly placed: number
  /** What the play scores whatever its digits: tiles that were there, and the bonuses of EC-15. */
  readonly base: number
  /** The product of 2E and 3E. */
  readonly factor: number
  /** No play in this window scores more. */
  readonly most: number
  /** Its place among all windows by the squares that are filled, in reading order (EC-16). */
  readonly rank: number
}

/** All windows in which something might be played. */
export const windowsOf = (field: Field): Window[] => {
  const windows: Window[] = []
  const best = bestSums(field)
  for (const step of STEPS) {
    for (let index = 0; index < SIZE; index++) addWindows(windows, field, best, step, index)
  }
  return windows
}

const addWindows = (
  windows: Window[],
  { cells, isEmpty, tiles, crossChecks }: Field,
  best: readonly number[],
  step: Step,
  index: number,
): void => {
  const { allowed, crossed, most: mostAcross } = crossChecks[step]
  const first = firstSquare(step, index)
  const end = first + SIZE * step
  let from = first
  let before = 0
  for (let start = first; start < end; start += step) {
    // `from` is where the line of a tile on `start` begins, `before` what the tiles up to there are worth.
    if (cells[start] !== VACANT) {
      before += DIGIT_POINTS[cells[start]!]!
      continue
    }
    let points = before
    let factor = 1
    let doubles = 0
    let triples = 0
    let crossings = 0
    let crossMost = 0
    let coversStar = false
    let square = start
    for (let placed = 1; placed <= tiles && square < end && allowed[square] !== 0; placed++) {
      factor *= LINE_FACTORS[square]!
      if (TILE_FACTORS[square] === 2) doubles++
      if (TILE_FACTORS[square] === 3) triples++
      crossings += crossed[square]!
      crossMost += mostAcross[square]!
      coversStar ||= square === STAR
      square += step
      for (; square < end && cells[square] !== VACANT; square += step) points += DIGIT_POINTS[cells[square]!]!
      const length = (square - from) / step
      // EC-4: a line of two is never true.
      if (length < 3) continue
      // EC-10, EC-11: the first play covers the star with 3 tiles or more, later ones touch what is there.
      if (isEmpty ? !coversStar || placed < 3 : length === placed && crossings === 0) continue
      // A single tile that makes two lines is one play: it belongs to the row.
      if (placed === 1 && crossings === 1 && step === DOWN) continue
      const base = points * factor + severalBonus(1 + crossings) + allTilesBonus(placed)
      const tilesMost = best[placed]! + best[triples]! + best[triples + doubles]!
      const most = base + tilesMost * factor + crossMost + LENGTH_BONUSES[length]!
      windows.push({ step, from, length, placed, base, factor, most, rank: rankOf(start, step, placed) })
    }
    from = start + step
    before = 0
  }
}

/**
 * Squares that go on along the row come before those that go down, and a square alone before both. (Where one square
 * alone is a window it is one across or down, never both.)
 */
const rankOf = (start: Square, step: Step, placed: number): number =>
  32 * start + (placed === 1 ? 0 : step === DOWN ? 16 + placed : placed)

/** What the best 0, 1, 2 … tiles of the rack are worth. */
const bestSums = ({ counts }: Field): number[] => {
  const points = Array.from(counts).flatMap((count, digit) => Array<number>(count).fill(DIGIT_POINTS[digit]!))
  points.sort((a, b) => b - a)
  const sums = [0]
  for (const each of points) sums.push(sums.at(-1)! + each)
  return sums
}
