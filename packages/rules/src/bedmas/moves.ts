import type { Seat } from '../core/seat.ts'
import { hints } from './hints.ts'
import type { BedmasIntent } from './intent.ts'
import { allPlays, type Play } from './search/plays.ts'
import { type BedmasState, type Board, rackOf } from './state.ts'
import { rightAnswers } from './sums.ts'
import { LEAST_POOL } from './tokens.ts'

export { bestPlays, type Play } from './search/plays.ts'

/** From how many tiles all plays can be listed: of a full rack there are millions. */
const FEW_TILES = 3

/** All plays that use some of the first few tiles of a rack, the best first. */
export const fewPlays = (board: Board, rack: readonly number[]): Play[] =>
  allPlays(board, rack.slice(0, FEW_TILES)).sort((a, b) => b.score - a.score)

/**
 * What `seat` may do: plays with the first few tiles of its rack, as a fair sample, the best first; then swapping,
 * passing, a hint and the quick sums, where they are to be had. Nothing when the seat is not to act.
 */
export const moves = (state: BedmasState, seat: Seat): BedmasIntent[] => {
  if (state.outcome || seat !== state.turn) return []
  const sums = state.hints?.sums[seat]
  return [
    ...fewPlays(state.board, rackOf(state, seat)).map(
      ({ tiles }): BedmasIntent => ({ type: 'play', tiles: [...tiles] }),
    ),
    ...(state.pool.length >= LEAST_POOL ? [SWAP] : []),
    PASS,
    ...(hints.wants(state, seat, HINT) ? [HINT] : []),
    ...(sums ? [{ type: 'sums' as const, answers: rightAnswers(sums) }] : []),
  ]
}

const SWAP: BedmasIntent = { type: 'swap' }
const PASS: BedmasIntent = { type: 'pass' }
const HINT: BedmasIntent = { type: 'hint' }
