import { EMPTY } from '../../board/grid.ts'
import {
  ACROSS,
  nextSquare,
  parseSquare,
  previousSquare,
  SIZE,
  type Square,
  squareName,
  type Step,
} from '../../board/square.ts'
import { lineThrough, type Occupied, textOf } from '../../board/lines.ts'
import { judge } from '../judge.ts'
import { bestReading, readings } from '../readings.ts'
import type { Placement, ScoredPlay } from '../state.ts'
import { withoutTiles } from '../tiles.ts'
import { type Base, type Span, spanOf, tileOn } from './base.ts'
import { flips } from './flips.ts'
import { type Equation, GAP, readStrip } from './strip.ts'

/**
 * Every play with tiles of `rack` that puts an order of the strip's equation through the base, the best first, equal ones
 * in the order of EC-16 (EC-23). Gaps in the strip stand for tiles of the rack; a strip without signs stands for whatever
 * its digits can be read as. Without a strip: every play on just the gaps of the base.
 */
export const fits = (
  board: readonly string[],
  rack: string,
  base: Base,
  strip: string | null,
): ScoredPlay[] => {
  const span = spanOf(board, base)
  if (!span) return []
  const found = new Map<string, ScoredPlay>()
  const add = (tiles: readonly Placement[]): void => {
    const judged = judge(board, rack, tiles)
    // The same tiles on the same squares are one play: a single one may be found across and down.
    if (judged.ok) found.set(keyOf(judged.value), judged.value)
  }
  if (strip === null) {
    for (const tiles of fillings(board, rack, span)) add(tiles)
  } else {
    const lines = new Set(ordersOf(strip, rack).map((equation) => equation.replace(/\D/g, '')))
    for (const line of lines) {
      for (const step of span.steps) {
        for (const tiles of layings(board, line, span.squares, step))
          if (withoutTiles(rack, tiles.map(({ digit }) => digit).join('')) !== null) add(tiles)
      }
    }
  }
  return [...found].toSorted(byScore).map(([, play]) => play)
}

/** Every order of every equation that a strip can become with tiles of the rack in its gaps. */
const ordersOf = (strip: string, rack: string): Equation[] => {
  const isPlain = !/[^\d?]/.test(strip)
  const equations = handfuls(rack, strip.split(GAP).length - 1).flatMap((digits) => {
    let at = 0
    const full = strip.replaceAll(GAP, () => digits[at++] ?? '')
    if (isPlain) return full.length < 3 ? [] : readings(full).map(({ text }) => text)
    return readStrip(full).ok ? [full] : []
  })
  return [...new Set(equations.flatMap(flips))]
}

/** Every way to fill the gaps of a base so that its own line is true; those that cross it are not looked at. */
const fillings = (board: readonly string[], rack: string, { squares, steps }: Span): Placement[][] => {
  const gaps = squares.filter((square) => tileOn(board, square) === EMPTY)
  const [first = 0, step = ACROSS] = [squares[0], steps[0]]
  const covered: Occupied = (square) => gaps.includes(square) || tileOn(board, square) !== EMPTY
  const line = lineThrough(covered, first, step)
  if (gaps.length === 0 || !line) return []
  const text = textOf(board.join(''), line)
  return handfuls(rack, gaps.length).flatMap((digits) => {
    let at = 0
    if (!bestReading(text.replaceAll(EMPTY, () => digits[at++] ?? ''))) return []
    return [gaps.map((square, gap) => ({ square: squareName(square), digit: digits[gap] ?? '' }))]
  })
}

/** Every way to lay out a line of digits over some squares, as the tiles that are missing there. */
const layings = (
  board: readonly string[],
  line: string,
  over: readonly Square[],
  step: Step,
): Placement[][] => {
  const [first = 0] = over
  const place = step === ACROSS ? first % SIZE : Math.floor(first / SIZE)
  const spare = line.length - over.length
  const most = Math.min(spare, place)
  const least = Math.max(0, place + line.length - SIZE)
  const ways: Placement[][] = []
  for (let before = least; before <= most; before++) {
    const tiles = layingFrom(board, line, first - before * step, step)
    if (tiles) ways.push(tiles)
  }
  return ways
}

/** The tiles missing for a line of digits from a square on, or null where another line would come of it. */
const layingFrom = (
  board: readonly string[],
  line: string,
  start: Square,
  step: Step,
): Placement[] | null => {
  const end = start + (line.length - 1) * step
  const [before, after] = [previousSquare(start, step), nextSquare(end, step)]
  if (before !== null && tileOn(board, before) !== EMPTY) return null
  if (after !== null && tileOn(board, after) !== EMPTY) return null
  const tiles: Placement[] = []
  for (const [at, digit] of line.split('').entries()) {
    const square = start + at * step
    const tile = tileOn(board, square)
    if (tile === EMPTY) tiles.push({ square: squareName(square), digit })
    else if (tile !== digit) return null
  }
  return tiles.length > 0 ? tiles : null
}

/** All different ways to take `count` tiles of a rack, one after the other. */
const handfuls = (rack: string, count: number): string[] => {
  if (count === 0) return ['']
  return [...new Set(rack)].flatMap((digit) =>
    handfuls(withoutTiles(rack, digit) ?? '', count - 1).map((rest) => digit + rest),
  )
}

/** Text that sorts as EC-16 orders plays of the same score. */
const keyOf = ({ tiles }: ScoredPlay): string => {
  const squares = tiles.map(({ square }) => String(parseSquare(square)).padStart(3, '0'))
  return `${squares.join(' ')}  ${tiles.map(({ digit }) => digit).join('')}`
}

const byScore = (
  [oneKey, one]: readonly [string, ScoredPlay],
  [otherKey, other]: readonly [string, ScoredPlay],
): number => other.score - one.score || (oneKey < otherKey ? -1 : 1)
