import { EMPTY, toRows } from '../board/grid.ts'
import { allLines, textOf } from '../board/lines.ts'
import { squareName } from '../board/square.ts'
import type { News } from '../core/game.ts'
import type { Seat, Viewer } from '../core/seat.ts'
import { percentFor } from './hints.ts'
import { bestReading } from './readings.ts'
import {
  type EndReason,
  type EquaCrossEvent,
  type EquaCrossState,
  type Leftover,
  type LogEntry,
  paid,
  rackOf,
  type ScorelessEvent,
  type ScoredPlay,
  type TurnEnd,
} from './state.ts'

/** What happened, as one pair of eyes may know it. `tiles` of an exchange is there for its owner (and the archive) only. */
export type EquaCrossNews =
  | { readonly type: 'opened'; readonly first: Seat }
  | ({ readonly type: 'played'; readonly seat: Seat } & ScoredPlay & TurnEnd)
  | ({
      readonly type: 'exchanged'
      readonly seat: Seat
      readonly count: number
      readonly tiles?: string
    } & TurnEnd)
  | HintedNews
  | ScorelessEvent
  | { readonly type: 'ended'; readonly why: EndReason; readonly leftovers: readonly Leftover[] }

/** A move was shown to a seat; `play` is there for its owner (and the archive), and null when there was none to show. */
export interface HintedNews {
  readonly type: 'hinted'
  readonly seat: Seat
  readonly found: boolean
  readonly play?: ScoredPlay | null
  readonly cost?: number
}

/** What a seat may know of its hints (EC-16, EC-17). */
export interface HintView {
  /** What a hint costs, in percent of the shown play's points. */
  readonly percent: number
  /** This turn's, once it was asked for: no play when there was none, at no cost. */
  readonly shown: { readonly play: ScoredPlay | null; readonly cost: number } | null
}

/** A line on the board with the reading that counts (EC-9). */
export interface BoardLine {
  readonly from: string
  readonly to: string
  readonly reading: string
}

/** What a viewer may see of a game (G-5). Everything hidden is absent, not blanked. */
export interface EquaCrossView {
  readonly seats: readonly { readonly score: number; readonly tiles: number }[]
  /** 15 strings of 15, `.` where empty. */
  readonly board: readonly string[]
  readonly lines: readonly BoardLine[]
  /** Your tiles as digits; null for a watcher. */
  readonly rack: string | null
  /** How many tiles are in the bag. */
  readonly bag: number
  /** The play that was made last, or null. */
  readonly lastPlay: ({ readonly seat: Seat } & ScoredPlay) | null
  readonly scoreless: number
  /** Null for a watcher, where there are no hints, and once the game is over. */
  readonly hint: HintView | null
  /** All that happened, the opening left out; oldest first. */
  readonly news: readonly (EquaCrossNews & News)[]
}

/** What `viewer` may see (G-5): a rack is seen by its owner alone, the order of the bag by nobody. */
export const view = (state: EquaCrossState, viewer: Viewer): EquaCrossView => {
  const { board, lines } = openTo(state)
  const last = state.log.findLast((entry) => entry.type === 'played')
  return {
    seats: state.scores.map((score, seat) => ({ score, tiles: rackOf(state, seat).length })),
    board,
    lines,
    rack: typeof viewer === 'number' ? rackOf(state, viewer) : null,
    bag: state.bag.length,
    lastPlay: last ? { seat: last.seat, ...scoredPlay(last) } : null,
    scoreless: state.scoreless,
    hint: typeof viewer === 'number' ? hintOf(state, viewer) : null,
    news: state.log.map((entry) => pastNews(entry, viewer)),
  }
}

/** The board as all see it, made once a state: two seats look at each. */
const boards = new WeakMap<EquaCrossState, Pick<EquaCrossView, 'board' | 'lines'>>()

const openTo = (state: EquaCrossState): Pick<EquaCrossView, 'board' | 'lines'> => {
  const known = boards.get(state)
  if (known) return known
  const made = { board: toRows(state.board), lines: boardLines(state.board) }
  boards.set(state, made)
  return made
}

/** News that all may know, made once an entry of the log: a view tells all of them again. */
const told = new WeakMap<LogEntry, EquaCrossNews>()

const pastNews = (entry: LogEntry, viewer: Viewer): EquaCrossNews => {
  if (entry.type === 'exchanged' || entry.type === 'hinted') return news(entry, viewer)
  const known = told.get(entry)
  if (known) return known
  const made = news(entry, viewer)
  told.set(entry, made)
  return made
}

/** What `viewer` may know of an event or of its entry in the log: which tiles were exchanged is their owner's affair. */
export const news = (event: EquaCrossEvent | LogEntry, viewer: Viewer): EquaCrossNews => {
  switch (event.type) {
    case 'opened':
      return { type: 'opened', first: event.first }
    case 'played':
      return { type: 'played', seat: event.seat, ...scoredPlay(event), ...paid(event) }
    case 'exchanged': {
      const { seat, returned } = event
      const told = { type: event.type, seat, count: returned.length, ...paid(event) }
      return viewer === seat || viewer === 'archive' ? { ...told, tiles: returned } : told
    }
    case 'hinted': {
      const { seat, play, cost } = event
      const told = { type: event.type, seat, found: play !== null }
      return viewer === seat || viewer === 'archive' ? { ...told, play, cost } : told
    }
    case 'passed':
    case 'timed-out':
    case 'resigned':
    case 'forfeited':
      return { type: event.type, seat: event.seat, ...paid(event) }
    case 'ended':
      return { type: 'ended', why: event.why, leftovers: event.leftovers }
  }
}

const hintOf = ({ hints, turn, outcome }: EquaCrossState, seat: Seat): HintView | null => {
  if (hints.tariff === null || outcome) return null
  return { percent: percentFor(hints, seat), shown: seat === turn ? hints.open : null }
}

const scoredPlay = ({ tiles, lines, bonuses, score }: ScoredPlay): ScoredPlay => ({
  tiles,
  lines,
  bonuses,
  score,
})

const boardLines = (board: string): BoardLine[] =>
  allLines((square) => board[square] !== EMPTY).map((line) => ({
    from: squareName(line.from),
    to: squareName(line.to),
    reading: bestReading(textOf(board, line))?.text ?? '',
  }))
