import { err, ok, type Result } from '../../core/result.ts'
import type { Placement } from '../state.ts'
import { digitsIn, type Laid, lay, type LayRefusal, NOTHING, together } from './laid.ts'
import { marksOf, nearest } from './marks.ts'
import type { PuzzleMode, PuzzleStatus } from './messages.ts'
import type { Level, Position, Puzzle } from './puzzle.ts'

/** How often a puzzle of the day may be checked (PZ-4). */
export const CHECKS_A_DAY = 5
/** How many checks are remembered, the latest: where they are unlimited there may be any number. */
const REMEMBERED = 50

/** What one person has done in one puzzle. */
export interface Attempt {
  /** Checks that counted. */
  readonly checks: number
  /** Whether anything was done when it was of the archive: it then is for good (PZ-6). */
  readonly archived: boolean
  /** How many tiles each check had right and wrong, without revealed ones. */
  readonly history: readonly Tally[]
  readonly last: Checked | null
  readonly revealed: Laid
  /** Seconds looked at. */
  readonly seconds: number
  /** What it was when it was solved. */
  readonly solvedAs: PuzzleMode | null
}

export interface Tally {
  readonly right: number
  readonly wrong: number
}

/** A check: the person's own tiles, the same with revealed ones, and which red squares were right. */
export interface Checked {
  readonly own: Laid
  readonly whole: Laid
  readonly right: readonly boolean[]
}

/** What is asked of a puzzle: with which tiles, as what, after how many seconds. */
export interface Asked {
  readonly tiles: readonly Placement[]
  readonly mode: PuzzleMode
  readonly seconds: number
}

export type PuzzleRefusal =
  | LayRefusal
  | { readonly code: 'already-over'; readonly data: { readonly status: PuzzleStatus } }
  | { readonly code: 'no-tiles' | 'no-reveals' | 'all-right' }

/** What is the same for everybody who tries it. */
export type Riddle = Puzzle & { readonly level: Level }

/** The beginning of every attempt at a puzzle. */
export const newAttempt = ({ red }: Position): Attempt => ({
  checks: 0,
  archived: false,
  history: [],
  last: null,
  revealed: NOTHING.repeat(red.length),
  seconds: 0,
  solvedAs: null,
})

/** What a puzzle is for somebody who asks on a day when it would be `mode`: what is solved stays as it was solved. */
export const modeOf = ({ solvedAs, archived }: Attempt, mode: PuzzleMode): PuzzleMode =>
  solvedAs ?? (mode === 'daily' && archived ? 'archive' : mode)

/** How it stands: what was lost on the day may be solved in the archive (PZ-4, PZ-6). */
export const statusOf = (attempt: Attempt, mode: PuzzleMode): PuzzleStatus => {
  if (attempt.solvedAs !== null) return 'solved'
  return modeOf(attempt, mode) === 'daily' && attempt.checks >= CHECKS_A_DAY ? 'lost' : 'open'
}

/** Seconds looked at, as reported: they never grow fewer, and never more than have passed. */
export const secondsAfter = ({ seconds }: Attempt, reported: number | undefined, passedMs: number): number =>
  Math.max(seconds, Math.min(reported ?? 0, Math.floor(passedMs / 1000)))

/** The attempt after a check (PZ-2). The same board as at the last one costs nothing (PZ-4). */
export const checkTiles = (
  puzzle: Puzzle,
  attempt: Attempt,
  asked: Asked,
): Result<Attempt, PuzzleRefusal> => {
  const begun = layOwn(puzzle, attempt, asked)
  if (!begun.ok) return begun
  const { own, whole } = begun.value
  if (digitsIn(own) === '') return err({ code: 'no-tiles' })
  const right = marksOf(nearest(puzzle.solutions, attempt.revealed, whole), whole)
  const last = { own, whole, right }
  const after = touched(attempt, asked, whole, puzzle)
  if (whole === attempt.last?.whole) return ok({ ...after, last })
  return ok({
    ...after,
    checks: attempt.checks + 1,
    history: [...attempt.history, tallyOf(last)].slice(-REMEMBERED),
    last,
  })
}

/** The tiles that somebody asks about, if the puzzle is not over for them. */
export const layOwn = (
  position: Position,
  attempt: Attempt,
  { tiles, mode }: Asked,
): Result<Omit<Checked, 'right'>, PuzzleRefusal> => {
  const status = statusOf(attempt, mode)
  if (status !== 'open') return err({ code: 'already-over', data: { status } })
  const laid = lay(position, attempt.revealed, tiles)
  if (!laid.ok) return laid
  return ok({ own: laid.value, whole: together(attempt.revealed, laid.value) })
}

/** An attempt after something was done in it that left `whole` on the board: any solution solves it (PZ-1, S75). */
export const touched = (
  attempt: Attempt,
  { mode, seconds }: Asked,
  whole: Laid,
  { solutions }: Puzzle,
): Attempt => ({
  ...attempt,
  archived: attempt.archived || mode === 'archive',
  seconds,
  solvedAs: solutions.includes(whole) ? modeOf(attempt, mode) : null,
})

const tallyOf = ({ own, right }: Checked): Tally => {
  const placed = digitsIn(own).length
  const good = right.filter((isRight, at) => isRight && own[at] !== NOTHING).length
  return { right: good, wrong: placed - good }
}
