import type { Outcome } from '../core/outcome.ts'
import type { Seat } from '../core/seat.ts'

/** Seconds a turn may take, or null without a clock (BM-14). */
export type ClockSeconds = 30 | 60 | 90 | 120 | 300 | null

/** A token by the name of its square: `{ "H8": "7" }`. */
export type Board = Readonly<Record<string, string>>

/** A token on its way to the board. */
export interface Placement {
  readonly square: string
  readonly token: string
}

/** An equation made or changed by a play (BM-8, BM-9): `text` is its tokens joined by spaces. */
export interface ScoredEquation {
  readonly from: string
  readonly to: string
  readonly text: string
  /** The number that stands alone as a side; null when all sides are sums, whose base is 0. */
  readonly answer: number | null
  /** How many × and ÷ there are in it. */
  readonly timesDivide: number
}

/** What a turn's score is made of (BM-9): (answers + first + long + timesDivide + flat) × 2 for each purple square. */
export interface ScoreParts {
  readonly answers: number
  readonly first: number
  readonly long: number
  readonly timesDivide: number
  readonly flat: number
  /** How many purple squares are newly covered. */
  readonly purple: number
}

/** A legal play and what it scores. */
export interface ScoredPlay {
  readonly tiles: readonly Placement[]
  readonly equations: readonly ScoredEquation[]
  readonly parts: ScoreParts
  readonly score: number
}

/** Five quick sums such as `"7 * 8"`, to be answered for more hints (BM-11). */
export type Sums = readonly string[]

export type BedmasEvent =
  /** `sums` are each seat's quick sums, null where no hints are given (BM-11). */
  | {
      readonly type: 'opened'
      readonly first: Seat
      readonly clock: ClockSeconds
      readonly pool: readonly number[]
      readonly sums: readonly [Sums, Sums] | null
    }
  | ({ readonly type: 'played'; readonly seat: Seat; readonly drawn: readonly number[] } & ScoredPlay)
  /** `pool` is the whole pool after the swap, in the order in which it will be drawn. */
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly returned: readonly number[]
      readonly drawn: readonly number[]
      readonly pool: readonly number[]
    }
  | HintedEvent
  /** The quick sums were answered (BM-11). */
  | { readonly type: 'earned'; readonly seat: Seat }
  | IdleEvent
  | { readonly type: 'ended'; readonly why: EndReason; readonly left: readonly (readonly number[])[] }

/** Plays were shown (BM-11): the best first, none when there was none, which costs no hint. */
export interface HintedEvent {
  readonly type: 'hinted'
  readonly seat: Seat
  readonly plays: readonly ScoredPlay[]
}

/** A turn without a play, or the end of all turns. */
export interface IdleEvent {
  readonly type: 'passed' | 'timed-out' | 'resigned' | 'forfeited'
  readonly seat: Seat
}

/** Why a game ended: BM-12, resigning, three time-outs or a claim (G-8). */
export type EndReason = 'played-out' | 'both-passed' | 'scoreless' | 'resigned' | 'time' | 'forfeited'

/** Whether an end is one seat's giving up: it loses whatever the scores. */
export const isGivenUp = (why: EndReason): boolean =>
  why === 'resigned' || why === 'time' || why === 'forfeited'

/** The hints of a game (BM-11). */
export interface HintsState {
  /** How many each seat may still ask for. */
  readonly left: readonly [number, number]
  /** Each seat's quick sums, null once they have been answered. */
  readonly sums: readonly [Sums | null, Sums | null]
  /** What was shown in this turn, if it was asked for. */
  readonly open: readonly ScoredPlay[] | null
}

/** The state of a game. Hidden fields: `pool` and the other rack. Plain JSON, never changed in place. */
export interface BedmasState {
  readonly clock: ClockSeconds
  readonly board: Board
  /** In the order in which it will be drawn. */
  readonly pool: readonly number[]
  readonly racks: readonly [readonly number[], readonly number[]]
  readonly scores: readonly [number, number]
  readonly turn: Seat
  /** Turns in a row without a play (BM-12). */
  readonly scoreless: number
  /** Time-outs in a row of each seat (G-8). */
  readonly timeouts: readonly [number, number]
  /** Null where no hints are given. */
  readonly hints: HintsState | null
  /** All events but the opening, without what is drawn: the source of every news list. */
  readonly log: readonly LogEntry[]
  readonly outcome: Outcome | null
}

/** An event as the log keeps it; `returned` and `plays` are hidden from the other side in views. */
export type LogEntry =
  | ({ readonly type: 'played'; readonly seat: Seat } & ScoredPlay)
  | { readonly type: 'swapped'; readonly seat: Seat; readonly returned: readonly number[] }
  | HintedEvent
  | { readonly type: 'earned'; readonly seat: Seat }
  | IdleEvent
  | { readonly type: 'ended'; readonly why: EndReason; readonly left: readonly (readonly number[])[] }

/** The numbers of a seat. */
export const rackOf = (state: BedmasState, seat: Seat): readonly number[] => state.racks[seat] ?? []

/** A pair with one seat's entry changed. */
export const withSeat = <T>(pair: readonly [T, T], seat: Seat, entry: T): readonly [T, T] =>
  seat === 0 ? [entry, pair[1]] : [pair[0], entry]
