import { type Card, isNumber } from '@trueline/rules/mathpoker/client'

const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷', sqrt: '√' } as const
export const SPOKEN = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by', sqrt: 'root' } as const

/** What stands on a card. */
export const faceOf = (card: Card): string => (isNumber(card) ? String(card.n) : SIGNS[card])

/** A card as it is read out; the rank, which only breaks ties, where it may matter. */
export const sayCard = (card: Card): string => (isNumber(card) ? `${card.n}, rank ${card.r}` : SPOKEN[card])

/** Cards as an equation is written: `7 + √9 ÷ 2 − 0`. */
export const writeCards = (cards: readonly Card[]): string =>
  cards
    .map((card) => faceOf(card))
    .join(' ')
    .replaceAll('√ ', '√')
