import type { BedmasRefusal, PlayRefusal } from '@trueline/rules/bedmas/client'
import { tiles } from '../board/phrases.ts'
import { sayFault } from './fault.ts'

const FAULTS: ReadonlySet<string> = new Set<PlayRefusal['code']>([
  'not-in-rack',
  'occupied',
  'not-one-line',
  'gap',
  'no-number',
  'misses-start',
  'no-old-tile',
  'false-equation',
])

/** Why an intent was refused, where it is this game that refused it. */
export const sayRefusal = (error: { readonly code: string; readonly data?: unknown }): string | null => {
  if (FAULTS.has(error.code)) return sayFault(error as PlayRefusal)
  if (error.code === 'pool-too-small') {
    const { pool } = (error as Extract<BedmasRefusal, { code: 'pool-too-small' }>).data
    return `The pool holds ${tiles(pool)}; a swap needs 7`
  }
  return HINTS[error.code] ?? null
}

/** Why no plays are shown, or no hints earned (BM-11). */
const HINTS: Readonly<Record<string, string>> = {
  'no-hints': 'There are no hints in an online game',
  'no-hints-left': 'No hints are left',
  'already-shown': 'The plays of this turn are shown already',
  'already-earned': 'The quick sums have been answered',
  'wrong-sums': 'Not all of these are right',
}
