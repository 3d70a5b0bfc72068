import { squareName } from '../board/square.ts'
import type { News } from '../core/game.ts'
import type { Seat, Viewer } from '../core/seat.ts'
import { cellsOf, runsOf, tokensOf } from './cells.ts'
import { judgeEquation } from './equation.ts'
import { BONUS_SQUARES } from './layout.ts'
import {
  type BedmasEvent,
  type BedmasState,
  type Board,
  type EndReason,
  type IdleEvent,
  type LogEntry,
  rackOf,
  type ScoredPlay,
  type Sums,
} from './state.ts'
import { numbersIn, TILE_SET } from './tokens.ts'

/** What happened, as one pair of eyes may know it. `tiles` of a swap is there for its owner (and the archive) only. */
export type BedmasNews =
  | { readonly type: 'opened'; readonly first: Seat }
  | ({ readonly type: 'played'; readonly seat: Seat } & ScoredPlay)
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly count: number
      readonly tiles?: readonly number[]
    }
  /** Plays were shown to a seat; `plays` is there for its owner (and the archive). */
  | {
      readonly type: 'hinted'
      readonly seat: Seat
      readonly found: boolean
      readonly plays?: readonly ScoredPlay[]
    }
  | { readonly type: 'earned'; readonly seat: Seat }
  | IdleEvent
  /** `left` is what each seat had left, shown to all at the end; it costs nothing (BM-12). */
  | { readonly type: 'ended'; readonly why: EndReason; readonly left: readonly (readonly number[])[] }

/** What a seat may know of its hints (BM-11). */
export interface HintsView {
  /** How many may still be asked for. */
  readonly left: number
  /** The five quick sums such as `"7 * 8"`, or null once they have been answered. */
  readonly sums: Sums | null
  /** This turn's plays, the best first, once they were asked for: none when there was none, at no cost. */
  readonly shown: readonly ScoredPlay[] | null
}

/** A true equation on the board. */
export interface BoardEquation {
  readonly from: string
  readonly to: string
  /** Its tokens joined by spaces. */
  readonly text: string
  readonly answer: number | null
}

/** What a viewer may see of a game (G-5). Everything hidden is absent, not blanked. */
export interface BedmasView {
  readonly seats: readonly { readonly score: number; readonly tiles: number }[]
  readonly board: Board
  readonly equations: readonly BoardEquation[]
  /** The bonus squares that have been covered, and pay no more. */
  readonly spent: readonly string[]
  /** Your numbers; null for a watcher. */
  readonly rack: readonly number[] | null
  /** How many tiles are in the pool. */
  readonly pool: number
  /** The numbers neither on the board nor on your rack, in order. */
  readonly unseen: readonly number[]
  /** The play that was made last, or null. */
  readonly lastPlay: ({ readonly seat: Seat } & ScoredPlay) | null
  /** Turns in a row without a play; the sixth ends the game. */
  readonly scoreless: number
  /** Null for a watcher, where there are no hints, and once the game is over. */
  readonly hints: HintsView | null
  /** All that happened, the opening left out; oldest first. */
  readonly news: readonly (BedmasNews & News)[]
}

/** What `viewer` may see (G-5): a rack is seen by its owner alone, the order of the pool by nobody. */
export const view = (state: BedmasState, viewer: Viewer): BedmasView => {
  const { board, equations, spent, numbers } = openTo(state.board)
  const rack = typeof viewer === 'number' ? rackOf(state, viewer) : null
  const seen = new Set([...numbers, ...(rack ?? [])])
  const last = state.log.findLast((entry) => entry.type === 'played')
  return {
    seats: state.scores.map((score, seat) => ({ score, tiles: rackOf(state, seat).length })),
    board,
    equations,
    spent,
    rack,
    pool: state.pool.length,
    unseen: TILE_SET.filter((number) => !seen.has(number)),
    lastPlay: last ? { seat: last.seat, ...scoredPlay(last) } : null,
    scoreless: state.scoreless,
    hints: typeof viewer === 'number' ? hintsOf(state, viewer) : null,
    news: state.log.map((entry) => pastNews(entry, viewer)),
  }
}

type OpenBoard = Pick<BedmasView, 'board' | 'equations' | 'spent'> & { readonly numbers: readonly number[] }

/** What all see of a board, made once: two seats look at each. */
const boards = new WeakMap<Board, OpenBoard>()

const openTo = (board: Board): OpenBoard => {
  const known = boards.get(board)
  if (known) return known
  const made = {
    board: { ...board },
    equations: equationsOf(board),
    spent: BONUS_SQUARES.filter((name) => board[name] !== undefined),
    numbers: numbersIn(Object.values(board)),
  }
  boards.set(board, made)
  return made
}

const equationsOf = (board: Board): BoardEquation[] => {
  const cells = cellsOf(board)
  return runsOf(cells).map((run) => {
    const tokens = tokensOf(cells, run)
    const verdict = judgeEquation(tokens)
    return {
      from: squareName(run.from),
      to: squareName(run.to),
      text: tokens.join(' '),
      answer: verdict.isTrue ? verdict.answer : null,
    }
  })
}

/** News that all may know, made once an entry of the log: a view tells all of them again. */
const told = new WeakMap<LogEntry, BedmasNews>()

const pastNews = (entry: LogEntry, viewer: Viewer): BedmasNews => {
  if (entry.type === 'swapped' || entry.type === 'hinted') return news(entry, viewer)
  const known = told.get(entry)
  if (known) return known
  const made = news(entry, viewer)
  told.set(entry, made)
  return made
}

/** What `viewer` may know of an event or of its entry in the log: which tiles were swapped is their owner's affair. */
export const news = (event: BedmasEvent | LogEntry, viewer: Viewer): BedmasNews => {
  switch (event.type) {
    case 'opened':
      return { type: 'opened', first: event.first }
    case 'played':
      return { type: 'played', seat: event.seat, ...scoredPlay(event) }
    case 'swapped': {
      const { seat, returned } = event
      const open = { type: event.type, seat, count: returned.length }
      return viewer === seat || viewer === 'archive' ? { ...open, tiles: returned } : open
    }
    case 'hinted': {
      const { seat, plays } = event
      const open = { type: event.type, seat, found: plays.length > 0 }
      return viewer === seat || viewer === 'archive' ? { ...open, plays } : open
    }
    case 'earned':
    case 'passed':
    case 'timed-out':
    case 'resigned':
    case 'forfeited':
      return { type: event.type, seat: event.seat }
    case 'ended':
      return { type: 'ended', why: event.why, left: event.left }
  }
}

const hintsOf = ({ hints, turn, outcome }: BedmasState, seat: Seat): HintsView | null => {
  if (!hints || outcome) return null
  return {
    left: hints.left[seat] ?? 0,
    sums: hints.sums[seat] ?? null,
    shown: seat === turn ? hints.open : null,
  }
}

const scoredPlay = ({ tiles, equations, parts, score }: ScoredPlay): ScoredPlay => ({
  tiles,
  equations,
  parts,
  score,
})
