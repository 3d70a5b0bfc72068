import type { AnyGame, News, Outcome, Refusal, Result, Seat } from '@trueline/rules'
import type { GameSummary, Mode, MyGame, PresenceMessage, SeatView, ViewMessage } from '@trueline/rules/wire'
import type { Sitter, Store } from '../store/store.ts'
import type { Clock } from './clock.ts'

/** All that tables need from outside. */
export interface Surroundings {
  readonly store: Store
  readonly games: ReadonlyMap<string, AnyGame>
  readonly clock: Clock
  /** That many bytes of good chance. */
  readonly random: (bytes: number) => Uint8Array
  /** Told of every fault that is ours: a throw in the rules, a store that does not answer. */
  readonly report: (error: unknown, about: { readonly code?: string; readonly what: string }) => void
  /** Whether other servers work on the same store (`Database.shared`): then watched games are looked at now and then. */
  readonly shared?: boolean
}

/** What somebody who opens a game asks for. */
export interface Wish {
  readonly kind: string
  readonly mode: Mode
  readonly options?: unknown
  readonly maker: Sitter
  readonly names?: readonly string[] | undefined
  readonly level?: string | undefined
}

/** An intent as it came through a door; `intent` is not checked yet. */
export interface IntentMessage {
  readonly key: string
  readonly seq?: number | undefined
  readonly seat?: Seat | undefined
  readonly intent: unknown
}

/** Somebody who has a game open. Viewers with the same eyes are handed the very same message object. */
export interface Watcher {
  view(message: ViewMessage): void
  presence(message: PresenceMessage): void
}

export interface Watching {
  readonly message: ViewMessage
  readonly presence: PresenceMessage
  /** Ends it; may be called twice. */
  readonly unwatch: () => void
}

export type Answer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly error: Refusal }

/** A finished game, with nothing hidden any more (G-6). */
export interface GameLog {
  readonly code: string
  readonly kind: string
  readonly mode: Mode
  readonly options: unknown
  readonly seats: readonly Pick<SeatView, 'name' | 'computer'>[]
  readonly outcome: Outcome | null
  readonly news: readonly News[]
  readonly fairness: { readonly hash: string; readonly seed: string }
}

/** The live games of this server. Nothing here rejects: faults of ours are reported and answered `internal` or `unavailable`. */
export declare class Tables {
  constructor(surroundings: Surroundings)
  /** Says that the house is open, gives back lost time, and starts the clocks. Call it before listening. */
  start(): Promise<void>
  /** Refusals: unknown-kind, not-offered, bad-options, bad-names. */
  make(wish: Wish): Promise<Result<{ readonly code: string; readonly seat: Seat }, Refusal>>
  /** Refusals: no-such-game. */
  summary(code: string, playerId: string | null): Promise<Result<GameSummary, Refusal>>
  /** Your own seat again (`taken: false`), or a new one. Refusals: no-such-game, full, already-over. */
  sit(
    code: string,
    player: Sitter,
  ): Promise<Result<{ readonly seat: Seat; readonly taken: boolean }, Refusal>>
  /** Refusals: no-such-game, not-your-seat. */
  view(code: string, playerId: string | null, seat?: Seat): Promise<Result<ViewMessage, Refusal>>
  /** Refusals: see `table.ts`, and the game's own. */
  intent(code: string, playerId: string | null, message: IntentMessage): Promise<Answer>
  /** Refusals: no-such-game, not-your-seat. */
  watch(
    code: string,
    playerId: string | null,
    seat: Seat | undefined,
    watcher: Watcher,
  ): Promise<Result<Watching, Refusal>>
  /** Your turn first, then the latest; the newest 100. */
  mine(playerId: string): Promise<Result<readonly MyGame[], Refusal>>
  /** Refusals: no-such-game, not-over. */
  log(code: string): Promise<Result<GameLog, Refusal>>
  /** How many games are in memory, and how many watchers there are: for /metrics. */
  readonly size: { readonly tables: number; readonly watchers: number }
  /** Stops the clocks and waits for what is under way. */
  close(): Promise<void>
}
