import type { ScoredPlay } from '@trueline/rules/equacross/client'
import type { BoardTile, Chip, Lasso, Tone } from '../../board/marks.ts'
import { squareAt } from '../../board/square.ts'
import { seamsOf } from '../reading.ts'
import { nameSquares } from '../squares.ts'
import type { EquaCrossMoment } from './moments.ts'

/** All that lies and is drawn on the board of a moment. */
export interface Picture {
  readonly tiles: readonly BoardTile[]
  readonly lassos: readonly Lasso[]
  readonly chips: readonly Chip[]
  /** What a screen reader says of each square. */
  readonly names: readonly string[]
}

/** The board after a turn, its new tiles marked; or, with `instead`, as it would have been after that play. */
export const pictureOf = (
  { position, before, news }: EquaCrossMoment,
  instead: ScoredPlay | null,
): Picture => {
  const play = instead ?? (news?.type === 'played' ? news : null)
  const board = (instead ? before : position).view.board.join('')
  const added = new Map(play?.tiles.map(({ square, digit }) => [squareAt(square), digit]))
  const tone = instead ? 'margin' : 'turn'
  const seams = play?.lines.flatMap(seamsOf) ?? []
  return {
    tiles: tilesOf(board, added, instead ? 'card' : 'fresh'),
    lassos: (play?.lines ?? []).map(({ from, to }, at) => ({
      from: squareAt(from),
      to: squareAt(to),
      tone,
      ...(instead && at === 0 ? { flag: `+${instead.score}` } : {}),
    })),
    chips: [...new Map(seams.map((chip) => [`${chip.square}${chip.down}`, chip])).values()],
    names: nameSquares(withTiles(board, added), new Map(), new Map()),
  }
}

const withTiles = (board: string, added: ReadonlyMap<number, string>): string =>
  board
    .split('')
    .map((face, square) => added.get(square) ?? face)
    .join('')

const tilesOf = (board: string, added: ReadonlyMap<number, string>, tone: Tone): BoardTile[] =>
  withTiles(board, added)
    .split('')
    .flatMap((face, square): BoardTile[] =>
      face === '.' ? [] : [{ key: `s${square}`, square, face, tone: added.has(square) ? tone : 'ink' }],
    )
