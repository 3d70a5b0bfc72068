import type { PlayRefusal, ScoredLine, ScoredPlay } from '@trueline/rules/equacross/client'
import { type Hand, placed } from '../board/hand.ts'
import { type Drafted, lassosRound, unlengthened } from '../board/lines.ts'
import type { BoardTile, Chip, Lasso } from '../board/marks.ts'
import { squareAt } from '../board/square.ts'
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

/** The lines of a draft that are true, and those that are not. */
const linesOf = (judged: Judged): Drafted<ScoredLine> => ({
  good: judged?.ok
    ? judged.value.lines
    : judged?.error.code === 'false-line'
      ? judged.error.data.trueLines
      : [],
  bad: judged && !judged.ok && judged.error.code === 'false-line' ? judged.error.data.lines : [],
})

/** The lines of the last play, without those that your draft has made longer. */
const lastLines = (view: Pick<View, 'lastPlay'>, judged: Judged) =>
  unlengthened(view.lastPlay?.lines ?? [], linesOf(judged))

/** Lines drawn round the last play and round the lines of your draft, its score on a flag. */
export const lassosOf = (view: Pick<View, 'lastPlay'>, judged: Judged): Lasso[] =>
  lassosRound(lastLines(view, judged), linesOf(judged), judged?.ok ? judged.value.score : undefined)

/** The signs found in the last play and in your draft. Where two lines share a seam the draft's sign is the one. */
export const chipsOf = (view: Pick<View, 'lastPlay'>, judged: Judged): Chip[] => {
  const lines = [...lastLines(view, judged), ...linesOf(judged).good]
  const chips = lines.flatMap(seamsOf)
  return [...new Map(chips.map((chip) => [`${chip.square}${chip.down}`, chip])).values()]
}

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
