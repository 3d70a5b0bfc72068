import type { EquaCrossIntent } from '../intent.ts'
import { rankedPlays } from '../moves.ts'
import { RACK_SIZE } from '../tiles.ts'
import { exchangeable } from './exchanges.ts'
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

const PLAYS = 14

/** The highest scores, the best first, and exchanging. */
export const candidatesOf = ({ board, rack, bag }: Sight): Candidate[] => {
  const plays = rankedPlays(board, rack).slice(0, PLAYS)
  const candidates = plays.map(({ tiles, score }): Candidate => {
    const kept = keptAfter(rack, tiles)
    return {
      intent: { type: 'play', tiles: [...tiles] },
      score,
      board: withPlay(board, tiles),
      kept,
      draws: Math.max(0, RACK_SIZE - kept.length),
    }
  })
  const tiles = exchangeable(rack, bag)
  if (tiles === '') return candidates
  const kept = rack.slice(tiles.length)
  return [...candidates, { intent: { type: 'exchange', tiles }, score: 0, board, kept, draws: tiles.length }]
}
