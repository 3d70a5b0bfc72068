import type { Seat } from '../core/seat.ts'
import type { MathPokerState } from './state.ts'

/**
 * Who lost or left, with those who lost in this round. Of several the one that had more chips before it is placed better;
 * as many chips share a place.
 */
export const exitsAfter = ({ exits, round }: MathPokerState, out: readonly Seat[]): (readonly Seat[])[] => {
  const had = (seat: Seat): number => round?.stacks[seat] ?? 0
  const levels = [...new Set(out.map(had))].sort((a, b) => a - b)
  return [...exits, ...levels.map((level) => out.filter((seat) => had(seat) === level))]
}

/** The places that some exits make: who went last is placed best, and who did not go is first. */
export const placesOf = (exits: readonly (readonly Seat[])[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => {
    const at = exits.findIndex((group) => group.includes(seat))
    const gone = (at < 0 ? exits : exits.slice(0, at + 1)).flat().length
    return 1 + seats - gone - (at < 0 ? seats - exits.flat().length : 0)
  })
