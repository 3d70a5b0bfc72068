import type { Rng } from '../core/chance.ts'

/** How the easier computer players choose among plays that are ranked, the best first (EC-20, BM-13). */
interface Scored {
  readonly score: number
}

/** Easy: any of the lower 40 % of the ranked plays, each as likely as the others; at least the last. */
export const fromLowerPart = <P extends Scored>(ranked: readonly P[], rng: Rng): P | undefined => {
  if (ranked.length === 0) return undefined
  const lower = Math.max(1, Math.floor((2 * ranked.length) / 5))
  return ranked[ranked.length - lower + rng.below(lower)]
}

/** What the best, the second best … weighs for Medium. */
const WEIGHTS = [5, 4, 3, 2, 1]

/**
 * Medium: one of the five best, 5 : 4 : 3 : 2 : 1. Plays of one score are one choice, and each of them is as
 * likely as the others: most differ in the order of their digits only, and all five would often be the same play.
 */
export const fromTopFive = <P extends Scored>(ranked: readonly P[], rng: Rng): P | undefined => {
  const choices: P[][] = []
  for (const play of ranked) {
    const equals = choices.at(-1)
    if (equals?.[0]?.score === play.score) equals.push(play)
    else if (choices.length === WEIGHTS.length) break
    else choices.push([play])
  }
  const lots = choices.flatMap((equals, at) => Array<P[]>(WEIGHTS[at] ?? 0).fill(equals))
  const equals = lots.length > 0 ? lots[rng.below(lots.length)] : undefined
  return equals?.[rng.below(equals.length)]
}
