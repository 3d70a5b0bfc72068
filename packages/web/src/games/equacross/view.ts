import type { EquaCrossNews, EquaCrossView } from '@trueline/rules/equacross/client'
import type { SeatView, TableView } from '@trueline/rules/wire'
import type { Cast } from '../gameui.ts'
import { words } from './words.ts'

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

/** Where the tiles are that one does not see: "41 in bag, 7 with Noor". */
export const sayUnseen = (view: View, seat: number | null, cast: Cast): string =>
  [
    words.unseen.inBag(view.bag),
    ...view.seats.flatMap(({ tiles }, at) =>
      at === seat ? [] : [words.unseen.with(tiles, cast.names[at] ?? '')],
    ),
  ].join(', ')
