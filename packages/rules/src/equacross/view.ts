import type { News } from '../core/game.ts'
import type { Seat } from '../core/seat.ts'
import type { EndReason, Leftover, ScoredPlay } from './state.ts'

/** What happened, as one pair of eyes may know it. `tiles` of an exchange is there for its owner (and the archive) only. */
export type EquaCrossNews =
  | { readonly type: 'opened'; readonly first: Seat }
  | ({ readonly type: 'played'; readonly seat: Seat } & ScoredPlay)
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly count: number; readonly tiles?: string }
  | { readonly type: 'passed' | 'timed-out' | 'resigned' | 'forfeited'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly why: EndReason; readonly leftovers: readonly Leftover[] }

/** A line on the board with the reading that counts (EC-9). */
export interface BoardLine {
  readonly from: string
  readonly to: string
  readonly reading: string
}

/** What a viewer may see of a game (G-5). Everything hidden is absent, not blanked. */
export interface EquaCrossView {
  readonly seats: readonly { readonly score: number; readonly tiles: number }[]
  /** 15 strings of 15, `.` where empty. */
  readonly board: readonly string[]
  readonly lines: readonly BoardLine[]
  /** Your tiles as digits; null for a watcher. */
  readonly rack: string | null
  /** How many tiles are in the bag. */
  readonly bag: number
  /** The play that was made last, or null. */
  readonly lastPlay: ({ readonly seat: Seat } & ScoredPlay) | null
  readonly scoreless: number
  /** All that happened, the opening left out; oldest first. */
  readonly news: readonly (EquaCrossNews & News)[]
}
