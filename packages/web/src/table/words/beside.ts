import { notCopied, signs } from './code.ts'

/** What stands beside a game where there is room for it. */
export const words = {
  more: 'More',
  sound: 'Sound',
  notCopied,
  code: {
    label: 'Game',
    copy: 'Copy the code',
    copyOf: (code: string) => `Copy the code ${signs(code)}`,
    copied: (code: string) => `Code ${code} copied`,
  },
  moves: {
    title: 'Moves',
    count: (moves: number) => `${moves} played`,
    newestFirst: 'Moves, newest first',
  },
} as const
