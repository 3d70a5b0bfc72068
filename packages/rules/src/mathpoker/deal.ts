import { type Rng, shuffle } from '../core/chance.ts'
import type { Seat } from '../core/seat.ts'
import { type Card, DECK, isNumber, type NumberCard, STARTING_OPERATORS } from './cards.ts'
import {
  type Blinds,
  type DealtEvent,
  type Drawn,
  liveSeats,
  type MathPokerState,
  type Replaced,
  type Round,
  seatCount,
} from './state.ts'

/** A deck while it is drawn from. */
type Pile = Card[]

/** The first number in the deck's order, wherever it lies (MP-3, MP-4). */
const takeNumber = (pile: Pile): NumberCard => {
  const at = pile.findIndex(isNumber)
  const [card] = at < 0 ? [] : pile.splice(at, 1)
  // There are more numbers than eight hands can hold.
  return isNumber(card) ? card : { n: 0, r: 0 }
}

/** One open card; a √ brings a number with it, a × will once it has found room (MP-4). */
const takeOpen = (pile: Pile): Card[] => {
  const card = pile.shift()
  if (card === undefined) return []
  return card === 'sqrt' ? [card, takeNumber(pile)] : [card]
}

/** The seats clockwise from one on. */
export const clockwise = (from: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => (from + step) % seats)

/** A new round: blinds, a new deck, and one card face down and two face up for everyone who is there (MP-1 … MP-5). */
export const deal = (state: MathPokerState, rng: Rng): DealtEvent => {
  const seats = seatCount(state)
  const { stacks } = state.betting
  const round = (state.round?.number ?? 0) + 1
  const blinds = blindsIn(state, round)
  const withChips = clockwise(state.next, seats).filter((seat) => (stacks[seat] ?? 0) > 0)
  const [small = 0, big = 0] = withChips
  // Who has left posts blinds and is folded at once (MP-20).
  const players = withChips.filter((seat) => !state.left[seat])
  const pile = shuffle(DECK, rng)
  const hands: Card[][] = stacks.map(() => [])
  for (const seat of players) hands[seat]?.push(takeNumber(pile), ...STARTING_OPERATORS)
  for (let pass = 0; pass < 2; pass++) for (const seat of players) hands[seat]?.push(...takeOpen(pile))
  const posted = [
    { seat: small, chips: Math.min(blinds.small, stacks[small] ?? 0) },
    { seat: big, chips: Math.min(blinds.big, stacks[big] ?? 0) },
  ]
  return { type: 'dealt', round, blinds, small, big, posted, hands, deck: pile }
}

/** MP-2: blinds double every so many rounds, but never beyond all chips of the table. */
export const blindsIn = (
  { rules, computers }: Pick<MathPokerState, 'rules' | 'computers'>,
  round: number,
): Blinds => {
  const most = rules.chips * computers.length
  const times = rules.rise === null ? 0 : Math.floor((round - 1) / rules.rise)
  const small = Math.min(rules.blind * 2 ** times, Math.floor(most / 2))
  return { small, big: 2 * small }
}

/** The second draw: one open card for everyone still in, from the small blind clockwise (MP-10). */
export const secondDraw = (state: MathPokerState, round: Round): Drawn[] => {
  const pile = [...round.deck]
  return inOrder(state, round).map((seat) => ({ seat, cards: takeOpen(pile) }))
}

/** What goes for the × cards, once all have chosen, and the numbers that come for them (MP-4). */
export const replacements = (state: MathPokerState, round: Round): Replaced[] => {
  const pile = [...round.deck]
  return inOrder(state, round)
    .filter((seat) => (round.owed[seat] ?? 0) > 0)
    .map((seat) => {
      const owed = round.owed[seat] ?? 0
      const chosen = round.choices[seat] ?? []
      // Where nobody chose, the new × itself goes.
      const gone = Array.from({ length: owed }, (_, at) => chosen[at] ?? '*')
      return { seat, gone, drawn: gone.map(() => takeNumber(pile)) }
    })
}

const inOrder = (state: MathPokerState, { small }: Round): Seat[] => {
  const live = liveSeats(state)
  return clockwise(small, seatCount(state)).filter((seat) => live.includes(seat))
}

/** A deck without cards that were drawn from it. */
export const withoutDrawn = (deck: readonly Card[], drawn: readonly Card[]): Card[] => {
  const rest = [...deck]
  for (const card of drawn) {
    const at = rest.findIndex((other) => isSame(card, other))
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

const isSame = (one: Card, other: Card): boolean =>
  isNumber(one) && isNumber(other) ? one.n === other.n && one.r === other.r : one === other

/** How many × there are among some cards. */
export const timesIn = (cards: readonly Card[]): number => cards.filter((card) => card === '*').length
