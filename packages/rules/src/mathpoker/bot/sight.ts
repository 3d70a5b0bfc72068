import type { Seat } from '../../core/seat.ts'
import { OPERATORS } from '../../maths/operator.ts'
import type { LegalBets } from '../betting.ts'
import { type Card, DECK, isNumber, isOperator, type NumberCard } from '../cards.ts'
import type { MathPokerView } from '../view.ts'

/** What is known of a hand: numbers as codes (see `codeOf`), operators by their place in `OPERATORS`, roots. */
export interface KnownHand {
  readonly numbers: readonly number[]
  readonly operators: readonly number[]
  readonly roots: number
}

/** An opponent in this round: the open cards, and how often it raised. */
export interface Opponent extends KnownHand {
  readonly seat: Seat
  readonly raises: number
}

/** All that a computer player goes by: its own view and nothing else (MP-23). */
export interface Sight {
  readonly own: KnownHand
  readonly hand: readonly Card[]
  readonly opponents: readonly Opponent[]
  /** Number cards that it has not seen, as codes, and how many roots and × it has not. */
  readonly numbers: readonly number[]
  readonly roots: number
  readonly times: number
  /** Whether everybody will draw another card. */
  readonly drawsMore: boolean
  /** All chips in the middle, and its own. */
  readonly pot: number
  readonly stack: number
  readonly legal: LegalBets | null
  readonly bet: number
  readonly bigBlind: number
  /** Raises in this round of betting, by anybody. */
  readonly raises: number
}

/** A number card as one number: cards of a higher number, and of one number those of a higher rank, have higher codes. */
export const codeOf = ({ n, r }: NumberCard): number => 4 * n + r - 1
export const numberOf = (code: number): number => code >> 2

const known = (cards: readonly (Card | null)[]): KnownHand => {
  const seen = cards.filter((card) => card !== null)
  return {
    numbers: seen.filter(isNumber).map(codeOf),
    operators: seen.filter(isOperator).map((operator) => OPERATORS.indexOf(operator)),
    roots: seen.filter((card) => card === 'sqrt').length,
  }
}

/** What a view tells a computer player. */
export const sightOf = (view: MathPokerView): Sight => {
  const { seats, own, street, pots, legal, blinds, news } = view
  const hand = (own === null ? undefined : seats[own])?.cards.filter((card) => card !== null) ?? []
  const from = news.findLastIndex(({ type }) => type === 'dealt')
  const raisers = news.slice(from + 1).flatMap((each) => (each.type === 'raised' ? [each.seat] : []))
  const since = news.findLastIndex(({ type }) => type === 'dealt' || type === 'drew')
  const seen = new Set<number>()
  let [roots, times] = [0, 0]
  for (const card of seats.flatMap(({ cards }) => cards)) {
    if (card === 'sqrt') roots++
    else if (card === '*') times++
    else if (card !== null && isNumber(card)) seen.add(codeOf(card))
  }
  const deck = DECK.filter(isNumber).map(codeOf)
  return {
    own: known(hand),
    hand,
    opponents: seats.flatMap(({ live, cards }, seat) =>
      live && seat !== own
        ? [{ ...known(cards), seat, raises: raisers.filter((raiser) => raiser === seat).length }]
        : [],
    ),
    numbers: deck.filter((code) => !seen.has(code)),
    roots: Math.max(0, 4 - roots),
    times: Math.max(0, 4 - times),
    drawsMore: street === 1,
    pot: pots.reduce((sum, { amount }) => sum + amount, 0) + seats.reduce((sum, { bet }) => sum + bet, 0),
    stack: (own === null ? undefined : seats[own])?.chips ?? 0,
    legal,
    bet: Math.max(0, ...seats.map(({ bet }) => bet)),
    bigBlind: blinds.big,
    raises: news.slice(since + 1).filter(({ type }) => type === 'raised').length,
  }
}
