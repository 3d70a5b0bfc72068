import type { TableView } from '@trueline/rules/wire'
import type { Cast } from '../games/gameui.ts'

/** A name for every seat: the person's own, or one by its place. */
export const nameOf = (view: TableView, seat: number): string => {
  const { name, computer } = view.seats[seat] ?? { name: null, computer: null }
  return name ?? (computer === null ? `Player ${seat + 1}` : 'Computer')
}

/** Who is who, for sentences. On a shared device nobody is "you": the one who reads may be either. */
export const castOf = (view: TableView, seat: number | null): Cast => ({
  names: view.seats.map((_, at) => nameOf(view, at)),
  you: view.mode === 'local' ? null : seat,
})

/** Whose turn it is, as a heading; empty when it is nobody's. */
export const sayTurn = (view: TableView, seat: number | null): string => {
  if (view.status === 'finished') return 'Game over'
  if (view.status === 'cancelled') return 'Cancelled'
  const [next] = view.toAct
  if (next === undefined) return ''
  return seat !== null && view.toAct.includes(seat) && view.mode !== 'local'
    ? 'Your turn'
    : `${nameOf(view, next)}’s turn`
}
