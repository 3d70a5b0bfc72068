import type { Attempt, Puzzle, PuzzleLevel as Level, PuzzleSize as Size, SolvedDay } from '@trueline/rules'
import type { PuzzleMode } from '@trueline/rules/wire'

/** The memory of puzzles. Times are milliseconds since 1970, dates are `yyyy-mm-dd`. */
export interface PuzzleStore {
  /** A puzzle with what a person has done in it, and the answer that a key of theirs got. */
  load(id: string, playerId: string, receipt?: StepKey): Promise<StoredAttempt | null>
  /** The id of a date's puzzle, if there is one yet. */
  dailyId(date: string, level: Level): Promise<string | null>
  /** The id of the puzzle that a person's key has brought. */
  ownedId(owner: Owner): Promise<string | null>
  /** Gives one that was made ahead to a person, or the one that their key has brought before; null when there is none (left). */
  take(owner: Owner, level: Level, size: Size): Promise<string | null>
  /** Keeps a new puzzle. `conflict` when there is one of its date and level, of its form, or of its owner's key. */
  keep(puzzle: NewPuzzle): Promise<'stored' | 'conflict'>
  /** How many of a level and size lie ready. */
  ready(level: Level, size: Size): Promise<number>
  /** Begins an attempt, unless it has begun. */
  begin(attempt: NewAttempt): Promise<void>
  /** Stores one step of an attempt with its answer: both or nothing. `conflict` when something else was done since. */
  step(step: Step): Promise<'stored' | 'conflict'>
  /** What a person began, the latest first. */
  latest(playerId: string, limit: number): Promise<StoredAttempt[]>
  /** The dailies that a person has solved. */
  solved(playerId: string): Promise<SolvedDay[]>
  /** What a person has done in the puzzles of a date. */
  ofDate(playerId: string, date: string): Promise<StoredAttempt[]>
  /** The secret of a name, the same for every server: `fresh` if there was none. */
  secret(name: string, fresh: string): Promise<string>
}

export interface StoredPuzzle extends Puzzle {
  readonly id: string
  readonly level: Level
  readonly size: Size | null
  readonly date: string | null
  readonly ownerId: string | null
}

export interface StoredAttempt {
  readonly puzzle: StoredPuzzle
  /** Null when the person has not begun it. */
  readonly attempt: Begun | null
  /** Null when the key is new, or none was asked for. */
  readonly answer: unknown
}

export interface Begun {
  readonly state: Attempt
  readonly steps: number
  readonly beganAt: number
  readonly movedAt: number
}

export interface Owner {
  readonly playerId: string
  readonly key: string
}

export interface NewPuzzle extends Omit<StoredPuzzle, 'ownerId'> {
  /** Of a daily one. */
  readonly form: string | null
  /** Null: for whoever asks next. */
  readonly owner: Owner | null
  readonly at: number
}

export interface NewAttempt {
  readonly puzzleId: string
  readonly playerId: string
  readonly state: Attempt
  readonly at: number
}

export interface StepKey {
  readonly does: 'check' | 'reveal'
  readonly key: string
}

export interface Step extends StepKey {
  readonly puzzleId: string
  readonly playerId: string
  /** The steps so far; the guard. */
  readonly steps: number
  readonly state: Attempt
  readonly solvedAs: PuzzleMode | null
  readonly answer: unknown
  readonly at: number
}
