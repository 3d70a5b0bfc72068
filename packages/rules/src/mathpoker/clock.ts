import type { Seat } from '../core/seat.ts'
import { apply } from './apply.ts'
import { forcedAction } from './house.ts'
import type { MathPokerEvent, MathPokerState } from './state.ts'
import { isWaiting, seatsToAct } from './toact.ts'

/** How long all have to choose what goes for a ×, to arrange an equation, and to look at the end of a round, in seconds. */
export const CHOOSING = 20
export const EQUATION = 60
export const BETWEEN = 8
/** Time-outs in a row after which a seat is away (MP-9). */
const AWAY_AFTER = 2

/** How long the seats to act have, in milliseconds (MP-4, MP-9, MP-11, MP-19); null without a clock. */
export const deadline = (state: MathPokerState): number | null => {
  const seconds = secondsFor(state)
  return seconds === null ? null : 1000 * seconds
}

const secondsFor = (state: MathPokerState): number | null => {
  switch (state.phase) {
    case 'betting':
      return state.rules.clock
    case 'choosing':
      return CHOOSING
    case 'equation':
      return EQUATION
    case 'between':
      return isWaiting(state) ? null : BETWEEN
    case 'dealing':
    case 'drawing':
    case 'settling':
    case 'over':
      return null
  }
}

/**
 * Whether the clock runs on over an event: over what several do at once and in hiding, and over somebody's leaving or coming
 * back who was not waited for. It begins anew with each phase and each betting turn, and when an empty table has company again.
 */
export const keepsClock = (state: MathPokerState, event: MathPokerEvent): boolean => {
  const next = apply(state, event)
  return (
    KEEPING.has(event.type) &&
    next.phase === state.phase &&
    (next.phase !== 'betting' || next.betting.toAct === state.betting.toAct) &&
    isWaiting(next) === isWaiting(state)
  )
}

const KEEPING: ReadonlySet<MathPokerEvent['type']> = new Set([
  'chose',
  'arranged',
  'locked',
  'unlocked',
  'ready',
  'back',
  'resigned',
  'forfeited',
] as const)

/** What happens when that time is over: the house does the least that a seat may do (MP-4, MP-9, MP-14). */
export const expire = (state: MathPokerState): MathPokerEvent => {
  const { phase, round, timeouts, computers } = state
  if (phase === 'between') return { type: 'waited' }
  const seats = seatsToAct(state)
  const submitted = phase === 'equation' ? seats.map((seat) => round?.arrangements[seat] ?? null) : null
  // Who has begun to arrange is there, even if the time was too short.
  const absent = submitted ? seats.filter((_, at) => submitted[at] === null) : seats
  const isAway = (seat: Seat): boolean => !computers[seat] && (timeouts[seat] ?? 0) + 1 >= AWAY_AFTER
  return {
    type: 'timed-out',
    seats,
    away: absent.filter(isAway),
    does: phase === 'betting' ? forcedAction(state).type : null,
    submitted,
  }
}
