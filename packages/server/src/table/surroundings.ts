import type { AnyGame } from '@trueline/rules'
import type { Store } from '../store/store.ts'
import type { Thinking } from '../thinking/thinking.ts'
import type { Clock } from './clock.ts'

/** Told of every fault that is ours: a throw in the rules, a store that does not answer. */
export type Report = (error: unknown, about: { readonly code?: string; readonly what: string }) => void

/** All that tables need from outside. */
export interface Surroundings {
  readonly store: Store
  readonly games: ReadonlyMap<string, AnyGame>
  readonly clock: Clock
  /** That many bytes of good chance. */
  readonly random: (bytes: number) => Uint8Array
  readonly report: Report
  readonly thinking: Thinking
  /** Whether other servers may work on the same store (`Database.shared`): then what is remembered is checked. */
  readonly shared?: boolean
}
