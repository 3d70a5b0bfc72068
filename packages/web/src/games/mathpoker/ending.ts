import type { Cast } from '../gameui.ts'
import { namesIn } from './say.ts'
import type { View } from './view.ts'

/** How a game came to its end. Computers do not play on once every person is out. */
export const sayEnd = (
  { outcome, round, seats }: Pick<View, 'outcome' | 'round' | 'seats'>,
  cast: Cast,
): string => {
  const first = (outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []))
  const winners = namesIn(cast, first)
  const rounds = round === 1 ? 'one round' : `${round} rounds`
  if (seats.filter(({ left, chips }) => !left && chips > 0).length > 1)
    return `Only computers were left after ${rounds}: ${winners} had most chips`
  return outcome?.why === 'left'
    ? `All others left the table, after ${rounds}`
    : `${winners} had all the chips after ${rounds}`
}

/** Who came where, the best first. */
export const placesOf = ({
  outcome,
}: Pick<View, 'outcome'>): { readonly place: number; readonly seat: number }[] =>
  (outcome?.places ?? [])
    .map((place, seat) => ({ place, seat }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
