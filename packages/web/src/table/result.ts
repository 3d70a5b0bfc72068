import type { TableView } from '@trueline/rules/wire'
import type { Cast } from '../games/gameui.ts'
import { sayWinners } from './cast.ts'
import { written } from './moves.ts'

type Ended = Pick<TableView, 'outcome'>

/** The scores of a result in the order in which it is told: the winner's first, or yours. */
const told = (scores: readonly number[], first: number): string =>
  [scores[first] ?? 0, ...scores.filter((_, seat) => seat !== first)].map(written).join(' to ')

/** "You won 212 to 187", "Noor won 212 to 187", "A draw, 187 to 187". Scores that would belie it are left out. */
export const sayResult = (ended: Ended, scores: readonly number[], cast: Cast): string => {
  const won = sayWinners(ended, cast)
  const places = ended.outcome?.places ?? []
  const winner = places.indexOf(1)
  // The scores of many make no sentence.
  if (scores.length !== 2 || winner < 0) return won
  if (places.every((place) => place === 1)) return `${won}, ${told(scores, cast.you ?? 0)}`
  const leads = scores.every((score, seat) => seat === winner || score < (scores[winner] ?? 0))
  return leads ? `${won} ${told(scores, winner)}` : won
}

/** A result to paste somewhere, with the best move of the game: in words, since pictures of letters cannot be read aloud. */
export const writeResult = (
  title: string,
  ended: Ended,
  scores: readonly number[],
  cast: Cast,
  link: string,
  best: string | null = null,
): string => {
  const line = cast.names.map((name, seat) => `${name} ${written(scores[seat] ?? 0)}`).join(', ')
  const result = `${title}: ${sayResult(ended, scores, { ...cast, you: null })}${scores.length > 0 ? ` (${line})` : ''}`
  return [result, ...(best ? [best] : []), link].join('\n')
}
