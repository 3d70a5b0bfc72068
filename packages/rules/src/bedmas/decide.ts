import { type Rng, shuffle } from '../core/chance.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import { decideHint, decideSums } from './hints.ts'
import type { BedmasIntent } from './intent.ts'
import { judge } from './judge.ts'
import type { BedmasRefusal } from './refusal.ts'
import { type BedmasEvent, type BedmasState, type Placement, rackOf } from './state.ts'
import { LEAST_POOL, numbersIn, RACK_SIZE } from './tokens.ts'

type Decision = Result<BedmasEvent, BedmasRefusal>

/**
 * What an intent makes happen, or why it may not (BM-4, BM-10, BM-11). Resigning is open to both seats at any time.
 * `found` holds the plays that a hint shows.
 */
export const decide = (
  state: BedmasState,
  seat: Seat,
  intent: BedmasIntent,
  rng: Rng,
  found?: readonly BedmasIntent[],
): Decision => {
  if (intent.type === 'resign') return ok({ type: 'resigned', seat })
  if (seat !== state.turn) return err({ code: 'not-your-turn' })
  switch (intent.type) {
    case 'play':
      return decidePlay(state, seat, intent.tiles)
    case 'swap':
      return decideSwap(state, seat, rng)
    case 'pass':
      return ok({ type: 'passed', seat })
    case 'hint':
      return decideHint(state, seat, found)
    case 'sums':
      return decideSums(state, seat, intent.answers)
  }
}

const decidePlay = (state: BedmasState, seat: Seat, tiles: readonly Placement[]): Decision => {
  const rack = rackOf(state, seat)
  const judged = judge(state.board, rack, tiles)
  if (!judged.ok) return judged
  const kept = rack.length - numbersIn(tiles.map(({ token }) => token)).length
  const drawn = state.pool.slice(0, Math.max(0, RACK_SIZE - kept))
  return ok({ type: 'played', seat, drawn, ...judged.value })
}

/** BM-10: the rack is set aside, 7 are drawn, and only then the old go back: nobody draws what they returned. */
const decideSwap = (state: BedmasState, seat: Seat, rng: Rng): Decision => {
  const { pool } = state
  if (pool.length < LEAST_POOL) return err({ code: 'pool-too-small', data: { pool: pool.length } })
  const returned = rackOf(state, seat)
  const rest = [...pool.slice(RACK_SIZE), ...returned]
  return ok({ type: 'swapped', seat, returned, drawn: pool.slice(0, RACK_SIZE), pool: shuffle(rest, rng) })
}
