import type { Refusal } from '@trueline/rules'
import type { PuzzleStore } from '../store/puzzle-store.ts'
import type { Clock } from '../table/clock.ts'
import type { PuzzleMaker } from '../thinking/thinking.ts'

/** What puzzles are made with and kept in. */
export interface PuzzleSurroundings {
  readonly store: PuzzleStore
  readonly maker: PuzzleMaker
  readonly clock: Clock
  readonly random: (bytes: number) => Uint8Array
  /** What dailies are drawn from (PZ-5). Null: one that is made once and kept in the store. */
  readonly secret: string | null
  readonly report: (error: unknown, about: { readonly what: string }) => void
}

/** Asked before a puzzle is made for somebody: a refusal when they have had too many made. */
export type Leave = () => Promise<Refusal | null>

/** An id that nobody can guess: 96 bits. */
export const freshId = (random: PuzzleSurroundings['random']): string =>
  Buffer.from(random(12)).toString('base64url')
