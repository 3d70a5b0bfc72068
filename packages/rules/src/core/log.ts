import type { Mode } from './company.ts'
import type { News } from './game.ts'
import type { Outcome } from './outcome.ts'

/** `GET /api/games/:code/log`: a finished game, with nothing hidden any more (G-6). */
export interface GameLog {
  readonly code: string
  readonly kind: string
  readonly mode: Mode
  readonly options: unknown
  readonly seats: readonly { readonly name: string | null; readonly computer: string | null }[]
  readonly outcome: Outcome | null
  /** The archive's news of every event, the opening first: news number `n` is of event `n + 1`. */
  readonly news: readonly News[]
  readonly fairness: { readonly hash: string; readonly seed: string }
}
