import { type Card, isNumber } from '@trueline/rules/mathpoker/client'
import { SPOKEN } from './cards.ts'

/** Cards as an equation is read out. */
export const speakCards = (cards: readonly Card[]): string =>
  cards.map((card) => (isNumber(card) ? card.n : SPOKEN[card])).join(' ')

/** A card with its place in the hand, by which orders name it; null is one that is face down. */
export interface Held {
  readonly at: number
  readonly card: Card | null
}

const KINDS = ['sqrt', '+', '-', '*', '/']
const rankOf = (card: Card | null): number =>
  card === null ? -1 : isNumber(card) ? 0 : 1 + KINDS.indexOf(card)

/** A hand as it is shown: the card that is hidden from others, numbers as they came, roots, then operators. */
export const sorted = (hand: readonly (Card | null)[]): Held[] =>
  hand
    .map((card, at) => ({ at, card }))
    .toSorted((a, b) => Number(b.at === 0) - Number(a.at === 0) || rankOf(a.card) - rankOf(b.card))
