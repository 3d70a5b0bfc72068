import { words } from './words/table.ts'

/** What opens over the table. */
export type Sheet = 'history' | 'keys' | 'leave'

interface Item {
  readonly label: string
  readonly danger?: boolean
  /** Why it cannot be chosen now. */
  readonly why?: string | null
  readonly onselect: () => void
}

/** Whether there is likely to be a keyboard: where there is a mouse. */
const hasKeys = (): boolean => matchMedia('(any-hover: hover) and (any-pointer: fine)').matches

/** What lies under More; `playing` is whether one still has something to leave. */
export const menuOf = (player: boolean, playing: boolean, open: (sheet: Sheet) => void): Item[] => [
  { label: words.menu.history, onselect: () => open('history') },
  ...(player && hasKeys() ? [{ label: words.menu.keys, onselect: () => open('keys') }] : []),
  ...(player
    ? [
        {
          label: words.menu.leave,
          danger: true,
          why: playing ? null : words.over,
          onselect: () => open('leave'),
        },
      ]
    : []),
]
