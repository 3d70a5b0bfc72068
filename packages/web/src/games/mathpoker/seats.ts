import { nameOf } from '../../table/cast.ts'
import { sayCard } from './cards.ts'
import { sorted } from './held.ts'
import type { View } from './view.ts'
import { words } from './words/table.ts'

/** What there is to say of a seat beside its chips; empty when there is nothing. `here` is whether its person is. */
export const stateOf = (view: View, seat: number, here: boolean): string => {
  const each = view.seats[seat]
  if (!each) return ''
  const { state } = words
  if (each.left) return state.left
  if (each.out) return state.out
  if (view.phase === 'over') return ''
  if (view.phase === 'between') return each.ready ? state.ready : each.away ? state.away : ''
  if (!each.live) return each.cards.length > 0 ? state.folded : ''
  if (each.away) return state.away
  if (view.phase === 'equation') return each.locked ? state.locked : state.arranges
  if (view.toAct.includes(seat))
    return view.phase === 'choosing' ? state.chooses : here ? state.acts : state.gone
  if (each.allIn) return state.allIn
  return here ? '' : state.gone
}

/** Which blind a seat posts in this round. */
export const markOf = ({ small, big, round }: View, seat: number): 'small' | 'big' | null =>
  round === 0 ? null : seat === small ? 'small' : seat === big ? 'big' : null

/** The open cards of a seat as they are read out. */
export const sayCards = (view: View, seat: number): string => {
  const cards = sorted(view.seats[seat]?.cards ?? [])
  if (cards.length === 0) return words.cards.none
  return cards.map(({ card }) => (card === null ? words.cards.back : sayCard(card))).join(', ')
}

/** A seat as it is read out: who, how many chips, what is bet, and how it stands. */
export const saySeat = (view: View, seat: number, state: string): string => {
  const { chips = 0, bet = 0 } = view.seats[seat] ?? {}
  const mark = markOf(view, seat)
  return [
    nameOf(view, seat),
    words.chips(chips),
    ...(bet > 0 ? [words.bet(bet)] : []),
    ...(mark ? [words.marks[mark]] : []),
    ...(state ? [state] : []),
  ].join(', ')
}
