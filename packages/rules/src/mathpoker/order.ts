import { type Card, isNumber, isOperator } from './cards.ts'
import { type Value, worth } from './value.ts'

/** Why an order is no equation, in the order in which it is looked for (MP-12, MP-14). */
export type OrderFault = 'not-all-cards' | 'root' | 'not-alternating' | 'divide-by-zero'

/** What an order of cards comes to, or why it is no equation. */
export type Judged = { readonly value: Value } | { readonly fault: OrderFault }

/** The cards that an order names, one after the other; null when one is named twice or is not there. */
export const cardsInOrder = (hand: readonly Card[], order: readonly number[]): Card[] | null => {
  if (new Set(order).size < order.length) return null
  const cards = order.map((index) => hand[index])
  return cards.every((card) => card !== undefined) ? cards : null
}

/** Judges an order of a hand (MP-12, MP-13): a list of indices into it, which may be unfinished. */
export const judgeOrder = (hand: readonly Card[], order: readonly number[]): Judged => {
  const cards = cardsInOrder(hand, order)
  return cards && cards.length === hand.length ? judgeCards(cards) : { fault: 'not-all-cards' }
}

/** Judges cards that lie in a row, whichever they are. */
export const judgeCards = (cards: readonly Card[]): Judged => {
  const rootAstray = cards.some((card, at) => {
    const next = cards[at + 1]
    return card === 'sqrt' && next !== 'sqrt' && !isNumber(next)
  })
  if (rootAstray) return { fault: 'root' }
  const rest = cards.filter((card) => card !== 'sqrt')
  const alternates =
    rest.length % 2 === 1 && rest.every((card, at) => (at % 2 === 0 ? isNumber(card) : isOperator(card)))
  if (!alternates) return { fault: 'not-alternating' }
  const value = worth(cards)
  return value ? { value } : { fault: 'divide-by-zero' }
}

/** Whether a hand has an equation at all: it has a ÷, and so needs a number to divide by. */
export const hasEquation = (hand: readonly Card[]): boolean =>
  hand.some((card) => isNumber(card) && card.n > 0)
