import { notCopied } from './code.ts'

/** What is said in English when a game is over. */
export const words = {
  label: 'Result',
  rematch: 'Rematch',
  wants: (name: string) => `${name} wants a rematch`,
  accept: 'Play again',
  waitingFor: (name: string) => `Waiting for ${name}`,
  away: (name: string) => `${name} is not here. The offer stays, also if you leave.`,
  withdrawn: (name: string) => `${name} does not offer a rematch any more.`,
  toRematch: 'Go to the rematch',
  watchRematch: 'Watch the rematch',
  review: 'Review',
  share: 'Share',
  copied: 'Result and link copied',
  notCopied,
  again: 'New game',
} as const
