import type { Placement } from '../state.ts'
import { TILE_SET, withoutTiles } from '../tiles.ts'
import type { EquaCrossView } from '../view.ts'

/** What a computer player knows in its turn: its seat's own view, and what follows from it (EC-20). */
export interface Sight {
  readonly board: Rows
  readonly rack: string
  readonly bag: number
  /** How many tiles the other side holds. */
  readonly otherTiles: number
  /** The tiles in the bag and on the other rack, nobody knows which is where. */
  readonly unseen: string
}

/** The 15 rows of a board. */
export type Rows = readonly string[]

/** Reads a view of the seat whose turn it is. */
export const sightOf = (view: EquaCrossView): Sight => {
  const { board, bag, seats } = view
  const rack = view.rack ?? ''
  const other = seats[1 - seatOf(view)]
  return {
    board,
    rack,
    bag,
    otherTiles: other?.tiles ?? 0,
    unseen: withoutTiles(TILE_SET, board.join('').replaceAll('.', '') + rack) ?? '',
  }
}

/** Whose turn it is: after a turn the other's, in the first turn that of 7 tiles (EC-3). */
const seatOf = ({ news, seats, rack }: EquaCrossView): number => {
  const last = news.findLast(({ type }) => type !== 'ended')
  if (last && 'seat' in last) return last.type === 'hinted' ? last.seat : 1 - last.seat
  return seats[0]?.tiles === rack?.length ? 0 : 1
}

/** A board with the tiles of a play on it. */
export const withPlay = (board: Rows, tiles: readonly Placement[]): Rows => {
  const rows = [...board]
  for (const { square, digit } of tiles) {
    const column = square.charCodeAt(0) - 65
    const at = Number(square.slice(1)) - 1
    const row = rows[at] ?? ''
    rows[at] = row.slice(0, column) + digit + row.slice(column + 1)
  }
  return rows
}

/** The tiles that a rack keeps after a play. */
export const keptAfter = (rack: string, tiles: readonly Placement[]): string =>
  withoutTiles(rack, tiles.map(({ digit }) => digit).join('')) ?? ''
