import { words } from './words/play.ts'

/** What opens over the board. */
export type Sheet = 'exchange' | 'pass' | 'resign' | 'keys' | 'moves' | 'unseen'

interface Item {
  readonly label: string
  readonly danger?: boolean
  readonly onselect: () => void
}

/** What lies under More: what one may look at, and for a player of a running game what one may do. */
export const menuOf = (playing: boolean, yours: boolean, open: (sheet: Sheet) => void): Item[] => {
  const item = (sheet: Sheet, danger = false): Item => ({
    label: words.menu[sheet],
    danger,
    onselect: () => open(sheet),
  })
  return [
    item('moves'),
    item('unseen'),
    item('keys'),
    ...(yours ? [item('exchange'), item('pass')] : []),
    ...(playing ? [item('resign', true)] : []),
  ]
}
