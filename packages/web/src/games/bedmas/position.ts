import type { PlayRefusal, ScoredPlay } from '@trueline/rules/bedmas/client'
import type { Cursor } from '../board/cursor.ts'
import { type Hand, placed } from '../board/hand.ts'
import { type Drafted, lassosRound, unlengthened } from '../board/lines.ts'
import type { BoardTile, Chip, Lasso } from '../board/marks.ts'
import { squareAt } from '../board/square.ts'
import type { Judged as BoardJudged } from '../board/turn.svelte.ts'
import { faceOf } from './signs.ts'
import { nameSquares } from './squares.ts'
import type { View } from './view.ts'

/** What the judge said of a draft; null while nothing is placed. */
export type Judged = BoardJudged<ScoredPlay, PlayRefusal>

/** The tiles that have been played. Made once a view, so that a draft above them does not draw them anew. */
export const playedTiles = ({ board, lastPlay }: Pick<View, 'board' | 'lastPlay'>): BoardTile[] => {
  const fresh = new Set(lastPlay?.tiles.map(({ square }) => square))
  return Object.entries(board).map(([name, token]) => ({
    key: name,
    square: squareAt(name),
    face: faceOf(token),
    tone: fresh.has(name) ? 'fresh' : 'ink',
  }))
}

/** The runs of a draft that are true, and those that are not. */
const runsOf = (judged: Judged): Drafted => {
  if (!judged) return { good: [], bad: [] }
  if (judged.ok) return { good: judged.value.equations, bad: [] }
  const { error } = judged
  return error.code === 'false-equation'
    ? { good: error.data.equations, bad: error.data.runs }
    : { good: [], bad: [] }
}

/** Lines drawn round the last play and round the runs of your draft, its score on a flag. */
export const lassosOf = (view: Pick<View, 'lastPlay'>, judged: Judged): Lasso[] => {
  const runs = runsOf(judged)
  const last = unlengthened(view.lastPlay?.equations ?? [], runs)
  return lassosRound(last, runs, judged?.ok ? judged.value.score : undefined)
}

/** An arrow on the square that waits for a tile: which way the next ones will lie. */
export const arrowOf = (armed: number | null, { down }: Cursor): Chip[] =>
  armed === null ? [] : [{ square: armed, down, sign: down ? '↓' : '→' }]

/** What a screen reader says of each square. */
export const namesOf = (
  view: Pick<View, 'board'>,
  hand: Hand,
  players: ReadonlyMap<string, string>,
): string[] =>
  nameSquares(view.board, new Map(placed(hand).map(({ square, face }) => [square ?? 0, face])), players)
