import { words as boardWords } from '../../board/words.ts'

/** What stands on the keys and headings of a game of BEDMAS. Sentences are made in `say.ts`, `idle.ts`, `fault.ts` and `preview.ts`. */
export const words = {
  ...boardWords,
  inPool: 'in pool',
  signs: 'Signs',
  swap: 'Swap all',
  left: (numbers: string) => `${numbers} left`,
  smallPool: 'A swap needs 7 tiles in the pool',
} as const
