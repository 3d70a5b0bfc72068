import type { Component } from 'svelte'
import Exchange from '~icons/lucide/arrow-left-right'
import Tiles from '~icons/lucide/chart-column'
import Resign from '~icons/lucide/flag'
import Keys from '~icons/lucide/keyboard'
import Moves from '~icons/lucide/list-ordered'
import Pass from '~icons/lucide/skip-forward'

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
  const item = (sheet: Sheet, label: string, icon: Component, danger = false): Item => ({
    label,
    icon,
    danger,
    onselect: () => open(sheet),
  })
  return [
    item('moves', 'Moves', Moves),
    item('unseen', 'Tiles still unseen', Tiles),
    item('keys', 'Keyboard', Keys),
    ...(yours ? [item('exchange', 'Exchange tiles', Exchange), item('pass', 'Pass', Pass)] : []),
    ...(playing ? [item('resign', 'Resign', Resign, true)] : []),
  ]
}
