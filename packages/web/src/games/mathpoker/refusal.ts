import type { MathPokerRefusal, OrderFault } from '@trueline/rules/mathpoker/client'
import { chips } from './say.ts'

const FAULTS: Readonly<Record<OrderFault, string>> = {
  'not-all-cards': 'All your cards have to be in it',
  root: 'A √ stands directly before a number, or before another √',
  'not-alternating': 'Numbers and signs have to take turns',
  'divide-by-zero': 'It divides by 0',
}

/** Why cards in a row are no equation. */
export const sayFault = (fault: OrderFault): string => FAULTS[fault]

/** Why an intent was refused, where it is this game that refused it. */
export const sayRefusal = (error: { readonly code: string; readonly data?: unknown }): string | null => {
  const refusal = error as MathPokerRefusal
  switch (refusal.code) {
    case 'not-now':
      return 'The round has gone on: that belongs to another part of it'
    case 'must-call':
      return `There is a bet to answer: ${chips(refusal.data.call)} to call`
    case 'nothing-to-call':
      return 'There is no bet to call: checking is free'
    case 'no-raise':
      return 'Nobody may raise any more in this round of betting'
    case 'raise-too-small':
      return `The least to raise to is ${refusal.data.min}`
    case 'raise-too-large':
      return `The most you can raise to is ${refusal.data.max}`
    case 'not-held':
      return 'You do not hold that sign any more'
    case 'not-locked':
      return 'It is not locked in'
    case 'not-away':
      return 'You are back already'
    case 'no-such-card':
      return 'Those are not the cards you hold'
    case 'bad-order':
      return `${refusal.data.target === 'low' ? 'Low' : 'High'}: ${sayFault(refusal.data.why)}`
    case 'not-your-turn':
    case 'game-over':
      return null
  }
  // A code that is not this game's own.
  return null
}
