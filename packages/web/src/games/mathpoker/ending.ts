import type { Cast } from '../gameui.ts'
import { listed, nameIn } from './say.ts'
import type { View } from './view.ts'

/** How a game came to its end. */
export const sayEnd = ({ outcome, round }: Pick<View, 'outcome' | 'round'>, cast: Cast): string => {
  const first = (outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []))
  const rounds = round === 1 ? 'one round' : `${round} rounds`
  return outcome?.why === 'left'
    ? `All others left the table, after ${rounds}`
    : `${listed(first.map((seat) => nameIn(cast, seat)))} had all the chips after ${rounds}`
}

/** Who came where, the best first. */
export const placesOf = ({
  outcome,
}: Pick<View, 'outcome'>): { readonly place: number; readonly seat: number }[] =>
  (outcome?.places ?? [])
    .map((place, seat) => ({ place, seat }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
