import { bestPlay } from '../moves.ts'
import { pointsOf } from '../tiles.ts'
import { RACK_SIZE } from '../tiles.ts'
import type { Candidate } from './candidates.ts'
import { keptAfter, withPlay } from './sight.ts'
import type { World } from './worlds.ts'

/** How many turns are looked ahead: the other side's reply and the player's own next play. */
const TURNS = 2

/** With no more tiles than this in the bag the game is played to its end. */
const LAST_TILES = 10

/** By how many points the player gains on the other side from now on, if both take the best play each turn. */
export const futureOf = (
  { score, board: after, kept, draws }: Candidate,
  { otherRack, bag }: World,
): number => {
  let board = after
  let front = Math.min(draws, bag.length)
  let back = bag.length
  const racks = [kept + bag.slice(0, front), otherRack]
  if (racks[0] === '') return score + pointsOf(otherRack)
  const toTheEnd = bag.length - front <= LAST_TILES
  let gain = score
  let passes = 0
  for (let turn = 1; toTheEnd || turn <= TURNS; turn++) {
    const seat = turn & 1
    const rack = racks[seat]!
    const play = bestPlay(board, rack)
    if (!play) {
      if (++passes === 2) break
      continue
    }
    passes = 0
    gain += seat === 0 ? play.score : -play.score
    const left = keptAfter(rack, play.tiles)
    board = withPlay(board, play.tiles)
    const drawn = Math.min(back - front, Math.max(0, RACK_SIZE - left.length))
    racks[seat] = left + (seat === 0 ? bag.slice(front, front + drawn) : bag.slice(back - drawn, back))
    if (seat === 0) front += drawn
    else back -= drawn
    if (racks[seat] === '') break
  }
  return toTheEnd ? gain - pointsOf(racks[0]!) + pointsOf(racks[1]!) : gain
}
