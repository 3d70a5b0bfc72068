import { placesByScore, placesWithLoser } from '../core/outcome.ts'
import { nextSeat, type Seat } from '../core/seat.ts'
import {
  type BedmasEvent,
  type BedmasState,
  type HintsState,
  isGivenUp,
  type LogEntry,
  rackOf,
  withSeat,
} from './state.ts'
import { EARNED_HINTS, FIRST_HINTS } from './sums.ts'
import { numbersIn, RACK_SIZE, withoutNumbers } from './tokens.ts'

type Event<T extends BedmasEvent['type']> = Extract<BedmasEvent, { type: T }>

/** The state after the opening: who begins draws 7, then the other (BM-2). */
export const start = ({ first, clock, pool, sums }: Event<'opened'>): BedmasState => {
  const [firsts, seconds] = [pool.slice(0, RACK_SIZE), pool.slice(RACK_SIZE, 2 * RACK_SIZE)]
  return {
    clock,
    board: {},
    pool: pool.slice(2 * RACK_SIZE),
    racks: first === 0 ? [firsts, seconds] : [seconds, firsts],
    scores: [0, 0],
    turn: first,
    scoreless: 0,
    timeouts: [0, 0],
    hints: sums && { left: [FIRST_HINTS, FIRST_HINTS], sums, open: null },
    log: [],
    outcome: null,
  }
}

/** The next state. What an event says is believed: it was judged when it was made. */
export const apply = (state: BedmasState, event: BedmasEvent): BedmasState => {
  switch (event.type) {
    case 'opened':
      return start(event)
    case 'played':
      return applyPlayed(state, event)
    case 'swapped':
      return applySwapped(state, event)
    case 'passed':
      return withoutPlay(state, event.seat, event, 0)
    case 'timed-out':
      return withoutPlay(state, event.seat, event, (state.timeouts[event.seat] ?? 0) + 1)
    case 'hinted':
      return { ...state, hints: shown(state.hints, event), log: [...state.log, event] }
    case 'earned':
      return { ...state, hints: earned(state.hints, event.seat), log: [...state.log, event] }
    case 'resigned':
    case 'forfeited':
      return { ...state, hints: closed(state.hints), log: [...state.log, event] }
    case 'ended':
      return applyEnded(state, event)
  }
}

/** A list without a play costs no hint. */
const shown = (hints: HintsState | null, { seat, plays }: Event<'hinted'>): HintsState | null =>
  hints && {
    left: plays.length > 0 ? withSeat(hints.left, seat, (hints.left[seat] ?? 0) - 1) : hints.left,
    sums: hints.sums,
    open: plays,
  }

const earned = (hints: HintsState | null, seat: Seat): HintsState | null =>
  hints && {
    left: withSeat(hints.left, seat, (hints.left[seat] ?? 0) + EARNED_HINTS),
    sums: withSeat(hints.sums, seat, null),
    open: hints.open,
  }

/** What was shown is for one turn. */
const closed = (hints: HintsState | null): HintsState | null =>
  hints?.open ? { left: hints.left, sums: hints.sums, open: null } : hints

const applyPlayed = (state: BedmasState, event: Event<'played'>): BedmasState => {
  const { seat, drawn, ...play } = event
  const { tiles, score } = play
  const used = numbersIn(tiles.map(({ token }) => token))
  const kept = withoutNumbers(rackOf(state, seat), used) ?? []
  return {
    ...state,
    board: { ...state.board, ...Object.fromEntries(tiles.map(({ square, token }) => [square, token])) },
    pool: state.pool.slice(drawn.length),
    racks: withSeat(state.racks, seat, [...kept, ...drawn]),
    scores: withSeat(state.scores, seat, (state.scores[seat] ?? 0) + score),
    turn: nextSeat(seat, 2),
    scoreless: 0,
    timeouts: withSeat(state.timeouts, seat, 0),
    hints: closed(state.hints),
    log: [...state.log, { seat, ...play }],
  }
}

const applySwapped = (state: BedmasState, event: Event<'swapped'>): BedmasState => {
  const { type, seat, returned, drawn, pool } = event
  return {
    ...withoutPlay(state, seat, { type, seat, returned }, 0),
    pool,
    racks: withSeat(state.racks, seat, drawn),
  }
}

/** A turn without a play (BM-12). `timeouts` in a row are over as soon as the seat does anything itself (G-8). */
const withoutPlay = (state: BedmasState, seat: Seat, entry: LogEntry, timeouts: number): BedmasState => ({
  ...state,
  turn: nextSeat(seat, 2),
  scoreless: state.scoreless + 1,
  timeouts: withSeat(state.timeouts, seat, timeouts),
  hints: closed(state.hints),
  log: [...state.log, entry],
})

const applyEnded = (state: BedmasState, event: Event<'ended'>): BedmasState => {
  const { scores } = state
  // Who gave up did so in the entry before.
  const last = state.log.at(-1)
  const loser = isGivenUp(event.why) && last && 'seat' in last ? last.seat : null
  const places = loser === null ? placesByScore(scores) : placesWithLoser(scores, loser)
  return { ...state, log: [...state.log, event], outcome: { places, why: event.why } }
}
