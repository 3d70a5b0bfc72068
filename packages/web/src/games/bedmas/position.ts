import type { PlayRefusal, ScoredPlay } from '@trueline/rules/bedmas/client'
import { signed } from '../../table/moves.ts'
import type { Cursor } from '../board/cursor.ts'
import { type Hand, placed } from '../board/hand.ts'
import type { BoardTile, Chip, Lasso, Tone } from '../board/marks.ts'
import { squareAt, squaresBetween } from '../board/square.ts'
import type { Judged as BoardJudged } from '../board/turn.svelte.ts'
import type { Cast } from '../gameui.ts'
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

/** The tiles of your draft, in `tone`. */
export const yourTiles = (hand: Hand, tone: Tone): BoardTile[] =>
  placed(hand).map(({ id, face, square }) => ({ key: id, id, square: square ?? 0, face, tone }))

interface Span {
  readonly from: string
  readonly to: string
}

/** The runs of a draft that are true, and those that are not. */
const runsOf = (judged: Judged): { good: readonly Span[]; bad: readonly Span[] } => {
  if (!judged) return { good: [], bad: [] }
  if (judged.ok) return { good: judged.value.equations, bad: [] }
  const { error } = judged
  return error.code === 'false-equation'
    ? { good: error.data.equations, bad: error.data.runs }
    : { good: [], bad: [] }
}

/** Lines drawn round the last play and round the runs of your draft, its score on a flag. */
export const lassosOf = (view: Pick<View, 'lastPlay'>, judged: Judged): Lasso[] => {
  const { good, bad } = runsOf(judged)
  const drafted = [...good, ...bad].map(({ from, to }) => squaresBetween(from, to))
  // Without those that your draft has made longer.
  const last = (view.lastPlay?.equations ?? []).filter(
    ({ from, to }) =>
      !drafted.some((squares) => squares.includes(squareAt(from)) && squares.includes(squareAt(to))),
  )
  const span = ({ from, to }: Span) => ({ from: squareAt(from), to: squareAt(to) })
  const flag = judged?.ok ? signed(judged.value.score) : undefined
  return [
    ...last.map((run): Lasso => ({ ...span(run), tone: 'turn' })),
    ...bad.map((run): Lasso => ({ ...span(run), tone: 'false' })),
    ...good.map((run, at): Lasso => {
      const lasso: Lasso = { ...span(run), tone: 'true' }
      return at === 0 && flag ? { ...lasso, flag } : lasso
    }),
  ]
}

/** An arrow on the square that waits for a tile: which way the next ones will lie. */
export const arrowOf = (armed: number | null, { down }: Cursor): Chip[] =>
  armed === null ? [] : [{ square: armed, down, sign: down ? '↓' : '→' }]

/** Who played the tile on a square, by the square's name. */
export const playersOf = (view: Pick<View, 'news'>, cast: Cast): ReadonlyMap<string, string> =>
  new Map(
    view.news.flatMap((news) =>
      news.type === 'played'
        ? news.tiles.map(
            ({ square }) => [square, news.seat === cast.you ? 'you' : (cast.names[news.seat] ?? '')] as const,
          )
        : [],
    ),
  )

/** What a screen reader says of each square. */
export const namesOf = (
  view: Pick<View, 'board'>,
  hand: Hand,
  players: ReadonlyMap<string, string>,
): string[] =>
  nameSquares(view.board, new Map(placed(hand).map(({ square, face }) => [square ?? 0, face])), players)
