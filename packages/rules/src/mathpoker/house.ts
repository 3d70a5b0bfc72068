import type { Rng } from '../core/chance.ts'
import type { Seat } from '../core/seat.ts'
import { type BettingAction, costOf, legalBets } from './betting.ts'
import { deal, replacements, secondDraw } from './deal.ts'
import { potsOf, uncalled } from './pots.ts'
import { showdown } from './showdown.ts'
import {
  type BettingEvent,
  contenders,
  liveSeats,
  type MathPokerEvent,
  type MathPokerState,
  type Round,
} from './state.ts'
import { placesAfter } from './places.ts'
import { isWaiting, seatsToAct } from './toact.ts'

/** The next thing that happens by itself: the phases of a round, and what is done for who is away. */
export const house = (state: MathPokerState, rng: Rng): MathPokerEvent | null => {
  const { phase, round } = state
  if (phase === 'over') return null
  if (phase === 'dealing') return deal(state, rng)
  if (!round) return null
  if (phase === 'between') return betweenRounds(state, rng)
  if (phase === 'settling') return concluded(state)
  const [winner, ...others] = liveSeats(state)
  if (winner !== undefined && others.length === 0) {
    // MP-7: what was not called goes back first, then the last one takes all that is left.
    if (state.betting.bets.some((chips) => chips > 0)) return collected(state)
    return { type: 'taken', seat: winner, chips: state.betting.totals.reduce((sum, total) => sum + total, 0) }
  }
  switch (phase) {
    case 'choosing':
      return seatsToAct(state).length > 0 ? null : { type: 'discarded', replaced: replacements(state, round) }
    case 'betting':
      return state.betting.toAct === null ? collected(state) : forAway(state, state.betting.toAct)
    case 'drawing':
      return { type: 'drew', draws: secondDraw(state, round) }
    case 'equation':
      return seatsToAct(state).length > 0 ? null : shown(state, round)
  }
}

/** MP-19: the next round begins once all who are there are ready; the game ends where only one player is left. */
const betweenRounds = (state: MathPokerState, rng: Rng): MathPokerEvent | null => {
  const players = contenders(state)
  if (isDecided(state, players)) return concluded(state)
  const isReady = players.every((seat) => state.ready[seat] || state.away[seat])
  return isReady && !isWaiting(state) ? deal(state, rng) : null
}

const collected = ({ betting }: MathPokerState): MathPokerEvent => {
  const returned = uncalled(betting.totals)
  const totals = betting.totals.map((total, seat) =>
    returned?.seat === seat ? total - returned.chips : total,
  )
  return { type: 'collected', returned, pots: potsOf(totals, betting.folded) }
}

const shown = ({ betting: { totals, folded } }: MathPokerState, round: Round): MathPokerEvent => {
  const { hands, arrangements, small } = round
  return { type: 'shown', ...showdown({ totals, folded, hands, arrangements, small }) }
}

/** MP-9: who is away acts at once. */
const forAway = (state: MathPokerState, seat: Seat): MathPokerEvent | null =>
  state.away[seat] ? { ...actionEvent(state, seat, forcedAction(state)), away: true } : null

/** What the clock does in a betting turn: check if that is free, else fold (MP-9). */
export const forcedAction = ({ betting }: MathPokerState): { readonly type: 'check' | 'fold' } => ({
  type: legalBets(betting)?.check ? 'check' : 'fold',
})

const PAST = { check: 'checked', call: 'called', raise: 'raised', fold: 'folded' } as const

/** The event of something that a seat does in its betting turn. */
export const actionEvent = ({ betting }: MathPokerState, seat: Seat, action: BettingAction): BettingEvent => {
  const { chips, to } = costOf(betting, seat, action)
  const allIn = chips > 0 && chips === betting.stacks[seat]
  return { type: PAST[action.type], seat, chips, to, allIn }
}

const concluded = (state: MathPokerState): MathPokerEvent => {
  const players = contenders(state)
  const out = players.filter((seat) => state.betting.stacks[seat] === 0)
  const left = players.filter((seat) => !out.includes(seat))
  return { type: 'concluded', out, places: isDecided(state, left) ? placesAfter(state, out, left) : null }
}

/** MP-19: one player is left. Computers do not play on for nobody when the last person is gone. */
export const isDecided = ({ computers }: MathPokerState, players: readonly Seat[]): boolean =>
  players.length <= 1 || (computers.includes(false) && players.every((seat) => computers[seat]))
