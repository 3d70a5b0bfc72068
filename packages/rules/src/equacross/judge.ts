import { EMPTY, EMPTY_GRID, fromRows, type Grid, withTiles } from '../board/grid.ts'
import { type Line, linesThrough, type Occupied, textOf } from '../board/lines.ts'
import { placementFault, touches } from '../board/placement.ts'
import { parseSquare, type Square, squareName } from '../board/square.ts'
import { err, ok, type Result } from '../core/result.ts'
import { allTilesBonus, severalBonus } from './bonuses.ts'
import { LINE_FACTORS, STAR, TILE_FACTORS } from './layout.ts'
import { bestReading, whyFalse } from './readings.ts'
import type { FalseLine, PlayRefusal } from './refusal.ts'
import type { Placement, ScoredLine, ScoredPlay } from './state.ts'
import { TILE_POINTS, withoutTiles } from './tiles.ts'

/** What playing `tiles` from `rack` on the 15 rows of a board would score, or why it may not be done (EC-10 … EC-15). */
export const judge = (
  board: readonly string[],
  rack: string,
  tiles: readonly Placement[],
): Result<ScoredPlay, PlayRefusal> => judgeOnGrid(fromRows(board) ?? EMPTY_GRID, rack, tiles)

/** `judge` on a board as a state keeps it. */
export const judgeOnGrid = (
  grid: Grid,
  rack: string,
  tiles: readonly Placement[],
): Result<ScoredPlay, PlayRefusal> => {
  const placed: Placed[] = []
  for (const { square: name, digit } of tiles) {
    const square = parseSquare(name)
    if (square === null) return err({ code: 'not-one-line' })
    placed.push({ square, tile: digit })
  }
  placed.sort((a, b) => a.square - b.square)
  if (withoutTiles(rack, placed.map(({ tile }) => tile).join('')) === null)
    return err({ code: 'not-in-rack' })
  const squares = placed.map(({ square }) => square)
  const fault = shapeFault(grid, squares)
  if (fault) return err({ code: fault })

  const after = withTiles(grid, placed)
  const trueLines: ScoredLine[] = []
  const falseLines: FalseLine[] = []
  for (const line of linesThrough((square) => after[square] !== EMPTY, squares)) {
    const text = textOf(after, line)
    const scored = scoreLine(grid, line, text)
    if (scored) trueLines.push(scored)
    else falseLines.push({ from: squareName(line.from), to: squareName(line.to), text, why: whyFalse(text) })
  }
  if (falseLines.length > 0) return err({ code: 'false-line', data: { lines: falseLines, trueLines } })

  const bonuses = { several: severalBonus(trueLines.length), allTiles: allTilesBonus(placed.length) }
  return ok({
    tiles: placed.map(({ square, tile }) => ({ square: squareName(square), digit: tile })),
    lines: trueLines,
    bonuses,
    score: trueLines.reduce((sum, { points }) => sum + points, bonuses.several + bonuses.allTiles),
  })
}

interface Placed {
  readonly square: Square
  readonly tile: string
}

/** The first thing wrong with where the tiles lie, whatever they say. */
const shapeFault = (grid: Grid, squares: readonly Square[]) => {
  const occupied: Occupied = (square) => grid[square] !== EMPTY
  const fault = placementFault(occupied, squares)
  if (fault) return fault
  // EC-11: the first play is known by the empty board, whoever makes it.
  const isFirst = grid === EMPTY_GRID
  if (squares.length === 0) return 'too-few-tiles'
  if (!isFirst) return touches(occupied, squares) ? null : 'not-touching'
  if (!squares.includes(STAR)) return 'misses-star'
  return squares.length < 3 ? 'too-few-tiles' : null
}

/** What a line scores (EC-13, EC-14), or null when it is false. `before` tells its new tiles from the old. */
const scoreLine = (before: Grid, { from, to, step }: Line, text: string): ScoredLine | null => {
  const reading = bestReading(text)
  if (!reading) return null
  let tiles = 0
  let multiplier = 1
  for (let at = 0; at < text.length; at++) {
    const square = from + at * step
    const points = TILE_POINTS[text[at] ?? ''] ?? 0
    const isNew = before[square] === EMPTY
    tiles += isNew ? points * (TILE_FACTORS[square] ?? 1) : points
    if (isNew) multiplier *= LINE_FACTORS[square] ?? 1
  }
  return {
    from: squareName(from),
    to: squareName(to),
    reading: reading.text,
    tiles,
    multiplier,
    bonus: reading.bonus,
    points: tiles * multiplier + reading.bonus,
  }
}
