import type { CoreRefusal } from '../core/refusal.ts'
import type { FalseReason } from './readings.ts'
import type { ScoredLine } from './state.ts'

/** Why a play is refused, in the order in which it is looked for (EC-10, EC-11). */
export type PlayRefusal =
  | {
      readonly code:
        | 'not-in-rack'
        | 'occupied'
        | 'not-one-line'
        | 'gap'
        | 'not-touching'
        | 'misses-star'
        | 'too-few-tiles'
    }
  | {
      readonly code: 'false-line'
      /** All lines that are false, and those that would be fine. */
      readonly data: { readonly lines: readonly FalseLine[]; readonly trueLines: readonly ScoredLine[] }
    }

/** A line of a play that has no reading. */
export interface FalseLine {
  readonly from: string
  readonly to: string
  readonly text: string
  readonly why: FalseReason
}

/** Why an intent is refused. */
export type EquaCrossRefusal =
  | CoreRefusal
  | PlayRefusal
  /** EC-16: hints are off online, and a turn has one. */
  | { readonly code: 'no-hints' | 'already-shown' }
  /** EC-12: exchanging needs a bag of 7, and as many tiles as go back; `bag` is how many there are. */
  | { readonly code: 'bag-too-small'; readonly data: { readonly bag: number } }
