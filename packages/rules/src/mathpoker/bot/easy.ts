import type { Rng } from '../../core/chance.ts'
import { bestOrders } from '../best.ts'
import type { MathPokerIntent } from '../intent.ts'
import type { MathPokerView } from '../view.ts'
import { lockIn } from './lock.ts'

/** Easy is loose, and sees nothing but its own best Low and High (MP-23). */
export const chooseEasy = (view: MathPokerView, rng: Rng): MathPokerIntent => {
  if (view.phase === 'choosing') {
    const from = view.choice?.from ?? []
    return { type: 'discard', card: from[rng.below(from.length)] ?? '*' }
  }
  const { low, high } = nearestOf(view)
  if (view.phase === 'equation') return lockIn(view, low <= high ? 'low' : 'high')
  return bet(view, view.street === 2 && Math.min(low, high) > 0.5, rng)
}

/** How near its hand comes to both targets: 0 while cards are missing, since it hopes. */
const nearestOf = ({ seats, own }: MathPokerView): { low: number; high: number } => {
  const hand = (own === null ? undefined : seats[own])?.cards.filter((card) => card !== null) ?? []
  const { low, high } = bestOrders(hand)
  return { low: low?.distance ?? 0, high: high?.distance ?? 0 }
}

/** It calls nearly everything, and now and then raises a little. */
const bet = ({ legal }: MathPokerView, isWeak: boolean, rng: Rng): MathPokerIntent => {
  if (!legal) return { type: 'fold' }
  const { check, call, raise } = legal
  const whim = rng.below(100)
  if (raise && whim < (isWeak ? 4 : 18)) return { type: 'raise', to: raise.min }
  if (check) return { type: 'check' }
  return call !== null && whim < (isWeak ? 60 : 92) ? { type: 'call' } : { type: 'fold' }
}
