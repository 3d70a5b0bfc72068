import { EMPTY_GRID, withTiles } from '../board/grid.ts'
import { parseSquare } from '../board/square.ts'
import { placesByScore, placesWithLoser } from '../core/outcome.ts'
import { nextSeat, type Seat } from '../core/seat.ts'
import {
  type EquaCrossEvent,
  type EquaCrossState,
  isGivenUp,
  type LogEntry,
  NO_HINTS,
  paid,
  rackOf,
  type TurnEnd,
  withSeat,
} from './state.ts'
import { withoutTiles } from './tiles.ts'

type Event<T extends EquaCrossEvent['type']> = Extract<EquaCrossEvent, { type: T }>

/** The state after the opening: the first player has 7 tiles, the second 8 (EC-3). */
export const start = ({ first, clock, bag, hints }: Event<'opened'>): EquaCrossState => {
  const [sevens, eights] = [bag.slice(0, 7), bag.slice(7, 15)]
  return {
    clock,
    board: EMPTY_GRID,
    bag: bag.slice(15),
    racks: first === 0 ? [sevens, eights] : [eights, sevens],
    scores: [0, 0],
    turn: first,
    hasPlayed: [false, false],
    scoreless: 0,
    timeouts: [0, 0],
    // Games that were opened before there were hints have none.
    hints: { ...NO_HINTS, tariff: hints ?? null },
    log: [],
    outcome: null,
  }
}

/** The next state. What an event says is believed: it was judged when it was made. */
export const apply = (state: EquaCrossState, event: EquaCrossEvent): EquaCrossState => {
  switch (event.type) {
    case 'opened':
      return start(event)
    case 'played':
      return applyPlayed(state, event)
    case 'exchanged':
      return applyExchanged(state, event)
    case 'passed':
      return withoutScore(state, event.seat, event, 0)
    case 'hinted':
      return applyHinted(state, event)
    case 'timed-out': {
      const inRow = (state.timeouts[event.seat] ?? 0) + 1
      return withoutScore(state, event.seat, event, inRow)
    }
    case 'resigned':
    case 'forfeited':
      return { ...settled(state, event), log: [...state.log, event] }
    case 'ended':
      return applyEnded(state, event)
  }
}

/** A hint shows a move and takes nothing off yet (EC-17). */
const applyHinted = (state: EquaCrossState, event: Event<'hinted'>): EquaCrossState => {
  const { seat, play, cost } = event
  const { tariff, taken } = state.hints
  const more = play ? (taken[seat] ?? 0) + 1 : (taken[seat] ?? 0)
  return {
    ...state,
    hints: { tariff, taken: withSeat(taken, seat, more), open: { play, cost } },
    log: [...state.log, event],
  }
}

/** What the end of a turn changes by itself: the hint in it is paid. */
const settled = (state: EquaCrossState, { charge }: TurnEnd, scores = state.scores): EquaCrossState => ({
  ...state,
  scores: charge ? withSeat(scores, charge.seat, (scores[charge.seat] ?? 0) - charge.points) : scores,
  hints: state.hints.open ? { ...state.hints, open: null } : state.hints,
})

const applyPlayed = (state: EquaCrossState, event: Event<'played'>): EquaCrossState => {
  const { seat, drawn, ...play } = event
  const { tiles, score } = play
  const placed = tiles.map(({ square, digit }) => ({ square: parseSquare(square) ?? 0, tile: digit }))
  const kept = withoutTiles(rackOf(state, seat), tiles.map(({ digit }) => digit).join('')) ?? ''
  return {
    ...settled(state, event, withSeat(state.scores, seat, (state.scores[seat] ?? 0) + score)),
    board: withTiles(state.board, placed),
    bag: state.bag.slice(drawn.length),
    racks: withSeat(state.racks, seat, kept + drawn),
    turn: nextSeat(seat, 2),
    hasPlayed: withSeat(state.hasPlayed, seat, true),
    scoreless: 0,
    timeouts: withSeat(state.timeouts, seat, 0),
    log: [...state.log, { seat, ...play }],
  }
}

const applyExchanged = (state: EquaCrossState, event: Event<'exchanged'>): EquaCrossState => {
  const { seat, returned, drawn, bag } = event
  const kept = withoutTiles(rackOf(state, seat), returned) ?? ''
  return {
    ...withoutScore(state, seat, { type: 'exchanged', seat, returned, ...paid(event) }, 0),
    bag,
    racks: withSeat(state.racks, seat, kept + drawn),
  }
}

/** A turn that makes no points (EC-18). `timeouts` in a row are over as soon as the seat does anything itself (G-8). */
const withoutScore = (
  state: EquaCrossState,
  seat: Seat,
  entry: LogEntry & TurnEnd,
  timeouts: number,
): EquaCrossState => ({
  ...settled(state, entry),
  turn: nextSeat(seat, 2),
  scoreless: state.scoreless + 1,
  timeouts: withSeat(state.timeouts, seat, timeouts),
  log: [...state.log, entry],
})

const applyEnded = (state: EquaCrossState, event: Event<'ended'>): EquaCrossState => {
  const { why, leftovers } = event
  const scores: readonly [number, number] = [
    state.scores[0] - (leftovers[0]?.points ?? 0),
    state.scores[1] - (leftovers[1]?.points ?? 0),
  ]
  // Who gave up did so in the entry before.
  const last = state.log.at(-1)
  const loser = isGivenUp(why) && last && 'seat' in last ? last.seat : null
  const places = loser === null ? placesByScore(scores) : placesWithLoser(scores, loser)
  return {
    ...state,
    scores,
    log: [...state.log, { type: 'ended', why, leftovers }],
    outcome: { places, why },
  }
}
