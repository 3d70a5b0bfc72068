import type { EquaCrossRefusal, PlayRefusal } from '@trueline/rules/equacross/client'
import { sayFault } from './fault.ts'
import { tiles } from '../board/phrases.ts'

const FAULTS: ReadonlySet<string> = new Set<PlayRefusal['code']>([
  'not-in-rack',
  'occupied',
  'not-one-line',
  'gap',
  'not-touching',
  'misses-star',
  'too-few-tiles',
  'false-line',
])

/** Why an intent was refused, where it is this game that refused it. */
export const sayRefusal = (error: { readonly code: string; readonly data?: unknown }): string | null => {
  if (FAULTS.has(error.code)) return sayFault(error as PlayRefusal)
  if (error.code !== 'bag-too-small') return null
  const { bag } = (error as Extract<EquaCrossRefusal, { code: 'bag-too-small' }>).data
  return `The bag holds ${tiles(bag)}, too few for this exchange`
}
