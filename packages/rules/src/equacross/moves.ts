import { toRows } from '../board/grid.ts'
import type { Seat } from '../core/seat.ts'
import type { EquaCrossIntent } from './intent.ts'
import { hints } from './hints.ts'
import { rankedPlays } from './search/plays.ts'
import { type EquaCrossState, rackOf } from './state.ts'
import { LEAST_BAG } from './tiles.ts'

export { allPlays, bestPlay, countPlays, type Play, rankedPlays } from './search/plays.ts'

/**
 * What `seat` may do: every play, the best first (EC-16), then exchanging each single tile and all tiles, as a fair
 * sample of exchanges, then passing, and a hint where there is one to be had. Nothing when the seat is not to act.
 */
export const moves = (state: EquaCrossState, seat: Seat): EquaCrossIntent[] => {
  if (state.outcome || seat !== state.turn) return []
  const rack = rackOf(state, seat)
  const plays = rankedPlays(toRows(state.board), rack)
  return [
    ...plays.map(({ tiles }): EquaCrossIntent => ({ type: 'play', tiles: [...tiles] })),
    ...exchangesOf(rack, state.bag.length).map((tiles): EquaCrossIntent => ({ type: 'exchange', tiles })),
    { type: 'pass' },
    ...(hints.wants(state, seat, HINT) ? [HINT] : []),
  ]
}

const HINT: EquaCrossIntent = { type: 'hint' }

/** EC-12: an exchange needs a bag of 7, and as many tiles in it as go back. */
const exchangesOf = (rack: string, bag: number): string[] => {
  if (bag < LEAST_BAG) return []
  return [...new Set([...rack.split(''), rack])].filter((tiles) => tiles !== '' && tiles.length <= bag)
}
