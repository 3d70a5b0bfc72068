import type { Seat } from '../core/seat.ts'
import { bestOrders } from './best.ts'
import { legalBets } from './betting.ts'
import type { Card } from './cards.ts'
import type { MathPokerIntent } from './intent.ts'
import { hasEquation, judgeOrder } from './order.ts'
import type { MathPokerState } from './state.ts'
import { choicesLeft, seatsToAct } from './toact.ts'

/**
 * What `seat` may do: a fair sample of raises and of orders, and everything else. Resigning, coming back and unlocking are
 * open at any time and not among it. Nothing when the seat is not to act.
 */
export const moves = (state: MathPokerState, seat: Seat): MathPokerIntent[] => {
  const { phase, round } = state
  if (!round || !seatsToAct(state).includes(seat)) return []
  switch (phase) {
    case 'betting':
      return bets(state)
    case 'choosing':
      return choicesLeft(round, seat).map((card) => ({ type: 'discard', card }))
    case 'equation':
      return equations(round.hands[seat] ?? [])
    case 'between':
      return [{ type: 'ready' }]
    case 'dealing':
    case 'drawing':
    case 'settling':
    case 'over':
      return []
  }
}

const bets = ({ betting }: MathPokerState): MathPokerIntent[] => {
  const legal = legalBets(betting)
  if (!legal) return []
  const { check, call, raise } = legal
  const pot = betting.totals.reduce((sum, total) => sum + total, 0) + (call ?? 0)
  return [
    ...(check ? [{ type: 'check' } as const] : []),
    ...(call === null ? [] : [{ type: 'call' } as const]),
    ...raisesIn(raise, betting.bet + pot).map((to) => ({ type: 'raise', to }) as const),
    { type: 'fold' },
  ]
}

/** The least raise, one by the whole pot, and all chips. */
const raisesIn = (range: { readonly min: number; readonly max: number } | null, pot: number): number[] =>
  range ? [...new Set([range.min, Math.min(Math.max(pot, range.min), range.max), range.max])] : []

const equations = (hand: readonly Card[]): MathPokerIntent[] => {
  const best = bestOrders(hand)
  const [low, high] = [best.low && [...best.low.order], best.high && [...best.high.order]]
  const asDealt = [...hand.keys()]
  const mayLock = !hasEquation(hand) || 'value' in judgeOrder(hand, asDealt)
  return [
    ...(low ? [{ type: 'lock', bet: 'low', low } as const] : []),
    ...(high ? [{ type: 'lock', bet: 'high', high } as const] : []),
    ...(low && high ? [{ type: 'lock', bet: 'swing', low, high } as const] : []),
    ...(mayLock ? [{ type: 'lock', bet: 'low', low: asDealt } as const] : []),
    { type: 'arrange' },
    { type: 'arrange', low: asDealt },
    { type: 'arrange', bet: 'swing', low: low ?? asDealt, high: asDealt.slice(1) },
  ]
}
