import { bestOrders } from '../best.ts'
import type { MathPokerIntent } from '../intent.ts'
import type { Bet } from '../state.ts'
import type { MathPokerView } from '../view.ts'

/** Locks in the best orders there are; a hand without an equation as it lies. */
export const lockIn = ({ seats, own }: MathPokerView, wish: Bet): MathPokerIntent => {
  const hand = (own === null ? undefined : seats[own])?.cards.filter((card) => card !== null) ?? []
  const best = bestOrders(hand)
  const [low, high] = [best.low?.order, best.high?.order]
  if (!low || !high) return { type: 'lock', bet: 'low', low: [...hand.keys()] }
  if (wish === 'swing') return { type: 'lock', bet: wish, low: [...low], high: [...high] }
  return wish === 'low'
    ? { type: 'lock', bet: wish, low: [...low] }
    : { type: 'lock', bet: wish, high: [...high] }
}
