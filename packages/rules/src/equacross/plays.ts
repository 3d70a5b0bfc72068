import { SQUARES, type Square, squareName } from '../board/square.ts'
import { fieldOf } from './field.ts'
import { Fills } from './fills.ts'
import { Scores } from './scores.ts'
import type { Placement } from './state.ts'
import { windowsOf } from './windows.ts'

/** A legal play and its score; `judge` tells its lines. */
export interface Play {
  /** In reading order. */
  readonly tiles: readonly Placement[]
  readonly score: number
}

/** All different legal plays (EC-10) with their scores, in no particular order, but always in the same. */
export const allPlays = (board: readonly string[], rack: string): Play[] => {
  const plays: Play[] = []
  findPlays(board, rack, (play) => plays.push(toPlay(play)))
  return plays
}

/** All different legal plays, the best first; equal scores as in EC-16. */
export const rankedPlays = (board: readonly string[], rack: string): Play[] => {
  const plays: PackedPlay[] = []
  findPlays(board, rack, (play) => plays.push(play))
  return plays.sort(comparePlays).map(toPlay)
}

/** The highest-scoring legal play, or null. Ties: the first by its squares in reading order, then by its digits (EC-16). */
export const bestPlay = (board: readonly string[], rack: string): Play | null => {
  const field = fieldOf(board, rack)
  const fills = new Fills(field)
  let best = null as PackedPlay | null
  for (const window of windowsOf(field).sort((a, b) => b.most - a.most)) {
    if (best && window.most < best.score) break
    const scores = new Scores(field, window)
    fills.forEach(window, (digits, earnsBonus) => {
      const score = scores.of(digits, earnsBonus)
      if (best && score < best.score) return
      const play = { squares: scores.squares, fill: pack(digits, scores.squares.length), score }
      if (!best || comparePlays(play, best) < 0) best = play
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

const findPlays = (board: readonly string[], rack: string, take: (play: PackedPlay) => void): void => {
  const field = fieldOf(board, rack)
  const fills = new Fills(field)
  for (const window of windowsOf(field)) {
    const scores = new Scores(field, window)
    const { squares } = scores
    fills.forEach(window, (digits, earnsBonus) => {
      take({ squares, fill: pack(digits, squares.length), score: scores.of(digits, earnsBonus) })
    })
  }
}

const pack = (digits: Uint8Array, length: number): number => {
  let fill = 0
  for (let at = 0; at < length; at++) fill = (fill << 4) | digits[at]!
  return fill >>> 0
}

/** Higher scores first, then as in EC-16. */
const comparePlays = (a: PackedPlay, b: PackedPlay): number => {
  if (a.score !== b.score) return b.score - a.score
  if (a.squares !== b.squares) {
    const shorter = Math.min(a.squares.length, b.squares.length)
    for (let at = 0; at < shorter; at++) {
      const difference = a.squares[at]! - b.squares[at]!
      if (difference !== 0) return difference
    }
    if (a.squares.length !== b.squares.length) return a.squares.length - b.squares.length
  }
  return a.fill - b.fill
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
