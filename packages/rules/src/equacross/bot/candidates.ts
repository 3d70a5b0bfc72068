import type { EquaCrossIntent } from '../intent.ts'
import { rankedPlays } from '../moves.ts'
import { bestExchanges } from './exchanges.ts'
import { leaveValue } from './leave.ts'
import { keptAfter, type Rows, type Sight, withPlay } from './sight.ts'

/** Something the player might do, and what is known of it at once. */
export interface Candidate {
  readonly intent: EquaCrossIntent
  readonly score: number
  readonly board: Rows
  /** The tiles that stay on the rack. */
  readonly kept: string
  /** How many tiles are drawn, if the bag has them. */
  readonly draws: number
}

/** A rack refills to 7 after a play (EC-3). */
export const RACK_SIZE = 7

const PLAYS = 14
/** What tiles are worth keeping moves a play up from no further down than this. */
const SHORTLIST = 200
const EXCHANGES = 2

/** The likeliest to be best by their score and what they keep, the best first. */
export const candidatesOf = ({ board, rack, bag }: Sight): Candidate[] => {
  const plays = rankedPlays(board, rack)
    .slice(0, SHORTLIST)
    .map((play) => {
      const kept = keptAfter(rack, play.tiles)
      return { play, kept, guess: play.score + leaveValue(kept) }
    })
  const best = plays.sort((a, b) => b.guess - a.guess).slice(0, PLAYS)
  return [
    ...best.map(
      ({ play: { tiles, score }, kept }): Candidate => ({
        intent: { type: 'play', tiles: [...tiles] },
        score,
        board: withPlay(board, tiles),
        kept,
        draws: Math.max(0, RACK_SIZE - kept.length),
      }),
    ),
    ...bestExchanges(rack, bag, EXCHANGES).map(
      ({ tiles, kept }): Candidate => ({
        intent: { type: 'exchange', tiles },
        score: 0,
        board,
        kept,
        draws: tiles.length,
      }),
    ),
  ]
}
