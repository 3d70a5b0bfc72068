import { SQUARES, type Square, squareName } from '../../board/square.ts'
import { type Field, fieldOf } from './field.ts'
import { Fills } from './fills.ts'
import { Scores } from './scores.ts'
import type { Placement } from '../state.ts'
import { type Window, windowsOf } from './windows.ts'

/** A legal play and its score; `judge` tells its lines. */
export interface Play {
  /** In reading order. */
  readonly tiles: readonly Placement[]
  readonly score: number
}

/** All different legal plays (EC-10) with their scores, in no particular order, but always in the same. */
export const allPlays = (board: readonly string[], rack: string): Play[] => {
  const field = fieldOf(board, rack)
  const fills = new Fills(field)
  return windowsOf(field).flatMap((window) => playsIn(field, fills, window).map(toPlay))
}

/** All different legal plays, the best first; equal scores by squares in reading order, then by digits (EC-16). */
export const rankedPlays = (board: readonly string[], rack: string): Play[] => {
  const field = fieldOf(board, rack)
  const fills = new Fills(field)
  const byScore: Play[][] = []
  for (const window of windowsOf(field).sort((a, b) => a.rank - b.rank)) {
    for (const play of playsIn(field, fills, window).sort((a, b) => a.fill - b.fill)) {
      const equals = byScore[play.score]
      if (equals) equals.push(toPlay(play))
      else byScore[play.score] = [toPlay(play)]
    }
  }
  return byScore.reverse().flat()
}

/** The first of `rankedPlays`, or null: found without the rest, by leaving out windows that cannot hold it. */
export const bestPlay = (board: readonly string[], rack: string): Play | null => {
  const field = fieldOf(board, rack)
  const fills = new Fills(field)
  let best = null as (PackedPlay & { readonly rank: number }) | null
  for (const window of windowsOf(field).sort((a, b) => b.most - a.most)) {
    const { most, rank } = window
    if (best && most < best.score) break
    if (best && most === best.score && rank > best.rank) continue
    const scores = new Scores(field, window)
    const { squares } = scores
    fills.forEach(window, (digits, earnsBonus) => {
      const score = scores.of(digits, earnsBonus)
      if (best && (score < best.score || (score === best.score && rank > best.rank))) return
      const fill = pack(digits, squares.length)
      if (best && score === best.score && rank === best.rank && fill > best.fill) return
      best = { squares, fill, score, rank }
    })
  }
  return best && toPlay(best)
}

/** How many different legal plays there are. */
export const countPlays = (board: readonly string[], rack: string): number => {
  const field = fieldOf(board, rack)
  const fills = new Fills(field)
  let count = 0
  for (const window of windowsOf(field)) fills.forEach(window, () => count++)
  return count
}

/** A play in little room: its squares, shared by all plays of a window, and their digits, four bits each. */
interface PackedPlay {
  readonly squares: readonly Square[]
  readonly fill: number
  readonly score: number
}

const playsIn = (field: Field, fills: Fills, window: Window): PackedPlay[] => {
  const plays: PackedPlay[] = []
  const scores = new Scores(field, window)
  const { squares } = scores
  fills.forEach(window, (digits, earnsBonus) => {
    plays.push({ squares, fill: pack(digits, squares.length), score: scores.of(digits, earnsBonus) })
  })
  return plays
}

const pack = (digits: Uint8Array, length: number): number => {
  let fill = 0
  for (let at = 0; at < length; at++) fill = (fill << 4) | digits[at]!
  return fill >>> 0
}

/** Every tile on every square, at `10 * square + digit`, so that plays need not make them anew. */
const PLACEMENTS: readonly Placement[] = Array.from({ length: 10 * SQUARES }, (_, at) =>
  Object.freeze({ square: squareName(Math.floor(at / 10)), digit: String(at % 10) }),
)

const toPlay = ({ squares, fill, score }: PackedPlay): Play => ({
  tiles: squares.map((square, at) => {
    const digit = (fill >>> (4 * (squares.length - 1 - at))) & 15
    return PLACEMENTS[10 * square + digit]!
  }),
  score,
})
