import { lateWords } from '../board/late-words.ts'
import { hasKeys, type Item } from '../board/menu.ts'
import { noSwap } from './swap.ts'
import type { Turn } from './turn.svelte.ts'
import { words } from './words/menu.ts'

/** What opens over the board. */
export type Sheet = 'swap' | 'pass' | 'resign' | 'keys' | 'moves' | 'unseen' | 'hints' | 'sums'

/** What lies under More. The list stays as it is while it is open, whatever comes (S62). */
export const menuOf = (turn: Turn, open: (sheet: Sheet) => void): Item[] => {
  const item = (
    sheet: Exclude<keyof typeof words, 'noSums'>,
    why: string | null = null,
    danger = false,
  ): Item => ({
    label: words[sheet],
    danger,
    why,
    onselect: () => open(sheet),
  })
  const ended = turn.over ? lateWords.over : null
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
