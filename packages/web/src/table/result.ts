import type { TableView } from '@trueline/rules/wire'
import type { Cast } from '../games/gameui.ts'

/** The scores of a result in the order in which it is told: the winner's first, or yours. */
const told = (scores: readonly number[], first: number): string =>
  [scores[first], ...scores.filter((_, seat) => seat !== first)].join(' to ')

/** "You won 212 to 187", "Noor won 212 to 187", "A draw, 187 to 187". */
export const sayResult = (
  view: Pick<TableView, 'outcome'>,
  scores: readonly number[],
  cast: Cast,
): string => {
  const places = view.outcome?.places ?? []
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const [winner] = winners
  if (winner === undefined) return ''
  if (winners.length > 1) return `A draw, ${told(scores, cast.you ?? 0)}`
  if (winner === cast.you) return `You won ${told(scores, winner)}`
  const name = cast.names[winner] ?? ''
  return cast.you === null ? `${name} won ${told(scores, winner)}` : `${name} won ${told(scores, winner)}`
}

/** A result to paste somewhere: in words, since pictures of letters cannot be read aloud. */
export const writeResult = (
  title: string,
  view: Pick<TableView, 'outcome'>,
  scores: readonly number[],
  cast: Cast,
  link: string,
): string => {
  const line = cast.names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ')
  const result = sayResult(view, scores, { ...cast, you: null })
  return `${title}: ${result}. (${line})\n${link}`
}
