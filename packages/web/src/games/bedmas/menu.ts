import { hasKeys, type Item } from '../board/menu.ts'
import type { Turn } from './turn.svelte.ts'
import { words } from './words/play.ts'

/** What opens over the board. */
export type Sheet = 'swap' | 'pass' | 'resign' | 'keys' | 'moves' | 'unseen' | 'hints' | 'sums'

/** The smallest pool that allows a swap (BM-10). */
const LEAST_POOL = 7

/** Why a swap cannot be made now, or null when it can. */
export const noSwap = ({ notNow, view }: Pick<Turn, 'notNow' | 'view'>): string | null =>
  notNow ?? (view.pool < LEAST_POOL ? words.smallPool : null)

/** What lies under More. The list stays as it is while it is open, whatever comes (S62). */
export const menuOf = (turn: Turn, open: (sheet: Sheet) => void): Item[] => {
  const item = (sheet: keyof typeof words.menu, why: string | null = null, danger = false): Item => ({
    label: words.menu[sheet],
    danger,
    why,
    onselect: () => open(sheet),
  })
  const ended = turn.over ? words.over : null
  const { hints } = turn.view
  return [
    item('moves'),
    item('unseen'),
    ...(hasKeys() ? [item('keys')] : []),
    ...(turn.seat === null
      ? []
      : [
          ...(hints ? [item('sums', hints.sums ? turn.notNow : words.noSums)] : []),
          item('swap', ended ?? noSwap(turn)),
          item('pass', ended ?? turn.notNow),
          item('resign', ended, true),
        ]),
  ]
}
