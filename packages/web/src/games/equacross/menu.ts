import { hasKeys, type Item } from '../board/menu.ts'
import { lateWords } from '../board/late-words.ts'
import { words } from './words/menu.ts'

/** What opens over the board. */
export type Sheet = 'exchange' | 'pass' | 'resign' | 'keys' | 'moves' | 'unseen'

/**
 * What lies under More: what one may look at, and for a player what one may do. The list stays as it is while
 * it is open, whatever comes (S62); `notNow` and `over` say why something cannot be done.
 */
export const menuOf = (
  player: boolean,
  over: boolean,
  notNow: string | null,
  open: (sheet: Sheet) => void,
): Item[] => {
  const item = (sheet: Sheet, why: string | null = null, danger = false): Item => ({
    label: words[sheet],
    danger,
    why,
    onselect: () => open(sheet),
  })
  const ended = over ? lateWords.over : null
  return [
    item('moves'),
    item('unseen'),
    ...(hasKeys() ? [item('keys')] : []),
    ...(player
      ? [item('exchange', ended ?? notNow), item('pass', ended ?? notNow), item('resign', ended, true)]
      : []),
  ]
}
