import type { ZodMiniType } from 'zod/mini'
import type { Rng } from './chance.ts'
import type { Company } from './company.ts'
import type { ComputerPlayer, Hints, Review } from './computer.ts'
import type { Outcome } from './outcome.ts'
import type { Refusal } from './refusal.ts'
import type { Result } from './result.ts'
import type { Seat, Viewer } from './seat.ts'

/** The types that make up one kind of game. All are plain, deeply readonly JSON data. */
export interface Kind {
  Options: unknown
  State: unknown
  Intent: unknown
  Event: { readonly type: string }
  View: GameView
  Refusal: Refusal
}

/** What every game's view has: a line for each seat, and the news of all that happened. The table adds names, clock and code. */
export interface GameView {
  readonly seats: readonly object[]
  readonly news: readonly News[]
}

/** One thing that happened, as one pair of eyes may know it. */
export interface News {
  readonly type: string
}

/**
 * What a game is to the house: a value of pure functions. The server knows this contract and never a
 * particular game. Members are methods so that any `Game<K>` is also a `Game<Kind>`.
 */
export interface Game<K extends Kind> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: ZodMiniType<K['Options']>
  readonly intent: ZodMiniType<K['Intent']>

  /** The first event: the whole set-up for a company. */
  open(options: K['Options'], company: Company, rng: Rng): K['Event']
  /** The state after the first event. */
  start(opened: K['Event']): K['State']
  /**
   * What an intent of `seat` makes happen, or why it may not. Never throws. Refuses `not-your-turn` itself,
   * since some intents (resigning) are open to a seat that is not to act. `found` is what `hints.find` came to, where
   * `hints.wants` it; left out, it is searched for here.
   */
  decide(
    state: K['State'],
    seat: Seat,
    intent: K['Intent'],
    rng: Rng,
    found?: readonly K['Intent'][],
  ): Result<K['Event'], K['Refusal']>
  /** The next thing that happens by itself, or nothing. */
  house(state: K['State'], rng: Rng): K['Event'] | null
  /** The next state: total, pure, no chance, no clock. */
  apply(state: K['State'], event: K['Event']): K['State']
  /** The seats that may act now: none at the end. */
  toAct(state: K['State']): readonly Seat[]
  /** How long the seats to act have, in milliseconds, or null without a clock (G-7). */
  deadline(state: K['State']): number | null
  /** Whether that time runs on over `event`, which only showed a move or was one of several choices at once. Else it begins anew. */
  keepsClock?(state: K['State'], event: K['Event']): boolean
  /** What happens when that time is over. */
  expire(state: K['State'], rng: Rng): K['Event']
  /** Whether a seat still has a part in a game that goes on; left out, all have. Who has none claims nothing (G-8). */
  playsOn?(state: K['State'], seat: Seat): boolean
  /** What happens when `seat` leaves for good, or is claimed against (G-8). */
  forfeit(state: K['State'], seat: Seat): K['Event']
  /** What `viewer` may see, built up from nothing (G-5). */
  view(state: K['State'], viewer: Viewer): K['View']
  /** What `viewer` may know of an event, or null when that is nothing. */
  news(event: K['Event'], viewer: Viewer): News | null
  /** The ranking, once there is one. */
  outcome(state: K['State']): Outcome | null
  /** Legal intents of `seat`, or a fair sample where there are too many. */
  moves(state: K['State'], seat: Seat): readonly K['Intent'][]
  /** Conservation laws that do not hold: normally none. */
  audit(state: K['State']): readonly string[]

  /** The computer player, in games that have one. */
  readonly computer?: ComputerPlayer<K>
  /** Showing a move, in games that do. */
  readonly hints?: Hints<K>
  /** The best move at each turn of a finished game, from its whole log. May take long. */
  review?(log: readonly K['Event'][]): readonly Review[]
}

/** A game of any kind, as the server sees it. */
export type AnyGame = Game<Kind>
