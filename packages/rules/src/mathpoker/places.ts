import type { Seat } from '../core/seat.ts'
import type { MathPokerState } from './state.ts'

/** Seats that had something, as groups of equals, the least first. */
const grouped = (seats: readonly Seat[], had: (seat: Seat) => number): (readonly Seat[])[] =>
  [...new Set(seats.map(had))]
    .sort((a, b) => a - b)
    .map((level) => seats.filter((seat) => had(seat) === level))

/**
 * Who lost or left, with those who lost in this round. Of several the one that had more chips before it is placed better;
 * as many chips share a place.
 */
export const exitsAfter = ({ exits, round }: MathPokerState, out: readonly Seat[]): (readonly Seat[])[] => [
  ...exits,
  ...grouped(out, (seat) => round?.stacks[seat] ?? 0),
]

/** The places at the end: whoever went later is placed better, and those who are left by their chips. */
export const placesAfter = (
  state: MathPokerState,
  out: readonly Seat[],
  left: readonly Seat[],
): readonly number[] => {
  const groups = [...exitsAfter(state, out), ...grouped(left, (seat) => state.betting.stacks[seat] ?? 0)]
  return state.left.map((_, seat) => {
    const better = groups.slice(groups.findIndex((group) => group.includes(seat)) + 1)
    return 1 + better.flat().length
  })
}
