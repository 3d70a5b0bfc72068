import type { Seat } from '../core/seat.ts'

/** Chips that the same seats play for (MP-8). */
export interface Pot {
  readonly amount: number
  readonly eligible: readonly Seat[]
}

/** The part of a bet that nobody called, on its way back (MP-7). */
export interface Returned {
  readonly seat: Seat
  readonly chips: number
}

/** The uncalled part: what the largest total exceeds the second largest, folded seats included (MP-7). */
export const uncalled = (totals: readonly number[]): Returned | null => {
  const largest = Math.max(0, ...totals)
  const seat = totals.indexOf(largest)
  const chips = largest - Math.max(0, ...totals.toSpliced(seat, 1))
  return chips > 0 ? { seat, chips } : null
}

/**
 * The pots that some contributions make, the main pot first (MP-8): one for each level that a seat still in has reached.
 * Folded chips lie in the pots of the levels they reach; above the highest they belong to the last pot.
 */
export const potsOf = (totals: readonly number[], folded: readonly boolean[]): Pot[] => {
  const isIn = (seat: Seat): boolean => folded[seat] === false
  const levels = [...new Set(totals.filter((total, seat) => isIn(seat) && total > 0))].sort((a, b) => a - b)
  return levels.map((level, at) => {
    const below = levels[at - 1] ?? 0
    const above = at === levels.length - 1 ? Number.POSITIVE_INFINITY : level
    const amount = totals.reduce((sum, total) => sum + Math.max(0, Math.min(total, above) - below), 0)
    const eligible = [...totals.keys()].filter((seat) => isIn(seat) && (totals[seat] ?? 0) >= level)
    return { amount, eligible }
  })
}
