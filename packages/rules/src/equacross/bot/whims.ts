import type { Rng } from '../../core/chance.ts'

/** Easy: any of the lower 40 % of a ranking, each as likely as the others; at least the last is among them (EC-20). */
export const fromLowerPart = <T>(ranked: readonly T[], rng: Rng): T | undefined => {
  if (ranked.length === 0) return undefined
  const lower = Math.max(1, Math.floor((2 * ranked.length) / 5))
  return ranked[ranked.length - lower + rng.below(lower)]
}

/** Medium: one of the five best of a ranking, 5 : 4 : 3 : 2 : 1 (EC-20). */
export const fromTopFive = <T>(ranked: readonly T[], rng: Rng): T | undefined => {
  const top = ranked.slice(0, 5)
  // As many lots as weights: the best has 5, the next 4 …
  const lots = top.flatMap((item, at) => Array<T>(5 - at).fill(item))
  return lots.length === 0 ? undefined : lots[rng.below(lots.length)]
}
