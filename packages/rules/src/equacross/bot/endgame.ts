import type { Enough } from '../../core/computer.ts'
import { bestPlay, type Play, rankedPlays } from '../moves.ts'
import { pointsOf } from '../tiles.ts'
import { keptAfter, type Rows, type Sight, withPlay } from './sight.ts'

/** How many plays are weighed in the first turn, and how many in each turn after it. */
const FIRST_PLAYS = 24
const PLAYS = 6

/** Nobody has so many plays left that more turns than these come down to a choice. */
const MOST_TURNS = 10

/**
 * The best play with an empty bag, when what the other side holds is known. Looked for one turn deeper at a time;
 * after that many turns both sides are taken to make their best play until the end. Undefined without a play.
 */
export const bestEnding = ({ board, rack, unseen }: Sight, enough: Enough): Play | undefined => {
  let plays = rankedPlays(board, rack).slice(0, FIRST_PLAYS)
  for (let turns = 0; turns < MOST_TURNS && plays.length > 1; turns++) {
    const search = new Ending(enough)
    const gains = new Map<Play, number>()
    let most = -Infinity
    for (const play of plays) {
      const gain = search.gainOf(board, rack, unseen, play, turns, most, Infinity)
      // The best of the depth before came first: what was done of this one may still be better.
      if (search.stopped) break
      gains.set(play, gain)
      most = Math.max(most, gain)
    }
    const gainOf = (play: Play) => gains.get(play) ?? -Infinity
    plays = plays.toSorted((a, b) => gainOf(b) - gainOf(a))
    if (search.stopped || search.isExact) break
  }
  return plays[0]
}

/** One search to a depth (alpha-beta): points are those that who is to move gains on the other until the end. */
class Ending {
  stopped = false
  /** Whether no turn was cut short: a deeper search would find the same. */
  isExact = true
  constructor(private readonly enough: Enough) {}

  /** What a play gains, EC-19 included. */
  gainOf(
    board: Rows,
    rack: string,
    other: string,
    { tiles, score }: Play,
    turns: number,
    least: number,
    most: number,
  ): number {
    const kept = keptAfter(rack, tiles)
    // EC-18: who plays the last tile ends the game.
    if (kept === '') return score + pointsOf(other)
    return (
      score - this.bestGain(withPlay(board, tiles), other, kept, turns, score - most, score - least, false)
    )
  }

  private bestGain(
    board: Rows,
    rack: string,
    other: string,
    turns: number,
    least: number,
    most: number,
    passed: boolean,
  ): number {
    this.stopped ||= this.enough()
    if (this.stopped) return 0
    const plays = this.playsOf(board, rack, turns)
    if (plays.length === 0) {
      if (passed) return pointsOf(other) - pointsOf(rack)
      return -this.bestGain(board, other, rack, turns, -most, -least, true)
    }
    let best = -Infinity
    for (const play of plays) {
      best = Math.max(best, this.gainOf(board, rack, other, play, turns - 1, Math.max(best, least), most))
      if (best >= most || this.stopped) break
    }
    return best
  }

  private playsOf(board: Rows, rack: string, turns: number): readonly Play[] {
    if (turns > 0) return rankedPlays(board, rack).slice(0, PLAYS)
    const play = bestPlay(board, rack)
    if (!play) return []
    this.isExact = false
    return [play]
  }
}
