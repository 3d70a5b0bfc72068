import { judge, type Placement, type ScoredPlay } from '@trueline/rules/equacross/client'
import type { Judged } from '../position.ts'
import { SIDE, squareAt } from '../../board/square.ts'
import { LESSONS, type Lesson } from './lessons.ts'
import { longestOf, ordersOf, playsFrom } from './plays.ts'

/** What somebody played. */
export type Turn = { readonly seat: 0 | 1 } & ScoredPlay

/** Where a first game stands: seat 0 learns, seat 1 is the friend. */
export interface Position {
  /** Which lesson it is; past the last one the game is over. */
  readonly at: number
  /** 15 rows of 15, as the rules read them. */
  readonly board: readonly string[]
  readonly rack: string
  /** A play of the kind that is asked for; null once there is nothing more to do. */
  readonly model: readonly Placement[] | null
  /** Tiles that lie on the board in a wrong order when the lesson begins. */
  readonly wrong: readonly Placement[] | null
  /** All that was played, oldest first. */
  readonly turns: readonly Turn[]
}

const EMPTY: readonly string[] = Array.from({ length: SIDE }, () => '.'.repeat(SIDE))

/** The lesson of a position, or null after the last. */
export const lessonAt = ({ at }: Pick<Position, 'at'>): Lesson | null => LESSONS[at] ?? null

export const scoreOf = ({ turns }: Position, seat: 0 | 1): number =>
  turns.reduce((sum, turn) => sum + (turn.seat === seat ? turn.score : 0), 0)

/** What the rules say of tiles on the board of a position. */
export const judgeIn = ({ board, rack }: Position, tiles: readonly Placement[]): Judged =>
  tiles.length === 0 ? null : judge(board, rack, tiles)

/** The board with some more tiles on it. */
const withTiles = (board: readonly string[], tiles: readonly Placement[]): string[] => {
  const cells = board.join('').split('')
  for (const { square, digit } of tiles) cells[squareAt(square)] = digit
  return board.map((_, row) => cells.slice(row * SIDE, (row + 1) * SIDE).join(''))
}

interface Deal {
  readonly rack: string
  readonly model: readonly Placement[]
  readonly wrong: readonly Placement[] | null
}

/** The longest line that is thought of first: four tiles show all that there is to learn. */
const PLAIN = 4

/** The first rack of a lesson that has a play of the kind, with the plainest such play. */
const deal = (board: readonly string[], { racks, wants, deals = wants, wrong }: Lesson): Deal | null => {
  let long: Deal | null = null
  for (const rack of racks) {
    for (const play of playsFrom(board, rack)) {
      if (!deals(play)) continue
      const mixed = wrong ? mixUp(board, rack, play.tiles) : null
      if (wrong && !mixed) continue
      const dealt = { rack, model: play.tiles, wrong: mixed }
      if (longestOf(play) <= PLAIN) return dealt
      long ??= dealt
    }
  }
  return long
}

/** The tiles of a play in an order that makes its line false in the plainest way, or null. */
const mixUp = (board: readonly string[], rack: string, tiles: readonly Placement[]): Placement[] | null => {
  for (const order of ordersOf(tiles.map(({ digit }) => digit))) {
    const mixed = tiles.map(({ square }, at) => ({ square, digit: order[at] ?? '' }))
    const judged = judge(board, rack, mixed)
    const lines = !judged.ok && judged.error.code === 'false-line' ? judged.error.data.lines : []
    if (lines.length === 1 && lines[0]?.why === 'no-equation') return mixed
  }
  return null
}

/** The position in which a lesson begins; one that cannot be taught on this board is left out. */
const enter = (at: number, { board, turns }: Pick<Position, 'board' | 'turns'>): Position => {
  const lesson = LESSONS[at]
  if (!lesson) return { at: LESSONS.length, board, turns, rack: '', model: null, wrong: null }
  const dealt = deal(board, lesson)
  return dealt ? { at, board, turns, ...dealt } : enter(at + 1, { board, turns })
}

/** A first game before its first move. */
export const begin = (): Position => enter(0, { board: EMPTY, turns: [] })

const played = (position: Position, seat: 0 | 1, play: ScoredPlay): Position => ({
  ...position,
  board: withTiles(position.board, play.tiles),
  turns: [...position.turns, { seat, ...play }],
})

/** The position after the learner's tiles, which the rules allow; until `goOn` nothing else happens. */
export const afterPlay = (position: Position, play: ScoredPlay): Position => ({
  ...played(position, 0, play),
  rack: '',
  model: null,
  wrong: null,
})

/** The friend's answer where the lesson has one, and the next lesson. */
export const goOn = (position: Position): Position => {
  for (const rack of lessonAt(position)?.answer ?? []) {
    // The plainest that brings least: the friend leaves the good squares to the learner.
    const plays = playsFrom(position.board, rack).filter(({ lines }) => lines.length === 1)
    for (const play of plays.sort((a, b) => a.score - b.score)) {
      const next = enter(position.at + 1, played(position, 1, play))
      if (next.at === position.at + 1) return next
    }
  }
  return enter(position.at + 1, position)
}
