import type { BedmasNews, BedmasView } from '@trueline/rules/bedmas/client'
import type { SeatView, TableView } from '@trueline/rules/wire'

type Shared = 'seats' | 'news'

/** A table's view with BEDMAS's own fields, which are there once the game is under way. */
export interface View extends Omit<TableView, Shared>, Omit<BedmasView, Shared> {
  readonly seats: readonly (SeatView & BedmasView['seats'][number])[]
  readonly news: readonly BedmasNews[]
}

/** The numbers that each seat had left, once the game is over (BM-12). */
export const leftOf = ({ news }: Pick<View, 'news'>): readonly (readonly number[])[] | null => {
  const end = news.findLast(({ type }) => type === 'ended')
  return end?.type === 'ended' && end.left.some((numbers) => numbers.length > 0) ? end.left : null
}
