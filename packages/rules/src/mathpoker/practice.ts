import { type Rng, shuffle } from '../core/chance.ts'
import { bestOrders } from './best.ts'
import { type Card, DECK, discardables, isNumber, STARTING_OPERATORS, withoutCard } from './cards.ts'
import { hasEquation, judgeOrder, type Judged } from './order.ts'
import { TARGETS } from './standing.ts'
import type { Target } from './refusal.ts'
import { compareValues, distanceTo, type Value, valueText } from './value.ts'

/** A hand to practise with: as at the end of a round, a × has found room already. */
export const dealPractice = (rng: Rng): Card[] => {
  for (;;) {
    const hand = dealHand(rng)
    // Four zeros make no equation.
    if (hasEquation(hand)) return hand
  }
}

const dealHand = (rng: Rng): Card[] => {
  const pile = shuffle(DECK, rng)
  const numbers = pile.filter(isNumber)
  // One face down and three open ones (MP-3, MP-10): a root or a × brings a number with it, so there are always four.
  const drawn = pile.slice(0, 3).filter((card) => !isNumber(card))
  let hand: Card[] = [...STARTING_OPERATORS]
  for (const card of drawn) {
    hand.push(card)
    const from = discardables(hand)
    const gone = card === '*' ? from[rng.below(from.length)] : undefined
    if (gone) hand = withoutCard(hand, gone)
  }
  return [...numbers.slice(0, 4), ...hand]
}

/** What an arrangement came to in practice, and how near one could have come. */
export interface PracticeResult {
  readonly judged: Judged
  readonly distance: string | null
  readonly best: {
    readonly order: readonly number[]
    readonly value: string
    readonly distance: string
  } | null
  /** Whether nothing is nearer. */
  readonly isBest: boolean
}

/** Judges an arrangement for a target against the best there is. */
export const judgePractice = (
  hand: readonly Card[],
  target: Target,
  order: readonly number[],
): PracticeResult => {
  const judged = judgeOrder(hand, order)
  const own = 'value' in judged ? distanceTo(TARGETS[target], judged.value) : null
  const found = bestOrders(hand)[target]
  const top = found && judgeOrder(hand, found.order)
  const best = found && top && 'value' in top ? { order: found.order, value: top.value } : null
  const least: Value | null = best && distanceTo(TARGETS[target], best.value)
  return {
    judged,
    distance: own && valueText(own),
    best: best && least && { order: best.order, value: valueText(best.value), distance: valueText(least) },
    isBest: own !== null && least !== null && compareValues(own, least) <= 0,
  }
}
