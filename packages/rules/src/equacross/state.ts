import type { Outcome } from '../core/outcome.ts'
import type { Seat } from '../core/seat.ts'

/** Seconds a turn may take, or null without a clock (G-7). */
export type ClockSeconds = 60 | 180 | 300 | 86_400 | 259_200 | null

/** A tile on its way to the board. `square` is a name such as `"H8"`, `digit` one of `"0"` … `"9"`. */
export interface Placement {
  readonly square: string
  readonly digit: string
}

/** A line of a play with its reading (EC-9) such as `"12=96/8"`, and the points it made (EC-13, EC-14). */
export interface ScoredLine {
  readonly from: string
  readonly to: string
  readonly reading: string
  /** Σ tile points, a new tile's multiplied by its square. */
  readonly tiles: number
  /** Product of the 2E and 3E under new tiles. */
  readonly multiplier: number
  /** The × ÷ bonus of EC-14. */
  readonly bonus: number
  /** tiles × multiplier + bonus. */
  readonly points: number
}

/** A legal play and what it scores (EC-13 … EC-15). */
export interface ScoredPlay {
  readonly tiles: readonly Placement[]
  readonly lines: readonly ScoredLine[]
  readonly bonuses: { readonly several: number; readonly allTiles: number }
  readonly score: number
}

/** What a hint took off a seat's score when its turn ended (EC-17). */
export interface Charge {
  readonly seat: Seat
  readonly points: number
}

/** What every end of a turn may bring. */
export interface TurnEnd {
  readonly charge?: Charge | undefined
}

/** What the end of a turn takes off, and nothing else of it. */
export const paid = ({ charge }: TurnEnd): TurnEnd => (charge ? { charge } : {})

export type EquaCrossEvent =
  /** `hints` is what a hint costs in percent (EC-17), null where none are given. */
  | {
      readonly type: 'opened'
      readonly first: Seat
      readonly clock: ClockSeconds
      readonly bag: string
      readonly hints: number | null
    }
  | ({ readonly type: 'played'; readonly seat: Seat; readonly drawn: string } & ScoredPlay & TurnEnd)
  /** `bag` is the whole bag after the exchange, in the order in which it will be drawn. */
  | ({
      readonly type: 'exchanged'
      readonly seat: Seat
      readonly returned: string
      readonly drawn: string
      readonly bag: string
    } & TurnEnd)
  /** A move was shown (EC-16): the best there was, or null when there was none, which costs nothing. */
  | HintedEvent
  | ScorelessEvent
  /** One entry of `leftovers` a seat: what comes off its score (EC-19). Nothing does when somebody gave up. */
  | { readonly type: 'ended'; readonly why: EndReason; readonly leftovers: readonly Leftover[] }

export interface HintedEvent {
  readonly type: 'hinted'
  readonly seat: Seat
  readonly play: ScoredPlay | null
  readonly cost: number
}

export type ScorelessEvent = {
  readonly type: 'passed' | 'timed-out' | 'resigned' | 'forfeited'
  readonly seat: Seat
} & TurnEnd

/** The tiles that a seat had left at the end, shown to all then, and the points they took off its score (EC-19). */
export interface Leftover {
  readonly tiles: string
  readonly points: number
}

/** Why a game ended: EC-18, resigning (EC-12), three time-outs or a claim (G-8). */
export type EndReason = 'played-out' | 'both-passed' | 'scoreless' | 'resigned' | 'time' | 'forfeited'

/** Whether an end is one seat's giving up: it loses whatever the scores, and tiles left are not counted. */
export const isGivenUp = (why: EndReason): boolean =>
  why === 'resigned' || why === 'time' || why === 'forfeited'

/** The hints of a game (EC-16, EC-17). */
export interface HintsTaken {
  /** What a hint usually costs in percent; null where none are given. */
  readonly tariff: number | null
  /** How many each seat was shown, those without a play not counted. */
  readonly taken: readonly [number, number]
  /** The hint of this turn, if one was asked for. */
  readonly open: { readonly play: ScoredPlay | null; readonly cost: number } | null
}

/** A game in which nobody is given hints. */
export const NO_HINTS: HintsTaken = { tariff: null, taken: [0, 0], open: null }

/** The state of a game. Hidden fields: `bag` and the other rack. Plain JSON, never changed in place. */
export interface EquaCrossState {
  readonly clock: ClockSeconds
  /** 225 characters, row by row, `.` where empty. */
  readonly board: string
  /** In the order in which it will be drawn. */
  readonly bag: string
  readonly racks: readonly [string, string]
  readonly scores: readonly [number, number]
  readonly turn: Seat
  /** Whether each seat has made a play yet: until the second player has, their rack holds 8 (EC-3). */
  readonly hasPlayed: readonly [boolean, boolean]
  /** Scoreless turns in a row (EC-18). */
  readonly scoreless: number
  /** Time-outs in a row of each seat (G-8). */
  readonly timeouts: readonly [number, number]
  readonly hints: HintsTaken
  /** All events but the opening, without what is drawn: the source of every news list. */
  readonly log: readonly LogEntry[]
  readonly outcome: Outcome | null
}

/** An event as the log keeps it; `returned` is hidden from the other side in views. */
export type LogEntry =
  | ({ readonly type: 'played'; readonly seat: Seat } & ScoredPlay & TurnEnd)
  | ({ readonly type: 'exchanged'; readonly seat: Seat; readonly returned: string } & TurnEnd)
  | HintedEvent
  | ScorelessEvent
  | { readonly type: 'ended'; readonly why: EndReason; readonly leftovers: readonly Leftover[] }

/** The tiles of a seat. */
export const rackOf = (state: EquaCrossState, seat: Seat): string => state.racks[seat] ?? ''

/** A pair with one seat's entry changed. */
export const withSeat = <T>(pair: readonly [T, T], seat: Seat, entry: T): readonly [T, T] =>
  seat === 0 ? [entry, pair[1]] : [pair[0], entry]
