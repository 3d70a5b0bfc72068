import type { Seat } from '../core/seat.ts'
import {
  afterAction,
  afterCollecting,
  afterLeaving,
  afterPaying,
  type BettingAction,
  noBets,
  secondStreet,
  withBlinds,
} from './betting.ts'
import { withoutCard } from './cards.ts'
import { timesIn, withoutDrawn } from './deal.ts'
import { exitsAfter } from './places.ts'
import {
  contenders,
  forEach,
  liveSeats,
  type LogEntry,
  type MathPokerEvent,
  type MathPokerState,
  type Phase,
  type Round,
  seatCount,
  withEntry,
} from './state.ts'

type Event<T extends MathPokerEvent['type']> = Extract<MathPokerEvent, { type: T }>

/** The state after the opening: the first round is about to be dealt. */
export const start = ({ first, computers, chips, blind, rise, clock }: Event<'opened'>): MathPokerState => {
  const seats = computers.length
  return {
    rules: { chips, blind, rise, clock },
    computers,
    phase: 'dealing',
    betting: noBets(forEach(seats, chips), forEach(seats, true)),
    round: null,
    next: first,
    removed: 0,
    left: forEach(seats, false),
    exits: [],
    timeouts: forEach(seats, 0),
    away: forEach(seats, false),
    ready: forEach(seats, false),
    log: [],
    outcome: null,
  }
}

/** The next state. What an event says is believed: it was judged when it was made. */
export const apply = (state: MathPokerState, event: MathPokerEvent): MathPokerState => {
  if (event.type === 'opened') return start(event)
  return { ...applied(state, event), log: logAfter(state.log, event) }
}

/** The log keeps this round and the one before: nobody is told how cards lie, and whole games are in the store. */
const logAfter = (log: readonly LogEntry[], event: MathPokerEvent): readonly LogEntry[] => {
  if (event.type === 'opened' || event.type === 'arranged') return log
  if (event.type !== 'dealt') return [...log, event]
  const last = log.findLastIndex(({ type }) => type === 'dealt')
  return [...(last < 0 ? log : log.slice(last)), { ...event, deck: [] }]
}

const ACTIONS = { checked: 'check', called: 'call', raised: 'raise', folded: 'fold' } as const

const applied = (state: MathPokerState, event: MathPokerEvent): MathPokerState => {
  const { round } = state
  switch (event.type) {
    case 'opened':
      return state
    case 'dealt':
      return applyDealt(state, event)
    case 'chose':
      return inRound(present(state, event.seat), ({ choices }) => ({
        choices: withEntry(choices, event.seat, [...(choices[event.seat] ?? []), event.card]),
      }))
    case 'discarded':
      return { ...inRound(state, (each) => afterReplacing(each, event)), phase: 'betting' }
    case 'checked':
    case 'called':
    case 'raised':
    case 'folded': {
      const action: BettingAction =
        event.type === 'raised' ? { type: 'raise', to: event.to } : { type: ACTIONS[event.type] }
      const acted = event.away ? state : present(state, event.seat)
      return { ...acted, betting: afterAction(state.betting, event.seat, action) }
    }
    case 'collected':
      return {
        ...state,
        betting: afterCollecting(state.betting, event.returned),
        phase: phaseAfterBets(state),
      }
    case 'drew':
      return round ? applyDrew(state, round, event) : state
    case 'arranged':
    case 'locked': {
      const { seat, bet, low, high } = event
      return inRound(present(state, seat), ({ arrangements, locked }) => ({
        arrangements: withEntry(arrangements, seat, { bet, low, high }),
        locked: event.type === 'locked' ? withEntry(locked, seat, true) : locked,
      }))
    }
    case 'unlocked':
      return inRound(present(state, event.seat), ({ locked }) => ({
        locked: withEntry(locked, event.seat, false),
      }))
    case 'ready':
      return { ...present(state, event.seat), ready: withEntry(state.ready, event.seat, true) }
    case 'back':
      return present(state, event.seat)
    case 'resigned':
    case 'forfeited':
      return applyLeft(state, event.seat)
    case 'timed-out':
      return applyTimedOut(state, event)
    case 'shown': {
      const { hands, pots, payouts, removed } = event
      return {
        ...inRound(state, () => ({ result: { hands, pots, payouts, removed } })),
        betting: afterPaying(state.betting, payouts),
        removed: state.removed + removed,
        phase: 'settling',
      }
    }
    case 'taken': {
      const payouts = withEntry(forEach(seatCount(state), 0), event.seat, event.chips)
      return { ...state, betting: afterPaying(state.betting, payouts), phase: 'settling' }
    }
    case 'concluded': {
      const ended = { ...state, exits: exitsAfter(state, event.out) }
      return event.places
        ? {
            ...ended,
            phase: 'over',
            outcome: { places: event.places, why: event.out.length > 0 ? 'chips' : 'left' },
          }
        : { ...ended, phase: 'between', ready: forEach(seatCount(state), false) }
    }
    case 'waited':
      return { ...state, phase: 'dealing' }
  }
}

const inRound = (state: MathPokerState, change: (round: Round) => Partial<Round>): MathPokerState =>
  state.round ? { ...state, round: { ...state.round, ...change(state.round) } } : state

/** A seat has done something itself: it is there (MP-9). */
const present = (state: MathPokerState, seat: Seat): MathPokerState =>
  state.timeouts[seat] || state.away[seat]
    ? {
        ...state,
        timeouts: withEntry(state.timeouts, seat, 0),
        away: withEntry(state.away, seat, false),
      }
    : state

const applyDealt = (state: MathPokerState, event: Event<'dealt'>): MathPokerState => {
  const { round: number, blinds, small, big, hands, deck } = event
  const seats = seatCount(state)
  const { stacks } = state.betting
  const owed = hands.map(timesIn)
  const idle = noBets(
    stacks,
    hands.map((cards) => cards.length === 0),
  )
  return {
    ...state,
    betting: withBlinds(idle, small, big, blinds),
    round: {
      number,
      blinds,
      small,
      big,
      stacks,
      street: 1,
      hands,
      deck,
      owed,
      choices: forEach(seats, []),
      arrangements: forEach(seats, null),
      locked: forEach(seats, false),
      result: null,
    },
    // The small blind moves one seat on (MP-19); the deal looks past seats without chips.
    next: (small + 1) % seats,
    ready: forEach(seats, false),
    phase: owed.some((count) => count > 0) ? 'choosing' : 'betting',
  }
}

const afterReplacing = (round: Round, { replaced }: Event<'discarded'>): Partial<Round> => {
  const hands = [...round.hands]
  for (const { seat, gone, drawn } of replaced) {
    const kept = gone.reduce(withoutCard, [...(hands[seat] ?? [])])
    hands[seat] = [...kept, ...drawn]
  }
  const deck = withoutDrawn(
    round.deck,
    replaced.flatMap(({ drawn }) => drawn),
  )
  const nothing = round.hands.map(() => 0)
  return { hands, deck, owed: nothing, choices: forEach(hands.length, []) }
}

/** Where the round goes on when bets have been collected; with one player left `house` ends it from anywhere. */
const phaseAfterBets = ({ round, phase }: MathPokerState): Phase => {
  if (phase !== 'betting') return phase
  return round?.street === 1 ? 'drawing' : 'equation'
}

const applyDrew = (state: MathPokerState, round: Round, { draws }: Event<'drew'>): MathPokerState => {
  const hands = [...round.hands]
  const owed = round.hands.map(() => 0)
  for (const { seat, cards } of draws) {
    hands[seat] = [...(hands[seat] ?? []), ...cards]
    owed[seat] = timesIn(cards)
  }
  const deck = withoutDrawn(
    round.deck,
    draws.flatMap(({ cards }) => cards),
  )
  return {
    ...state,
    betting: secondStreet(state.betting, round.small, round.blinds.big),
    round: { ...round, street: 2, hands, deck, owed, choices: forEach(hands.length, []) },
    phase: owed.some((count) => count > 0) ? 'choosing' : 'betting',
  }
}

/** MP-20: folded at once, and out of the ranking from now on; the chips stay. */
const applyLeft = (state: MathPokerState, seat: Seat): MathPokerState => {
  if (!contenders(state).includes(seat)) return state
  return {
    ...state,
    left: withEntry(state.left, seat, true),
    away: withEntry(state.away, seat, false),
    exits: [...state.exits, [seat]],
    betting: liveSeats(state).includes(seat) ? afterLeaving(state.betting, seat) : state.betting,
  }
}

const applyTimedOut = (state: MathPokerState, event: Event<'timed-out'>): MathPokerState => {
  const { seats, away, does, submitted } = event
  const isThere = (seat: Seat): boolean => (submitted?.[seats.indexOf(seat)] ?? null) !== null
  const late = {
    ...state,
    timeouts: state.timeouts.map((count, seat) => {
      if (!seats.includes(seat)) return count
      return isThere(seat) ? 0 : count + 1
    }),
    away: state.away.map((gone, seat) => gone || away.includes(seat)),
  }
  const [first] = seats
  switch (state.phase) {
    case 'betting':
      return first === undefined || does === null
        ? late
        : { ...late, betting: afterAction(state.betting, first, { type: does }) }
    case 'choosing':
      // The new × itself goes, as many as are still there (MP-4).
      return inRound(late, ({ choices, owed }) => ({
        choices: choices.map((chosen, seat) =>
          seats.includes(seat)
            ? [...chosen, ...Array.from({ length: (owed[seat] ?? 0) - chosen.length }, () => '*' as const)]
            : chosen,
        ),
      }))
    case 'equation':
      return inRound(late, ({ arrangements, locked }) => ({
        arrangements: arrangements.map((lies, seat) => submitted?.[seats.indexOf(seat)] ?? lies),
        locked: locked.map((is, seat) => is || seats.includes(seat)),
      }))
    case 'dealing':
    case 'drawing':
    case 'settling':
    case 'between':
    case 'over':
      return late
  }
}
