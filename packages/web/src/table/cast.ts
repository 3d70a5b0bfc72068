import type { TableView } from '@trueline/rules/wire'
import type { Cast } from '../games/gameui.ts'
import { words } from './words/turn.ts'

/** A name for every seat: the person's own, or one by its place. */
export const nameOf = (view: TableView, seat: number): string => {
  const { name, computer } = view.seats[seat] ?? { name: null, computer: null }
  return name ?? (computer === null ? words.seat.player(seat) : words.seat.computer)
}

/** Who is who, for sentences. On a shared device nobody is "you": the one who reads may be either. */
export const castOf = (view: TableView, seat: number | null): Cast => ({
  names: view.seats.map((_, at) => nameOf(view, at)),
  you: view.mode === 'local' ? null : seat,
})

/** Whether a seat is to act, and is "you". */
export const isYourTurn = (view: TableView, seat: number | null): boolean =>
  view.status === 'playing' && view.mode !== 'local' && seat !== null && view.toAct.includes(seat)

/** Whose turn it is, as a heading; empty when it is nobody's. */
export const sayTurn = (view: TableView, seat: number | null): string => {
  if (view.status === 'waiting') return words.turn.waiting
  if (view.status === 'finished') return words.turn.over
  if (view.status === 'cancelled') return words.turn.cancelled
  if (isYourTurn(view, seat)) return words.turn.yours
  const [next] = view.toAct
  return next === undefined ? '' : words.turn.of(nameOf(view, next))
}
