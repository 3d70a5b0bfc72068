import type { Play } from './moves.ts'
import { isNumber } from './tokens.ts'

/**
 * The `count` plays of a list, best first, that say the most: the best of each set of numbers in a line. Those that only
 * change order or brackets come in, the best first, where there are fewer.
 */
export const variedPlays = (plays: readonly Play[], count: number): Play[] => {
  const seen = new Set<string>()
  const firsts = plays.filter((play) => {
    const kind = kindOf(play)
    return !seen.has(kind) && seen.add(kind)
  })
  const chosen = new Set(firsts.slice(0, count))
  for (const play of plays) if (chosen.size < count) chosen.add(play)
  return plays.filter((play) => chosen.has(play))
}

/** The line of a play and its numbers; one tile alone is of its row. */
const kindOf = ({ tiles }: Play): string => {
  const [first = '', second = first] = tiles.map(({ square }) => square)
  const isDown = first !== second && first[0] === second[0]
  const numbers = tiles.flatMap(({ token }) => (isNumber(token) ? [Number(token)] : []))
  return [isDown ? first[0] : first.slice(1), ...numbers.sort((a, b) => a - b)].join(' ')
}
