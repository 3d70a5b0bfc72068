import type { EquaCrossNews, EquaCrossView } from '@trueline/rules/equacross/client'
import type { SeatView, TableView } from '@trueline/rules/wire'

type Shared = 'seats' | 'news'

/** A table's view with EquaCross's own fields, which are there once the game is under way. */
export interface View extends Omit<TableView, Shared>, Omit<EquaCrossView, Shared> {
  readonly seats: readonly (SeatView & EquaCrossView['seats'][number])[]
  readonly news: readonly EquaCrossNews[]
}

/** How long a turn lasts in milliseconds, or null without a clock (G-7). */
export const turnMs = (view: View): number | null => {
  const { clock } = view.options as { clock: number | null }
  return clock === null ? null : clock * 1000
}
