import type { CoreRefusal } from '../core/refusal.ts'
import type { OrderFault } from './order.ts'
import type { Phase } from './state.ts'

/** Why an intent is refused. */
export type MathPokerRefusal =
  | CoreRefusal
  /** Something that belongs to another phase of the round. */
  | { readonly code: 'not-now'; readonly data: { readonly phase: Phase } }
  /** A check where `call` chips are owed. */
  | { readonly code: 'must-call'; readonly data: { readonly call: number } }
  /** MP-6: nobody may raise who acted and was not raised fully since, or when nobody could answer. */
  | { readonly code: 'nothing-to-call' | 'no-raise' }
  | {
      readonly code: 'raise-too-small' | 'raise-too-large'
      readonly data: { readonly min: number; readonly max: number }
    }
  /** MP-4: an operator that is not there to be discarded. */
  | { readonly code: 'not-held' }
  | { readonly code: 'not-locked' | 'not-away' }
  /** A card twice, or one that is not there. */
  | { readonly code: 'no-such-card'; readonly data: { readonly target: Target } }
  /** MP-14: Lock In refuses an order that is no equation. */
  | { readonly code: 'bad-order'; readonly data: { readonly target: Target; readonly why: OrderFault } }

/** What an equation aims at: 1 or 20 (MP-15). */
export type Target = 'low' | 'high'
