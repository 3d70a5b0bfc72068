import type { Seat } from '../core/seat.ts'
import { type Discardable, discardables } from './cards.ts'
import { contenders, liveSeats, type MathPokerState, type Round } from './state.ts'

/** The seats that may act now: one in a betting turn, several at once in the other phases. */
export const seatsToAct = (state: MathPokerState): Seat[] => {
  const { phase, round, betting, away, ready } = state
  switch (phase) {
    case 'betting':
      return betting.toAct === null ? [] : [betting.toAct]
    case 'choosing':
      return liveSeats(state).filter(
        (seat) => !away[seat] && (round?.choices[seat]?.length ?? 0) < (round?.owed[seat] ?? 0),
      )
    case 'equation':
      return liveSeats(state).filter((seat) => !away[seat] && !round?.locked[seat])
    case 'between':
      // Who is away may say so too, and is back then.
      return contenders(state).filter((seat) => !ready[seat])
    case 'dealing':
    case 'drawing':
    case 'settling':
    case 'over':
      return []
  }
}

/** Whether every person who could still win is away: then no further round begins until one is back. */
export const isWaiting = (state: MathPokerState): boolean => {
  if (state.phase !== 'between') return false
  const persons = contenders(state).filter((seat) => !state.computers[seat])
  return persons.length > 0 && persons.every((seat) => state.away[seat])
}

/** What a seat may still discard: its operators, less those it has chosen already. */
export const choicesLeft = ({ hands, choices }: Round, seat: Seat): Discardable[] => {
  const rest = [...(hands[seat] ?? [])]
  for (const card of choices[seat] ?? []) rest.splice(rest.indexOf(card), 1)
  return discardables(rest)
}
