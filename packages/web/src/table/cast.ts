import type { SeatView, TableView } from '@trueline/rules/wire'
import type { Cast } from '../games/gameui.ts'
import { listed } from '../words/listed.ts'
import { words } from './words/turn.ts'

/** A name for every seat: the person's own, or one that says who it is. */
export const nameOf = (
  view: { readonly seats: readonly (Pick<SeatView, 'name' | 'computer'> & { readonly you?: boolean })[] },
  seat: number,
): string => {
  const { name = null, computer = null, you = false } = view.seats[seat] ?? {}
  // Where there may be several, they are told apart by their seats.
  if (computer !== null) return words.seat.computer + (view.seats.length > 2 ? ` ${seat + 1}` : '')
  return name ?? (you ? words.seat.you : words.seat.player(seat))
}

/** The same, with a computer's level: "Computer, Hard". */
export const fullNameOf = (view: TableView, seat: number): string => {
  const level = view.seats[seat]?.computer ?? null
  const name = nameOf(view, seat)
  return level === null ? name : `${name}, ${words.seat.level(level)}`
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

/** "You won", "Ada, you and Cleo won", and "A draw" of two; empty before the end. */
export const sayWinners = ({ outcome }: Pick<TableView, 'outcome'>, { names, you }: Cast): string => {
  const places = outcome?.places ?? []
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length === 0) return ''
  if (winners.length === 2 && places.length === 2) return 'A draw'
  const named = winners.map((seat, at) => (seat === you ? (at === 0 ? 'You' : 'you') : (names[seat] ?? '')))
  return `${listed(named)} won`
}
