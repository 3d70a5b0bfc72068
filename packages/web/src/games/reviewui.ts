import type { GameLog, GameReview } from '@trueline/rules/wire'
import type { Component } from 'svelte'
import type { Move } from '../table/moves.ts'
import type { Cast } from './gameui.ts'

/** One turn of a review, as the house sends it. */
export type ReviewedTurn = GameReview['turns'][number]

/** How a finished game stood: at its beginning, after each turn, and at its end. */
export interface Moment {
  /** The number of the event that made it. */
  readonly seq: number
  readonly scores: readonly number[]
  /** The turn that led here; none led to the beginning and to the end. */
  readonly move: Move | null
}

/** Something that chance gave to a seat. */
export interface Draw {
  readonly seq: number
  readonly seat: number
  /** `1 2 9 6 3 7 7` */
  readonly what: string
  /** "to begin with", "after a play" */
  readonly when: string
}

/** Where a log is not what its seed and the rules make of it. */
export interface ReplayFault {
  readonly code: 'hash' | 'not-a-log' | 'event' | 'outcome'
  readonly seq: number
}

/** A finished game played again from its seed by the rules, as far as its log agrees with them (G-6). */
export interface Replay<M extends Moment = Moment> {
  readonly moments: readonly M[]
  readonly draws: readonly Draw[]
  /** How many events were made again and came out as the log has them. */
  readonly events: number
  readonly fault: ReplayFault | null
}

/** What would have been best in a turn. */
export interface Best {
  readonly equations: readonly string[]
  readonly points: number
}

export interface MomentProps<M extends Moment = Moment> {
  readonly moment: M
  readonly cast: Cast
  /** What would have been best in this turn, to be shown in place of what was done. */
  readonly instead: ReviewedTurn | null
}

/** What a game brings for the time after its end. */
export interface ReviewUi<M extends Moment = Moment> {
  replay(log: GameLog, cast: Cast): Replay<M>
  /** What would have been best in a turn; null where there was nothing to do. Left out, nobody is told. */
  best?(turn: ReviewedTurn): Best | null
  /** The best move of a game in a sentence. */
  sayBestMove(news: GameLog['news'], cast: Cast): string | null
  /** The board of a moment. It is as wide as `--across` and as high as `--tall` allow. */
  readonly Board: Component<MomentProps<M>>
  /** What was done, and with what. */
  readonly Told: Component<MomentProps<M>>
}

/** The review of any kind of game. Its parts only ever get moments of that game, which the types cannot see. */
export const reviewUi = <M extends Moment>(ui: ReviewUi<M>): ReviewUi => ui as unknown as ReviewUi
