import type { OrderFault } from '@trueline/rules/mathpoker/client'

/** Equations of the rule book, as rules write cards: `7.3` is the 7 of rank 3, `V` a √. */
export const EQUATIONS = [
  { cards: '8.1 + 6.2 * 2.1 / 3.3', note: '× and ÷ come before + and −' },
  { cards: 'V9.1 + 8.2 * 2.4 / 1.1', note: 'a √ belongs to the number behind it' },
  { cards: 'VV9.2 + 0.1 - 1.1 / 2.2', note: 'a √ may stand before another √' },
  { cards: '8.1 - 7.1 / 3.2 + 1.1', note: 'fractions are counted exactly' },
  { cards: '2.1 - 10.4 + 5.1 / 4.2', note: 'less than nothing is allowed, and often far off' },
] as const

/** Orders that are no equation, and why. */
export const REFUSED: readonly { readonly cards: string; readonly fault: OrderFault }[] = [
  { cards: '4.1 + 9.1 V - 2.2 / 5.1', fault: 'root' },
  { cards: '4.1 V 9.1 + 2.2 - / 5.1', fault: 'not-alternating' },
  { cards: '+ 4.1 - 9.1 / 2.2 5.1', fault: 'not-alternating' },
  { cards: '4.1 + 9.1 - 2.2 / 0.1', fault: 'divide-by-zero' },
]

/** Seats of an example: what each bets on with which equations, and what it put in. */
export interface ShowdownExample {
  readonly seats: readonly {
    readonly name: string
    readonly put: number
    readonly low?: string
    readonly high?: string
  }[]
}

/** Showdowns of the rule book. A seat with two equations bets on both. */
export const SHOWDOWNS: Readonly<Record<'halves' | 'swing' | 'failed' | 'card' | 'side', ShowdownExample>> = {
  halves: {
    seats: [
      { name: 'Ada', put: 25, low: '3.1 - 4.2 + 6.1 / 3.3' },
      { name: 'Noor', put: 25, high: '9.1 + 8.2 - 6.3 / 2.2' },
      { name: 'Cleo', put: 25, low: '5.1 + 1.2 - 9.2 / 2.1' },
    ],
  },
  swing: {
    seats: [
      { name: 'Ada', put: 40, low: '10.1 / 5.2 - 2.1 + 1.1', high: '10.1 + 5.2 - 1.1 / 2.1' },
      { name: 'Noor', put: 40, low: '7.1 - 3.2 + 6.1 / 3.3' },
      { name: 'Cleo', put: 40, high: '8.1 - 4.2 + 2.3 / 1.2' },
    ],
  },
  failed: {
    seats: [
      { name: 'Ada', put: 40, low: '10.1 / 5.2 - 2.1 + 1.1', high: '10.1 + 5.2 - 2.1 / 1.1' },
      { name: 'Noor', put: 40, low: '7.1 - 3.2 + 6.1 / 3.3' },
      { name: 'Cleo', put: 40, high: '8.1 + 9.2 - 2.3 / 1.2' },
    ],
  },
  card: {
    seats: [
      { name: 'Ada', put: 30, low: '4.1 - 3.2 + 0.1 / 7.1' },
      { name: 'Noor', put: 30, low: '9.1 / 3.1 - 4.2 + 2.2' },
    ],
  },
  side: {
    seats: [
      { name: 'Ada', put: 50, low: '4.1 - 3.2 + 0.1 / 7.1' },
      { name: 'Noor', put: 120, low: '9.1 / 3.1 - 5.2 + 4.2' },
      { name: 'Cleo', put: 120, high: '8.1 + 9.2 - 2.3 / 1.2' },
    ],
  },
}
