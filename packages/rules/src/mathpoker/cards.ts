import type { Operator } from '../maths/operator.ts'

/** A number card: `n` from 0 to 10, with a rank `r` from 1 to 4 that only breaks ties (MP-1, MP-15). */
export interface NumberCard {
  readonly n: number
  readonly r: number
}

/** A card as it travels and is stored: a number, a root or an operator. */
export type Card = NumberCard | 'sqrt' | Operator

/** The operators that a × may push out of a hand; the ÷ can't go (MP-4). */
export type Discardable = Exclude<Operator, '/'>

/** What everyone holds at the start of a round (MP-1). */
export const STARTING_OPERATORS: readonly Operator[] = ['+', '-', '/']

export const LARGEST_NUMBER = 10
export const RANKS = 4

/** The 52 cards of MP-1, in order. */
export const DECK: readonly Card[] = [
  ...Array.from({ length: (LARGEST_NUMBER + 1) * RANKS }, (_, at) => ({
    n: Math.floor(at / RANKS),
    r: 1 + (at % RANKS),
  })),
  ...Array.from({ length: RANKS }, () => 'sqrt' as const),
  ...Array.from({ length: RANKS }, () => '*' as const),
]

export const isNumber = (card: Card | undefined): card is NumberCard => typeof card === 'object'

export const isOperator = (card: Card | undefined): card is Operator =>
  typeof card === 'string' && card !== 'sqrt'

/** The operators in a hand that a × may push out, each once. */
export const discardables = (cards: readonly Card[]): Discardable[] =>
  (['+', '-', '*'] as const).filter((operator) => cards.includes(operator))

/** A hand without one card of a kind. */
export const withoutCard = (cards: readonly Card[], card: Discardable): Card[] => {
  const at = cards.indexOf(card)
  return at < 0 ? [...cards] : cards.toSpliced(at, 1)
}
