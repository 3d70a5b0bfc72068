import {
  dayWindow,
  err,
  ok,
  type PuzzleLevel,
  type PuzzleSize,
  type Refusal,
  type Result,
  todayFault,
} from '@trueline/rules'
import type { MyPuzzle, PuzzleView, Revealed, StreakView } from '@trueline/rules/wire'
import { Dailies } from './dailies.ts'
import { Keeper } from './keeper.ts'
import { streakViewOf } from './records.ts'
import { Sittings, type StepMessage } from './sittings.ts'
import { Stock } from './stock.ts'
import type { Leave, PuzzleSurroundings } from './surroundings.ts'

const MY_PUZZLES = 50

/**
 * The puzzles of this server, and what people do in them. Nothing here rejects: when the store or the maker does not
 * answer, that is reported and answered with `unavailable`, and the same key may be sent again.
 */
export class Puzzles {
  readonly #surroundings: PuzzleSurroundings
  readonly #dailies: Dailies
  readonly #stock: Stock
  readonly #keeper: Keeper
  readonly #sittings: Sittings
  readonly #underWay = new Set<Promise<unknown>>()

  constructor(surroundings: PuzzleSurroundings) {
    this.#surroundings = surroundings
    this.#dailies = new Dailies(surroundings)
    this.#stock = new Stock(surroundings)
    this.#keeper = new Keeper(surroundings, this.#dailies, this.#stock)
    this.#sittings = new Sittings(surroundings)
  }

  /** Has puzzles made ahead from now on. */
  keepAhead(): void {
    this.#keeper.start()
  }

  /** A random puzzle of one's own (PZ-3). Refusals: those of `leave`. */
  make(
    playerId: string,
    { key, level, size }: { readonly key: string; readonly level: PuzzleLevel; readonly size: PuzzleSize },
    leave: Leave,
  ): Promise<Result<PuzzleView, Refusal>> {
    return this.#guarded('make', async () => {
      const given = await this.#stock.give({ playerId, key }, level, size, leave)
      if (!given.ok) return given
      this.#keeper.taken(level, size)
      return this.#sittings.look(playerId, given.value, undefined)
    })
  }

  /** The puzzle of a date (PZ-4). Refusals: bad-date, wrong-today, before-first-day, too-early, those of `leave`. */
  daily(
    playerId: string,
    { date, level }: { readonly date: string; readonly level: PuzzleLevel },
    today: string | undefined,
    leave: Leave,
  ): Promise<Result<PuzzleView, Refusal>> {
    return this.#guarded('daily', async () => {
      // Nobody has one made that they may not see (S49).
      const mode = this.#sittings.modeOf(date, today)
      if (!mode.ok) return mode
      const id = await this.#dailies.idOf(date, level, playerId, leave)
      return id.ok ? this.#sittings.look(playerId, id.value, today) : id
    })
  }

  /** Refusals: no-such-puzzle, not-your-puzzle, and of a daily one those of its date. */
  look(playerId: string, id: string, today: string | undefined): Promise<Result<PuzzleView, Refusal>> {
    return this.#guarded('look', () => this.#sittings.look(playerId, id, today))
  }

  /** Refusals: as for looking, already-over (data: status), no-tiles, not-red, twice, revealed, not-in-rack. */
  check(playerId: string, id: string, message: StepMessage): Promise<Result<PuzzleView, Refusal>> {
    return this.#guarded('check', () => this.#sittings.check(playerId, id, message))
  }

  /** Refusals: as for looking, already-over (data: status), no-reveals, all-right, not-red, twice, revealed, not-in-rack. */
  reveal(playerId: string, id: string, message: StepMessage): Promise<Result<Revealed, Refusal>> {
    return this.#guarded('reveal', () => this.#sittings.reveal(playerId, id, message))
  }

  /** Refusals: bad-date, wrong-today. */
  streak(
    playerId: string,
    asked: { readonly today?: string | undefined; readonly month?: string | undefined },
  ): Promise<Result<StreakView, Refusal>> {
    return this.#guarded('streak', () => streakViewOf(playerId, asked, this.#surroundings))
  }

  /** What a person began, the latest first, 50 at most. Refusals: bad-date, wrong-today. */
  mine(playerId: string, today: string | undefined): Promise<Result<readonly MyPuzzle[], Refusal>> {
    return this.#guarded('mine', async () => {
      const window = dayWindow(this.#surroundings.clock.now())
      const fault = today === undefined ? null : todayFault(today, window)
      return fault ? err(fault) : ok(await this.#sittings.mine(playerId, today, MY_PUZZLES))
    })
  }

  /** Begins nothing more, and waits for what is under way: end thinking first, or at the same time. */
  async close(): Promise<void> {
    await this.#keeper.close()
    await Promise.all(this.#underWay)
  }

  async #guarded<T>(what: string, task: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    const answer = task().catch((error: unknown): Result<T, Refusal> => {
      this.#surroundings.report(error, { what })
      return err({ code: 'unavailable' })
    })
    this.#underWay.add(answer)
    try {
      return await answer
    } finally {
      this.#underWay.delete(answer)
    }
  }
}
