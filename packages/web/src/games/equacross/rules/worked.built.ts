// Run while the page is built (vite/built.ts): the page gets what comes out, and the build ends where an example fails.
import { allTilesBonus, LENGTH_BONUSES, severalBonus } from '@trueline/rules/equacross/guide'
import { LINES, PLAYS } from './examples.ts'
import { TURNS } from './turns.ts'
import { dealt, workLine, workPlay, workTurn } from './work.ts'

const each = <K extends string, A, B>(
  examples: Readonly<Record<K, A>>,
  work: (example: A) => B,
): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(examples).map(([name, example]) => [name, work(example)])) as Record<
    K,
    B
  >

export const plays = each(PLAYS, workPlay)
export const lines = each(LINES, (list) => list.map((line) => workLine(line)))
export const turns = each(TURNS, workTurn)

/** The numbers of EC-3, EC-14 and EC-15. */
export const numbers = {
  dealt: dealt(),
  lengths: LENGTH_BONUSES,
  several: [2, 3, 4, 5, 6].map((count) => ({ lines: count, bonus: severalBonus(count) })),
  allTiles: { tiles: 7, bonus: allTilesBonus(7) },
}
