import type { Rng } from '../../core/chance.ts'
import type { MathPokerIntent } from '../intent.ts'
import type { Sight } from './sight.ts'

/** How a level bets. Shares are parts of the pot. */
export interface Temper {
  /** How far its estimate is off, at most. */
  readonly blur: number
  /** By how much more than an equal share a hand must bring to be bet on. */
  readonly edge: number
  /** What of the pot it bets with a good hand, and with a very good one. */
  readonly sizes: readonly [number, number]
  /** How much less than the odds ask for still is a call. */
  readonly slack: number
  /** How often in 100 it bets without a hand. */
  readonly bluffs: number
}

/** Bets by the odds (MP-23): `worth` is the share of the pot that the hand brings on average. */
export const wager = (sight: Sight, worth: number, temper: Temper, rng: Rng): MathPokerIntent => {
  const { legal, pot, opponents, raises } = sight
  if (!legal) return { type: 'fold' }
  const { check, call, raise } = legal
  const cost = call ?? 0
  const blurred = worth + temper.blur * (rng.below(2001) / 1000 - 1)
  const fair = 1 / (opponents.length + 1)
  // Each raise tells that somebody else likes their hand.
  const needed = fair + temper.edge * (1 + raises)
  const bluff = check && rng.below(100) < temper.bluffs
  if (raise && (blurred >= needed || bluff)) {
    const size = temper.sizes[blurred >= needed + (1 - fair) / 4 ? 1 : 0]
    return { type: 'raise', to: raiseBy(sight, raise, Math.ceil(size * (pot + cost))) }
  }
  if (check) return { type: 'check' }
  return call !== null && blurred >= cost / (pot + cost) - temper.slack ? { type: 'call' } : { type: 'fold' }
}

/** A raise by so many chips over what is to match; all-in when little would be left. */
const raiseBy = (
  { bet, pot }: Sight,
  { min, max }: { readonly min: number; readonly max: number },
  by: number,
): number => {
  const to = Math.min(Math.max(bet + by, min), max)
  return max - to <= pot / 4 ? max : to
}
