import type { CoreRefusal } from '../core/refusal.ts'
import type { FalseVerdict } from './equation.ts'
import type { ScoredEquation } from './state.ts'

/** Why a play is refused, in the order in which it is looked for (BM-4). */
export type PlayRefusal =
  | {
      readonly code:
        | 'not-in-rack'
        | 'occupied'
        | 'not-one-line'
        | 'gap'
        | 'no-number'
        | 'misses-start'
        | 'no-old-tile'
    }
  | {
      readonly code: 'false-equation'
      /** All runs that are not true, and those that would be fine; both are empty when no run of two comes about. */
      readonly data: { readonly runs: readonly FalseRun[]; readonly equations: readonly ScoredEquation[] }
    }

/** A run of a play that is no true equation: `text` is its tokens joined by spaces, places in `verdict` count them. */
export interface FalseRun {
  readonly from: string
  readonly to: string
  readonly text: string
  readonly verdict: FalseVerdict
}

/** Why an intent is refused. */
export type BedmasRefusal =
  | CoreRefusal
  | PlayRefusal
  /** BM-10: a swap needs a pool of 7; `pool` is how many there are. */
  | { readonly code: 'pool-too-small'; readonly data: { readonly pool: number } }
  /** BM-11: off online; three a game and three more; one list a turn; the sums once. */
  | { readonly code: 'no-hints' | 'no-hints-left' | 'already-shown' | 'already-earned' }
  /** BM-11: `wrong` counts the sums that are not right, from 0. They may be tried again. */
  | { readonly code: 'wrong-sums'; readonly data: { readonly wrong: readonly number[] } }
