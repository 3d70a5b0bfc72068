import type { Seat } from '../core/seat.ts'
import { fivePlays } from './fives.ts'
import { hints } from './hints.ts'
import type { BedmasIntent } from './intent.ts'
import { type BedmasState, rackOf } from './state.ts'
import { rightAnswers } from './sums.ts'
import { LEAST_POOL } from './tokens.ts'

export { bestPlays, type Play } from './search/plays.ts'

/**
 * What `seat` may do: the plays of five squares, as a fair sample of the millions there are, the best first; then
 * swapping, passing, a hint and the quick sums, where they are to be had. Nothing when the seat is not to act.
 */
export const moves = (state: BedmasState, seat: Seat): BedmasIntent[] => {
  if (state.outcome || seat !== state.turn) return []
  const sums = state.hints?.sums[seat]
  return [
    ...fivePlays(state.board, rackOf(state, seat)).map(
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
