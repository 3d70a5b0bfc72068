import { type Laid, NOTHING } from './laid.ts'

/**
 * The solution that agrees with the most tiles laid, among those that agree with all revealed ones; of several the
 * first (PZ-2). `solutions` are in their order.
 */
export const nearest = (solutions: readonly string[], revealed: Laid, laid: Laid): string => {
  let best = ''
  let most = -1
  for (const solution of solutions) {
    if (agreement(solution, revealed) < tilesOf(revealed)) continue
    const agrees = agreement(solution, laid)
    if (agrees > most) [best, most] = [solution, agrees]
  }
  return best
}

/** Whether the tile on each red square is right by a solution; false where none lies. */
export const marksOf = (solution: string, laid: Laid): boolean[] =>
  laid.split('').map((tile, at) => tile === solution[at])

const agreement = (solution: string, laid: Laid): number => marksOf(solution, laid).filter(Boolean).length

const tilesOf = (laid: Laid): number => laid.split('').filter((tile) => tile !== NOTHING).length
