import { words as boardWords } from '../../board/words.ts'

/** What stands on the keys and headings of a game of EquaCross. Sentences are made in `say.ts`, `idle.ts`, `fault.ts` and `preview.ts`. */
export const words = {
  ...boardWords,
  inBag: 'in bag',
  tile: (digit: string, points: number) => `${digit}, worth ${points}`,
  exchange: 'Exchange',
  workbench: 'Workbench',
} as const
