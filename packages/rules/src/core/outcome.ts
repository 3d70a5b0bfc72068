import type { Seat } from './seat.ts'

/** How a game ended: each seat's place (1 is best, equal places are a draw) and a code for why. */
export interface Outcome {
  readonly places: readonly number[]
  readonly why: string
}

/** Places for scores: the higher the better, equal scores share a place (1, 1, 3). */
export const placesByScore = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length)

/** Places when one seat gives up: it comes last, the others are ranked by `scores`. */
export const placesWithLoser = (scores: readonly number[], loser: Seat): number[] =>
  placesByScore(scores.map((score, seat) => (seat === loser ? Number.NEGATIVE_INFINITY : score)))
