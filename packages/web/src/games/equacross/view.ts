import type { EquaCrossNews, EquaCrossView, Leftover } from '@trueline/rules/equacross/client'
import type { SeatView, TableView } from '@trueline/rules/wire'

type Shared = 'seats' | 'news'

/** A table's view with EquaCross's own fields, which are there once the game is under way. */
export interface View extends Omit<TableView, Shared>, Omit<EquaCrossView, Shared> {
  readonly seats: readonly (SeatView & EquaCrossView['seats'][number])[]
  readonly news: readonly EquaCrossNews[]
}

/** The tiles that each seat had left, once the game is over (EC-19). */
export const leftoversOf = ({ news }: Pick<View, 'news'>): readonly Leftover[] | null => {
  const end = news.findLast(({ type }) => type === 'ended')
  return end?.type === 'ended' && end.leftovers.length > 0 ? end.leftovers : null
}
