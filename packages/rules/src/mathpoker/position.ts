import { sameJson } from '../core/json.ts'
import type { Seat } from '../core/seat.ts'
import { start } from './apply.ts'
import { auditCards, auditChips, auditTurn } from './audit.ts'
import { turnTo } from './betting.ts'
import { type Card, DECK, isNumber, isOperator } from './cards.ts'
import { timesIn } from './deal.ts'
import { isDecided } from './house.ts'
import { cardsInOrder } from './order.ts'
import type { SeatSetup, Setup } from './setup.ts'
import { contenders, isLive, liveSeats, type MathPokerState, type Phase, type Round } from './state.ts'

/**
 * What is wrong with a position: a number or a seat that is none, chips, cards, who is in the game, whose turn it is, the
 * cards that go for a ×, how cards lie, the showdown, or something that does not belong to the phase.
 */
export type PositionFault =
  | 'bad-number'
  | 'bad-chips'
  | 'bad-cards'
  | 'bad-players'
  | 'bad-turn'
  | 'bad-choice'
  | 'bad-arrangement'
  | 'bad-showdown'
  | 'bad-phase'

/** A number, a seat or a card that there is not. Nothing can be made of a setup with one. */
export const unrealPart = (setup: Setup): 'bad-number' | 'bad-cards' | null => {
  const { seats, removed, exits, number, street, small, bet, raise, turn, deck } = setup
  const isSeat = (seat: Seat): boolean => isCount(seat) && seat < seats.length
  const out = exits.flat()
  const counts = [removed, number, bet, raise, ...seats.flatMap(countsOf)]
  const isSound =
    seats.length >= 2 &&
    seats.length <= 8 &&
    counts.every(isCount) &&
    (street === 1 || street === 2) &&
    [small, turn ?? 0, ...out].every(isSeat) &&
    new Set(out).size === out.length &&
    exits.every((group) => group.length > 0)
  if (!isSound) return 'bad-number'
  return [...deck, ...seats.flatMap(({ hand }) => hand)].every(isCard) ? null : 'bad-cards'
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
const isCard = (card: Card): boolean => isOperator(card) || DECK.some((each) => sameJson(each, card))
const countsOf = ({ start: had, stack, total, bet, acted, timeouts, owed }: SeatSetup): number[] => [
  had,
  stack,
  total,
  bet,
  acted ?? 0,
  timeouts,
  owed,
]

/** The first law of the game that a position breaks. */
export const brokenLaw = (setup: Setup, state: MathPokerState): PositionFault | null => {
  const { round } = state
  if (!round) return isOpening(setup, state) ? null : 'bad-phase'
  const table: Table = { setup, state, round, isPlayed: PLAYED.includes(state.phase) }
  return LAWS.find(([, holds]) => !holds(table))?.[0] ?? null
}

/** Before the first round everything is as it was opened. */
const isOpening = ({ rules, seats, small, deck }: Setup, state: MathPokerState): boolean =>
  sameJson(state, start({ type: 'opened', first: small, computers: state.computers, ...rules })) &&
  deck.length === 0 &&
  seats.every((seat) => seat.start === rules.chips && seat.hand.length === 0 && isIdle(seat))

const isIdle = ({ owed, choices, arrangement, locked, shown }: SeatSetup): boolean =>
  owed === 0 && choices.length === 0 && arrangement === null && !locked && !shown

/** The phases in which a round is played, and its chips lie in the pots. */
const PLAYED: readonly Phase[] = ['choosing', 'betting', 'drawing', 'equation']

interface Table {
  readonly setup: Setup
  readonly state: MathPokerState
  readonly round: Round
  readonly isPlayed: boolean
}

const phaseHolds = ({ setup, state, round, isPlayed }: Table): boolean => {
  const { phase } = state
  const { street, owed, choices, arrangements, locked } = round
  const isChosen = owed.every((count) => count === 0) && choices.every((chosen) => chosen.length === 0)
  const isBare = arrangements.every((lies) => lies === null) && !locked.includes(true)
  return (
    (phase === 'over') === (setup.why !== null) &&
    (phase !== 'drawing' || street === 1) &&
    (phase !== 'equation' || street === 2) &&
    (phase === 'choosing' ? !isChosen : !isPlayed || isChosen) &&
    (isBare || (street === 2 && (phase === 'equation' || !isPlayed))) &&
    (!state.ready.includes(true) || (!isPlayed && phase !== 'settling'))
  )
}

/** MP-9, MP-19, MP-20: who left, who is out, who is dealt in, and whether the game goes on. */
const playersHold = ({ state, round, isPlayed }: Table): boolean => {
  const { phase, betting, left, away, computers, timeouts, exits } = state
  const players = contenders(state)
  const ended = phase === 'over' || phase === 'between' || phase === 'dealing'
  const seatHolds = (seat: Seat): boolean => {
    const isIn = players.includes(seat)
    const isDealt = (round.hands[seat]?.length ?? 0) > 0
    const [had, has] = [round.stacks[seat] ?? 0, betting.stacks[seat] ?? 0]
    return (
      (!left[seat] || (exits.some((group) => group.length === 1 && group[0] === seat) && !away[seat])) &&
      (!away[seat] || (!computers[seat] && (timeouts[seat] ?? 0) > 0)) &&
      (isIn || left[seat] === true || (isPlayed ? had === 0 : has === 0)) &&
      (!isIn || (isDealt && (!ended || has > 0))) &&
      (isDealt ? had > 0 : !isLive(state, seat)) &&
      (!isLive(state, seat) || (left[seat] === false && (isIn || !isPlayed)))
    )
  }
  return (
    players.length > 0 &&
    [...left.keys()].every(seatHolds) &&
    (!isPlayed || liveSeats(state).length > 0) &&
    (phase !== 'over' || isDecided(state, players)) &&
    (phase !== 'dealing' || !isDecided(state, players))
  )
}

/** MP-22, seat by seat: what it had before the blinds is behind it or in the pots. */
const chipsHold = ({ setup, state, round, isPlayed }: Table): boolean => {
  const { phase, betting, rules, removed } = state
  const { stacks, bets, totals, bet, raise, acted } = betting
  const all = rules.chips * stacks.length
  const isBetting = phase === 'betting' || phase === 'choosing'
  const highest = Math.max(...bets)
  const before = round.stacks.reduce((sum, chips) => sum + chips, removed - (round.result?.removed ?? 0))
  const gained = stacks.filter((chips, seat) => chips > (round.stacks[seat] ?? 0)).length
  return (
    auditChips(state).length === 0 &&
    before === all &&
    (isPlayed
      ? stacks.every((chips, seat) => chips + (totals[seat] ?? 0) === round.stacks[seat])
      : totals.every((chips) => chips === 0)) &&
    // Without a showdown one seat took it all (MP-7).
    (isPlayed || round.result !== null || gained === 1) &&
    (isBetting || highest === 0) &&
    (bet === highest || (isBetting && round.street === 1 && bet === Math.max(highest, round.blinds.big))) &&
    raise >= round.blinds.big &&
    raise <= Math.max(all, round.blinds.big) &&
    // Nobody has acted before all have made room for their ×.
    acted.every((chips) => chips === null || (phase !== 'choosing' && chips <= (isBetting ? bet : all))) &&
    (round.stacks[setup.small] ?? 0) > 0
  )
}

/** MP-1, MP-4: the deck and the hands are the set, and every hand is one that can be dealt. */
const cardsHold = (table: Table): boolean => {
  const { state, round } = table
  const { deck, hands } = round
  return (
    auditCards(state).length === 0 &&
    timesIn([...deck, ...hands.flat()]) <= 4 &&
    deck.every((card) => !isOperator(card) || card === '*') &&
    [...hands.keys()].every((seat) => handHolds(table, seat))
  )
}

/** MP-3, MP-4, MP-10: three operators and a number for each draw, but for each × that has found no room yet. */
const handHolds = ({ setup, state, round, isPlayed }: Table, seat: Seat): boolean => {
  const hand = round.hands[seat] ?? []
  const owed = round.owed[seat] ?? 0
  if (hand.length === 0) return owed === 0
  const operators = hand.filter(isOperator)
  const waiting = operators.length - 3
  const drawn = hand.filter(isNumber).length + waiting
  const count = (card: Card): number => hand.filter((each) => each === card).length
  const isShown = setup.seats[seat]?.shown === true
  const isWhole = isShown || (isPlayed && isLive(state, seat))
  return (
    isNumber(hand[0]) &&
    count('/') === 1 &&
    count('+') <= 1 &&
    count('-') <= 1 &&
    count('sqrt') < drawn &&
    owed <= waiting &&
    (waiting === owed || !isWhole) &&
    // Who folded may have done so before the second draw.
    (drawn === round.street + 2 || (drawn === 3 && !isShown && !isLive(state, seat)))
  )
}

/** MP-5, MP-7: it is the turn of a seat that has something to say, and of none when nobody has. */
const turnHolds = ({ state }: Table): boolean => {
  const { phase, betting } = state
  const { toAct } = betting
  if (phase !== 'betting' && phase !== 'choosing') return toAct === null
  return auditTurn(state).length === 0 && turnTo(betting, toAct ?? 0).toAct === toAct
}

const choicesHold = ({ round: { hands, owed, choices } }: Table): boolean =>
  choices.every((chosen, seat) => {
    const hand = hands[seat] ?? []
    const count = (cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length
    return (
      chosen.length <= (owed[seat] ?? 0) && chosen.every((card) => count(chosen, card) <= count(hand, card))
    )
  })

const arrangementsHold = ({ round: { hands, arrangements, locked } }: Table): boolean =>
  arrangements.every((lies, seat) => {
    const hand = hands[seat] ?? []
    const isNamed = cardsInOrder(hand, lies?.low ?? []) && cardsInOrder(hand, lies?.high ?? [])
    return isNamed !== null && (hand.length > 0 || (lies === null && !locked[seat]))
  })

/** MP-15, MP-16: all who were in are laid open, and everybody has what they put in less and what they won more. */
const showdownHolds = ({ setup: { seats }, state, round, isPlayed }: Table): boolean => {
  const { result, street } = round
  const shown = seats.filter((seat) => seat.shown)
  if (!result) return shown.length === 0
  return (
    !isPlayed &&
    street === 2 &&
    shown.length > 1 &&
    // Who left since then is folded too.
    seats.every((seat) => (seat.shown ? !seat.folded || seat.left : seat.folded)) &&
    seats.every(
      ({ start: had, total, stack }, seat) => had - total + (result.payouts[seat] ?? 0) === stack,
    ) &&
    result.removed <= state.removed
  )
}

/** In this order; what is said of a position is the first that does not hold. */
const LAWS: readonly (readonly [PositionFault, (table: Table) => boolean])[] = [
  ['bad-chips', chipsHold],
  ['bad-cards', cardsHold],
  ['bad-players', playersHold],
  ['bad-phase', phaseHolds],
  ['bad-turn', turnHolds],
  ['bad-choice', choicesHold],
  ['bad-arrangement', arrangementsHold],
  ['bad-showdown', showdownHolds],
]
