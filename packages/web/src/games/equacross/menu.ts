import type { Component } from 'svelte'
import Exchange from '~icons/lucide/arrow-left-right'
import Tiles from '~icons/lucide/chart-column'
import Resign from '~icons/lucide/flag'
import Keys from '~icons/lucide/keyboard'
import Moves from '~icons/lucide/list-ordered'
import Pass from '~icons/lucide/skip-forward'
import { words } from './words.ts'

/** What opens over the board. */
export type Sheet = 'exchange' | 'pass' | 'resign' | 'keys' | 'moves' | 'unseen'

interface Item {
  readonly label: string
  readonly icon: Component
  readonly danger?: boolean
  readonly onselect: () => void
}

/** What lies under More: what one may look at, and for a player of a running game what one may do. */
export const menuOf = (playing: boolean, yours: boolean, open: (sheet: Sheet) => void): Item[] => {
  const item = (sheet: Sheet, icon: Component, danger = false): Item => ({
    label: words.menu[sheet],
    icon,
    danger,
    onselect: () => open(sheet),
  })
  return [
    item('moves', Moves),
    item('unseen', Tiles),
    item('keys', Keys),
    ...(yours ? [item('exchange', Exchange), item('pass', Pass)] : []),
    ...(playing ? [item('resign', Resign, true)] : []),
  ]
}
