import {
  type Asked,
  type Attempt,
  checkTiles,
  dayWindow,
  err,
  modeOn,
  newAttempt,
  ok,
  puzzleView,
  type Refusal,
  type Result,
  revealTile,
  secondsAfter,
} from '@trueline/rules'
import type { MyPuzzle, PuzzleMode, PuzzleView, Revealed } from '@trueline/rules/wire'
import type { Begun, StepKey, StoredAttempt, StoredPuzzle } from '../store/puzzle-store.ts'
import { Mailbox } from '../table/mailbox.ts'
import type { PuzzleSurroundings } from './surroundings.ts'

/** A check or a reveal, as it comes in. */
export interface StepMessage {
  readonly key: string
  readonly tiles: Asked['tiles']
  readonly seconds?: number | undefined
  readonly today?: string | undefined
}

type Decide<Answer> = (
  puzzle: StoredPuzzle,
  attempt: Attempt,
  asked: Asked,
) => Result<{ readonly state: Attempt; readonly answer: Answer }, Refusal>

/** How often a step is decided anew because another server was quicker. */
const TRIES = 20

/** People at their puzzles. A step is stored under a guard before it is answered: two tabs, or servers, share one count (S31). */
export class Sittings {
  readonly #surroundings: PuzzleSurroundings
  /** Steps of one person in one puzzle, one after another. */
  readonly #lines = new Map<string, Mailbox>()

  constructor(surroundings: PuzzleSurroundings) {
    this.#surroundings = surroundings
  }

  /** What the puzzle of a date is for somebody now; of none, a random one. */
  modeOf(date: string | null, today: string | undefined): Result<PuzzleMode, Refusal> {
    return date === null ? ok('random') : modeOn(date, today, dayWindow(this.#surroundings.clock.now()))
  }

  /** The puzzle as a person sees it, who begins it by looking. */
  async look(playerId: string, id: string, today: string | undefined): Promise<Result<PuzzleView, Refusal>> {
    const found = await this.#find(playerId, id, today)
    if (!found.ok) return found
    const { puzzle, attempt } = found.value
    const mode = this.modeOf(puzzle.date, today)
    return mode.ok ? ok(puzzleView(puzzle, puzzle, attempt.state, mode.value)) : mode
  }

  check(playerId: string, id: string, message: StepMessage): Promise<Result<PuzzleView, Refusal>> {
    return this.#step(playerId, id, 'check', message, (puzzle, attempt, asked) => {
      const checked = checkTiles(puzzle, attempt, asked)
      if (!checked.ok) return checked
      const state = checked.value
      return ok({ state, answer: puzzleView(puzzle, puzzle, state, asked.mode) })
    })
  }

  reveal(playerId: string, id: string, message: StepMessage): Promise<Result<Revealed, Refusal>> {
    return this.#step(playerId, id, 'reveal', message, (puzzle, before, asked) => {
      const revealed = revealTile(puzzle, before, asked)
      if (!revealed.ok) return revealed
      const { attempt: state, tile, from } = revealed.value
      return ok({ state, answer: { view: puzzleView(puzzle, puzzle, state, asked.mode), tile, from } })
    })
  }

  /** Puzzles that a person has begun, the latest first. */
  async mine(playerId: string, today: string | undefined, limit: number): Promise<MyPuzzle[]> {
    const stored = await this.#surroundings.store.latest(playerId, limit)
    return stored.flatMap(({ puzzle, attempt }) => {
      if (attempt === null) return []
      const mode = this.modeOf(puzzle.date, today)
      // What was begun further east, where it was tomorrow already, is of that day still.
      const view = puzzleView(puzzle, puzzle, attempt.state, mode.ok ? mode.value : 'daily')
      return [{ movedAt: attempt.movedAt, view }]
    })
  }

  #step<Answer>(
    playerId: string,
    id: string,
    does: StepKey['does'],
    { key, tiles, seconds, today }: StepMessage,
    decide: Decide<Answer>,
  ): Promise<Result<Answer, Refusal>> {
    return this.#inLine(`${id} ${playerId}`, async () => {
      const { store, clock } = this.#surroundings
      for (let tried = 0; tried < TRIES; tried++) {
        const found = await this.#find(playerId, id, today, { does, key })
        if (!found.ok) return found
        const { puzzle, attempt, answer } = found.value
        if (answer !== null) return ok(answer as Answer)
        const mode = this.modeOf(puzzle.date, today)
        if (!mode.ok) return mode
        const at = clock.now()
        const asked = {
          tiles,
          mode: mode.value,
          seconds: secondsAfter(attempt.state, seconds, at - attempt.beganAt),
        }
        const decided = decide(puzzle, attempt.state, asked)
        if (!decided.ok) return decided
        const { steps } = attempt
        const { solvedAs } = decided.value.state
        const step = { puzzleId: id, playerId, does, key, steps, solvedAs, at, ...decided.value }
        if ((await store.step(step)) === 'stored') return ok(decided.value.answer)
      }
      throw new Error(`${TRIES} steps in a row came too late`)
    })
  }

  /** A puzzle that somebody may see, with their attempt, which begins here if need be. */
  async #find(
    playerId: string,
    id: string,
    today: string | undefined,
    receipt?: StepKey,
  ): Promise<Result<StoredAttempt & { readonly attempt: Begun }, Refusal>> {
    const { store, clock } = this.#surroundings
    for (let began = false; ; began = true) {
      const stored = await store.load(id, playerId, receipt)
      if (!stored) return err({ code: 'no-such-puzzle' })
      const { puzzle, attempt, answer } = stored
      // One that lies ready is nobody's yet.
      if (puzzle.date === null && puzzle.ownerId === null) return err({ code: 'no-such-puzzle' })
      if (puzzle.date === null && puzzle.ownerId !== playerId) return err({ code: 'not-your-puzzle' })
      if (attempt) return ok({ puzzle, attempt, answer })
      // Who may not see it yet has not begun it either (S49).
      const mode = this.modeOf(puzzle.date, today)
      if (!mode.ok) return mode
      if (began) throw new Error('an attempt did not begin')
      await store.begin({ puzzleId: id, playerId, state: newAttempt(puzzle), at: clock.now() })
    }
  }

  async #inLine<T>(name: string, task: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(name) ?? new Mailbox()
    this.#lines.set(name, line)
    try {
      return await line.run(task)
    } finally {
      if (line.idle) this.#lines.delete(name)
    }
  }
}
