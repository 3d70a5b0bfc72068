import type { PlayRefusal, ScoredPlay } from '@trueline/rules/equacross/client'
import type { Cast } from '../gameui.ts'
import { type Hand, placed } from '../board/hand.ts'
import type { BoardTile, Chip, Lasso, Tone } from '../board/marks.ts'
import { squareAt, squaresBetween } from '../board/square.ts'
import type { Judged as BoardJudged } from '../board/turn.svelte.ts'
import { seamsOf } from './reading.ts'
import { nameSquares } from './squares.ts'
import type { View } from './view.ts'

/** What the judge said of a draft; null while nothing is placed. */
export type Judged = BoardJudged<ScoredPlay, PlayRefusal>

/** The tiles that have been played. Made once a view, so that a draft above them does not draw them anew. */
export const playedTiles = (view: Pick<View, 'board' | 'lastPlay'>): BoardTile[] => {
  const fresh = new Set(view.lastPlay?.tiles.map((tile) => squareAt(tile.square)))
  return view.board
    .join('')
    .split('')
    .flatMap((face, square): BoardTile[] =>
      face === '.' ? [] : [{ key: `s${square}`, square, face, tone: fresh.has(square) ? 'fresh' : 'ink' }],
    )
}

/** The tiles of your draft, in `tone`. */
export const yourTiles = (hand: Hand, tone: Tone): BoardTile[] =>
  placed(hand).map((tile) => ({
    key: tile.id,
    id: tile.id,
    square: tile.square ?? 0,
    face: tile.face,
    tone,
  }))

/** The lines of a draft that are true, and those that are not. */
const linesOf = (judged: Judged) => ({
  good: judged?.ok
    ? judged.value.lines
    : judged?.error.code === 'false-line'
      ? judged.error.data.trueLines
      : [],
  bad: judged && !judged.ok && judged.error.code === 'false-line' ? judged.error.data.lines : [],
})

/** The lines of the last play, without those that your draft has made longer. */
const lastLines = (view: Pick<View, 'lastPlay'>, judged: Judged) => {
  const { good, bad } = linesOf(judged)
  const drafted = [...good, ...bad].map(({ from, to }) => squaresBetween(from, to))
  return (view.lastPlay?.lines ?? []).filter(
    ({ from, to }) =>
      !drafted.some((squares) => squares.includes(squareAt(from)) && squares.includes(squareAt(to))),
  )
}

/** Lines drawn round the last play and round the lines of your draft, its score on a flag. */
export const lassosOf = (view: Pick<View, 'lastPlay'>, judged: Judged): Lasso[] => {
  const { good, bad } = linesOf(judged)
  const span = ({ from, to }: { from: string; to: string }) => ({ from: squareAt(from), to: squareAt(to) })
  const score = judged?.ok ? `+${judged.value.score}` : undefined
  return [
    ...lastLines(view, judged).map((line): Lasso => ({ ...span(line), tone: 'turn' })),
    ...bad.map((line): Lasso => ({ ...span(line), tone: 'false' })),
    ...good.map((line, at): Lasso => {
      const lasso: Lasso = { ...span(line), tone: 'true' }
      return at === 0 && score ? { ...lasso, flag: score } : lasso
    }),
  ]
}

/** The signs found in the last play and in your draft. Where two lines share a seam the draft's sign is the one. */
export const chipsOf = (view: Pick<View, 'lastPlay'>, judged: Judged): Chip[] => {
  const lines = [...lastLines(view, judged), ...linesOf(judged).good]
  const chips = lines.flatMap(seamsOf)
  return [...new Map(chips.map((chip) => [`${chip.square}${chip.down}`, chip])).values()]
}

/** Who played the tile on a square, by the square's name. */
export const playersOf = (view: Pick<View, 'news'>, cast: Cast): ReadonlyMap<string, string> =>
  new Map(
    view.news.flatMap((news) =>
      news.type === 'played'
        ? news.tiles.map(
            (tile) => [tile.square, news.seat === cast.you ? 'you' : (cast.names[news.seat] ?? '')] as const,
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
  nameSquares(
    view.board.join(''),
    new Map(placed(hand).map((tile) => [tile.square ?? 0, tile.face])),
    players,
  )
