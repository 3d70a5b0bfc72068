import { notCopied, signs } from './code.ts'

/** What stands beside a game where there is room for it. */
export const words = {
  rules: 'Rules',
  more: 'More',
  sound: 'Sound',
  fair: 'Fair draws',
  notCopied,
  code: {
    label: 'Game',
    copy: 'Copy the code',
    copyOf: (code: string) => `Copy the code ${signs(code)}`,
    copied: (code: string) => `Code ${code} copied`,
  },
  next: {
    key: 'Next game',
    label: (name: string, waiting: number) =>
      `Next game where it is your turn: ${name}. ${waiting === 1 ? '1 game waits' : `${waiting} games wait`}`,
  },
  moves: {
    title: 'Moves',
    count: (moves: number) => `${moves} played`,
    newestFirst: 'Moves, newest first',
  },
} as const
