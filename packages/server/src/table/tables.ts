import { err, ok, type Refusal, type Result, type Seat } from '@trueline/rules'
import type {
  GameLog,
  GameReview,
  GameSummary,
  MyGame,
  PresenceMessage,
  ViewMessage,
} from '@trueline/rules/wire'
import type { NewGame, Sitter } from '../store/store.ts'
import type { Answer } from './answers.ts'
import { Archive } from './archive.ts'
import type { Watcher } from './audience.ts'
import { computerTurns } from './computer-turn.ts'
import { Computers, FORGOTTEN } from './computers.ts'
import { Deadlines } from './deadline.ts'
import { Heartbeat } from './heartbeat.ts'
import type { House, IntentMessage } from './house.ts'
import { RulesFault, revive, sameStanding } from './live.ts'
import { prepareGame, underFreshCode, type Wish } from './making.ts'
import { Standings } from './standings.ts'
import type { Surroundings } from './surroundings.ts'
import { Table } from './table.ts'
import { lineOf, summaryOf } from './view.ts'

export type { Answer } from './answers.ts'
export type { Watcher } from './audience.ts'
export type { Wish } from './making.ts'
export type { Report, Surroundings } from './surroundings.ts'
export type { IntentMessage } from './house.ts'

export interface Watching {
  readonly message: ViewMessage
  readonly presence: PresenceMessage
  /** Ends it; may be called twice. */
  readonly unwatch: () => void
}

/** How long an unused table stays awake, and how often one looks for such. */
const REST = 30_000
/** How often a server that shares its store looks whether watched games have moved on elsewhere. */
const LOOK = 2_000
const LOOK_AT = 500
const MY_GAMES = 100

/**
 * The live games of this server. Nothing here rejects but `start`: faults of ours are reported and answered with
 * `internal` (the rules threw) or `unavailable` (the store did not answer; the same key may be sent again).
 */
export class Tables {
  readonly #surroundings: Surroundings
  readonly #house: House
  readonly #tables = new Map<string, Table>()
  readonly #heartbeat: Heartbeat
  readonly #deadlines: Deadlines
  readonly #computers: Computers
  readonly #archive: Archive
  readonly #timers = new Map<string, () => void>()
  #closed = false

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
    const standings = new Standings(surroundings.store)
    this.#heartbeat = new Heartbeat({ ...surroundings, reopened: () => this.#refreshClocks() })
    this.#deadlines = new Deadlines({
      ...surroundings,
      expire: (code) => this.#at(code, (table) => table.expire()),
    })
    this.#computers = new Computers({
      ...surroundings,
      ask: (turn) => this.#at(turn.code, (table) => table.question(turn)),
      play: (question, chosen) => this.#at(question.code, (table) => table.moveComputer(question, chosen)),
      wake: (code) => this.#at(code, (table) => table.refresh()),
    })
    this.#archive = new Archive(surroundings)
    this.#house = {
      ...surroundings,
      beat: () => this.#heartbeat.beat(),
      standing: (code) => standings.of(code),
      expect: (deadlineAt) => this.#deadlines.expect(deadlineAt),
      stands: (row) => {
        for (const turn of computerTurns(row)) this.#computers.expect(turn)
      },
      made: (game) => this.#made(game),
    }
  }

  /** Says that the house is open, gives back lost time (G-7), and starts the clocks. Rejects when the store is away. */
  async start(): Promise<void> {
    await this.#heartbeat.start()
    this.#deadlines.start()
    void this.#guarded('computers', async () => ok(await this.#computers.look(0)))
    this.#every('computers', FORGOTTEN, () => this.#computers.look())
    this.#every('rest', REST, async () => this.#putToRest())
    if (this.#surroundings.shared) this.#every('look', LOOK, () => this.#lookAround())
  }

  /** Refusals: unknown-kind, not-offered, bad-level (data: levels), bad-options, bad-names, bad-seats (data: min, max). */
  make(wish: Wish): Promise<Result<{ readonly code: string; readonly seat: Seat }, Refusal>> {
    return this.#guarded('make', async () => {
      const { store, games, random } = this.#surroundings
      const prepared = prepareGame(wish, games, this.#surroundings)
      if (!prepared.ok) return prepared
      const game = await underFreshCode(random, async (code) => {
        const fresh = { code, ...prepared.value }
        return (await store.create(fresh)) === 'created' ? fresh : 'code-taken'
      })
      this.#made(game)
      return ok({ code: game.code, seat: 0 })
    })
  }

  /** Refusals: no-such-game. */
  summary(code: string, playerId: string | null): Promise<Result<GameSummary, Refusal>> {
    return this.#guarded('summary', async () => {
      const stored = await this.#surroundings.store.load(code)
      return stored ? ok(summaryOf(stored, playerId)) : err({ code: 'no-such-game' })
    })
  }

  /** Your own seat again (`taken: false`), or a new one. Refusals: no-such-game, full, already-over. */
  sit(
    code: string,
    player: Sitter,
  ): Promise<Result<{ readonly seat: Seat; readonly taken: boolean }, Refusal>> {
    return this.#at(code, (table) => table.sit(player))
  }

  /** Refusals: no-such-game, not-your-seat. */
  view(code: string, playerId: string | null, seat?: Seat): Promise<Result<ViewMessage, Refusal>> {
    return this.#at(code, (table) => table.view(playerId, seat))
  }

  /**
   * Refusals: no-such-game, not-seated, not-your-seat, bad-intent (data: issues), stale (data: seq), not-started,
   * already-over, not-maker, not-waiting, not-offered, too-early (data: at), not-over, and the game's own.
   */
  intent(code: string, playerId: string | null, message: IntentMessage): Promise<Answer> {
    return this.#at(code, (table) => table.intent(playerId, message))
  }

  /** Refusals: no-such-game, not-your-seat. */
  watch(
    code: string,
    playerId: string | null,
    seat: Seat | undefined,
    watcher: Watcher,
  ): Promise<Result<Watching, Refusal>> {
    return this.#at(code, async (table) => {
      const admission = await table.watch({ playerId, wanted: seat, watcher })
      if (!admission.ok) return admission
      const { message, leave } = admission.value
      return ok({ message, presence: table.audience.presence, unwatch: leave })
    })
  }

  /** Your turn first, then the latest; 100 at most, and none that is over before one that is not. */
  mine(playerId: string): Promise<Result<readonly MyGame[], Refusal>> {
    return this.#guarded('mine', async () => {
      const games = await this.#surroundings.store.loadMany(playerId, MY_GAMES)
      const lines = games.flatMap((stored) => {
        try {
          return lineOf(revive(stored, this.#surroundings.games), playerId)
        } catch (error) {
          // A game that cannot be shown must not hide the others.
          this.#surroundings.report(error, { code: stored.code, what: 'mine' })
          return []
        }
      })
      return ok(
        lines.sort(
          (one, other) => Number(other.yourTurn) - Number(one.yourTurn) || other.movedAt - one.movedAt,
        ),
      )
    })
  }

  /** Refusals: no-such-game, not-over. */
  log(code: string): Promise<Result<GameLog, Refusal>> {
    return this.#guarded('log', () => this.#archive.log(code))
  }

  /** Refusals: no-such-game, not-over, not-offered. */
  review(code: string): Promise<Result<GameReview, Refusal>> {
    return this.#guarded('review', () => this.#archive.review(code))
  }

  /** How many games are in memory, and how many watchers there are. */
  get size(): { readonly tables: number; readonly watchers: number } {
    let watchers = 0
    for (const { audience } of this.#tables.values()) watchers += audience.size
    return { tables: this.#tables.size, watchers }
  }

  /** Stops the clocks and waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true
    for (const cancel of this.#timers.values()) cancel()
    const { thinking } = this.#surroundings
    // A move that is searched for is not waited for: its asker is told to send the same key again.
    await Promise.all([
      this.#heartbeat.stop(),
      this.#deadlines.stop(),
      this.#computers.stop(),
      thinking.close(),
    ])
    await Promise.all([...this.#tables.values()].map((table) => table.close()))
  }

  /** A game that has begun may wait for its clock or for a computer. */
  #made(game: NewGame): void {
    const { opening } = game
    if (!opening) return
    if (opening.deadlineAt !== null) this.#deadlines.expect(opening.deadlineAt)
    const row = { ...game, ...opening, seq: opening.events.length }
    for (const turn of computerTurns(row)) this.#computers.expect(turn)
  }

  /** Does something at a game's table, which is set up for it if need be. */
  async #at<T>(code: string, use: (table: Table) => Promise<T>): Promise<T> {
    let table = this.#tables.get(code)
    if (!table) {
      table = new Table(code, this.#house)
      this.#tables.set(code, table)
    }
    const result = await use(table)
    // Nothing is kept for a code that is nobody's, however many are tried.
    if (table.isVacant) this.#clear(table)
    return result
  }

  async #guarded<T>(what: string, task: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    try {
      return await task()
    } catch (error) {
      this.#surroundings.report(error, { what })
      return err({ code: error instanceof RulesFault ? 'internal' : 'unavailable' })
    }
  }

  #clear(table: Table): void {
    if (this.#tables.get(table.code) === table) this.#tables.delete(table.code)
  }

  /** Tables that nobody uses leave; those that are only looked at keep their watchers and forget their game. */
  #putToRest(): void {
    const since = this.#surroundings.clock.now() - REST
    for (const table of this.#tables.values()) {
      if (!table.idleSince(since)) continue
      if (table.audience.gone) this.#clear(table)
      else table.doze()
    }
  }

  /** The house was away and deadlines have moved: whoever looks at one is told. */
  #refreshClocks(): void {
    for (const table of this.#tables.values())
      if (table.audience.told?.deadlineAt != null) void table.refresh()
  }

  async #lookAround(): Promise<void> {
    const watched = [...this.#tables.values()].filter(({ audience }) => audience.size > 0)
    for (let from = 0; from < watched.length; from += LOOK_AT) {
      const some = watched.slice(from, from + LOOK_AT)
      const standings = await this.#surroundings.store.standing(some.map(({ code }) => code))
      for (const table of some) {
        const now = standings.get(table.code)
        const { told } = table.audience
        if (now && told && !sameStanding(now, told)) void table.refresh()
      }
    }
  }

  #every(what: string, ms: number, task: () => Promise<void>): void {
    const run = async (): Promise<void> => {
      await this.#guarded(what, async () => ok(await task()))
      if (!this.#closed) this.#every(what, ms, task)
    }
    this.#timers.set(
      what,
      this.#surroundings.clock.after(ms, () => void run()),
    )
  }
}
