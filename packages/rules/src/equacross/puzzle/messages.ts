import * as z from 'zod/mini'
import { key } from '../../core/key.ts'
import type { Placement } from '../state.ts'
import { type Level, LEVELS, type Size, SIZES } from './puzzle.ts'

// Dates are checked by the rules, which can say what is wrong with one (PZ-5).
const date = z.string().check(z.maxLength(32))
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const tiles = z
  .array(
    z.strictObject({
      square: z.string().check(z.maxLength(3)),
      digit: z.string().check(z.regex(/^\d$/)),
    }),
  )
  .check(z.maxLength(40))
/** Seconds that the person has looked at it; never more are believed than have passed. */
const seconds = z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000)))
/** The person's own date (PZ-5). */
const today = z.optional(date)

/** HTTP bodies and parameters of puzzles. Unknown fields are refused. */
export const puzzleHttp = {
  make: z.strictObject({ key, level: z.enum(['easy', 'medium', 'hard']), size: z.enum(SIZES) }),
  puzzle: z.strictObject({ id }),
  daily: z.strictObject({ date, level: z.enum(LEVELS) }),
  today: z.strictObject({ today }),
  check: z.strictObject({ key, tiles, seconds, today }),
  /** `tiles` is the person's board, so that what is put down agrees with most of it (PZ-2). */
  reveal: z.strictObject({ key, tiles, seconds, today }),
  streak: z.strictObject({ today, month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))) }),
}

/**
 * A puzzle of the day counts for the streak on its day and is part of the archive later (PZ-6). What was checked once as
 * of the archive stays so; what is solved keeps the mode that it was solved in.
 */
export type PuzzleMode = 'random' | 'daily' | 'archive'
export type PuzzleStatus = 'open' | 'solved' | 'lost'

/** A puzzle as one person sees it, with what they have done in it. */
export interface PuzzleView {
  readonly id: string
  readonly mode: PuzzleMode
  readonly level: Level
  /** Of a random puzzle. */
  readonly size: Size | null
  /** Of a daily one, `yyyy-mm-dd`. */
  readonly date: string | null
  readonly status: PuzzleStatus
  /** As many rows as columns, `.` where no tile lies from the start. */
  readonly board: readonly string[]
  readonly red: readonly string[]
  /** All tiles of the red squares, revealed ones too, in the order of the digits. */
  readonly rack: string
  /** Tiles put down by a reveal: they stay. */
  readonly revealed: readonly Placement[]
  readonly checks: { readonly used: number; readonly left: number | null }
  /**
   * The last check that was made: its tiles without revealed ones, and the squares of those that are right. Where a
   * reveal was what solved it, the tiles that it was solved with.
   */
  readonly last: { readonly tiles: readonly Placement[]; readonly right: readonly string[] } | null
  /** How many tiles each check had right and wrong, without revealed ones: the latest 50, the latest last. */
  readonly history: readonly { readonly right: number; readonly wrong: number }[]
  /** The seconds that the next reveal adds, 0 for a free one; null when there is none (any more). */
  readonly revealPrice: number | null
  /** Seconds so far, those of reveals included. */
  readonly seconds: number
  /** Seconds that reveals have added. */
  readonly penalty: number
}

/** What a reveal did. A tile that the rack has no more of is taken from a red square where it was wrong. */
export interface Revealed {
  readonly view: PuzzleView
  readonly tile: Placement
  readonly from: string | null
}

/** A puzzle in My games. */
export interface MyPuzzle {
  readonly movedAt: number
  readonly view: PuzzleView
}

/** What the calendar shows of a day: levels solved on the day, and later (PZ-6). */
export interface PuzzleDay {
  readonly date: string
  readonly solved: readonly Level[]
  readonly later: readonly Level[]
}

export interface StreakView {
  /** The server's clock in milliseconds: dates and the countdown go by it, not by the device. */
  readonly now: number
  readonly today: string
  readonly current: number
  readonly longest: number
  /** Today's four. */
  readonly levels: Readonly<Record<Level, PuzzleStatus | 'new'>>
  /** Of the month asked for, or of today's. */
  readonly days: readonly PuzzleDay[]
  /** The first day of the archive. */
  readonly firstDay: string
}
