import { type Rng, shuffle } from '../core/chance.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import { charged, decideHint } from './hints.ts'
import type { EquaCrossIntent } from './intent.ts'
import { judgeOnGrid } from './judge.ts'
import type { EquaCrossRefusal } from './refusal.ts'
import { type EquaCrossEvent, type EquaCrossState, rackOf } from './state.ts'
import { LEAST_BAG, RACK_SIZE, withoutTiles } from './tiles.ts'

type Decision = Result<EquaCrossEvent, EquaCrossRefusal>

/**
 * What an intent makes happen, or why it may not (EC-10 … EC-12, EC-16). Resigning is open to both seats at any time.
 * `found` holds the play that a hint shows.
 */
export const decide = (
  state: EquaCrossState,
  seat: Seat,
  intent: EquaCrossIntent,
  rng: Rng,
  found?: readonly EquaCrossIntent[],
): Decision => {
  if (intent.type === 'resign') return ok({ type: 'resigned', seat, ...charged(state) })
  if (seat !== state.turn) return err({ code: 'not-your-turn' })
  switch (intent.type) {
    case 'play':
      return decidePlay(state, seat, intent)
    case 'exchange':
      return decideExchange(state, seat, intent.tiles, rng)
    case 'pass':
      return ok({ type: 'passed', seat, ...charged(state) })
    case 'hint':
      return decideHint(state, seat, found)
  }
}

const decidePlay = (
  state: EquaCrossState,
  seat: Seat,
  { tiles }: Extract<EquaCrossIntent, { type: 'play' }>,
): Decision => {
  const rack = rackOf(state, seat)
  const judged = judgeOnGrid(state.board, rack, tiles)
  if (!judged.ok) return judged
  const missing = Math.max(0, RACK_SIZE - (rack.length - tiles.length))
  return ok({
    type: 'played',
    seat,
    drawn: state.bag.slice(0, missing),
    ...judged.value,
    ...charged(state, judged.value.score),
  })
}

const decideExchange = (state: EquaCrossState, seat: Seat, returned: string, rng: Rng): Decision => {
  const { bag } = state
  if (withoutTiles(rackOf(state, seat), returned) === null) return err({ code: 'not-in-rack' })
  if (bag.length < Math.max(LEAST_BAG, returned.length)) {
    return err({ code: 'bag-too-small', data: { bag: bag.length } })
  }
  // EC-12: the new tiles are drawn before the old ones go back, so nobody draws what they returned.
  const drawn = bag.slice(0, returned.length)
  const rest = `${bag.slice(returned.length)}${returned}`
  return ok({
    type: 'exchanged',
    seat,
    returned,
    drawn,
    bag: shuffle(rest.split(''), rng).join(''),
    ...charged(state),
  })
}
