import type { Turn } from './turn.svelte.ts'
import { words } from './words/play.ts'

/** The smallest pool that allows a swap (BM-10). */
const LEAST_POOL = 7

/** Why a swap cannot be made now, or null when it can. */
export const noSwap = ({ notNow, view }: Pick<Turn, 'notNow' | 'view'>): string | null =>
  notNow ?? (view.pool < LEAST_POOL ? words.smallPool : null)
