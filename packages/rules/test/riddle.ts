import { EMPTY_GRID, withTiles } from '../src/board/grid.ts'
import { parseSquare } from '../src/board/square.ts'
import { type Attempt, checkTiles, newAttempt, type Riddle } from '../src/equacross/puzzle/attempt.ts'
import type { PuzzleMode } from '../src/equacross/puzzle/messages.ts'
import type { Level } from '../src/equacross/puzzle/puzzle.ts'
import { puzzleView } from '../src/equacross/puzzle/view.ts'

/** Its red squares. */
export const squares = ['A1', 'B1', 'A3', 'B3']

/** Two lines _ _ 1 with 2 3 4 5: in each the greater may come first (3 = 2 + 1) or last (2 = 3 − 1). */
export const riddle = (level: Level = 'easy'): Riddle => ({
  level,
  side: 3,
  board: withTiles(EMPTY_GRID, [
    { square: parseSquare('C1') ?? 0, tile: '1' },
    { square: parseSquare('C3') ?? 0, tile: '1' },
  ]),
  red: squares.map((name) => parseSquare(name) ?? 0),
  rack: '2345',
  solutions: ['2345', '2354', '3245', '3254', '4523', '4532', '5423', '5432'],
  effort: 1,
})

/** `25.3` is 2 on A1, 5 on B1, nothing on A3, 3 on B3. */
export const tiles = (laid: string) =>
  laid.split('').flatMap((digit, at) => (digit === '.' ? [] : [{ square: squares[at] ?? '', digit }]))

/** A step with tiles laid so. */
export const asked = (laid: string, mode: PuzzleMode = 'daily', seconds = 0) => ({
  tiles: tiles(laid),
  mode,
  seconds,
})

/** Nothing done yet. */
export const start = newAttempt(riddle())

/** The attempt after a check, which must not be refused. */
export const check = (
  laid: string,
  from: Attempt = start,
  mode: PuzzleMode = 'daily',
  level: Level = 'easy',
) => {
  const checked = checkTiles(riddle(level), from, asked(laid, mode))
  if (!checked.ok) throw new Error(checked.error.code)
  return checked.value
}

/** What its person sees of it. */
export const view = (attempt: Attempt, mode: PuzzleMode = 'daily', level: Level = 'easy') =>
  puzzleView({ id: 'p', level, size: null, date: '2026-01-05' }, riddle(level), attempt, mode)
