import type { EquaCrossNews } from '@trueline/rules/equacross/client'
import type { Cast } from '../gameui.ts'
import { nameIn, points } from '../board/phrases.ts'
import { say, sayWhy } from './say.ts'

/** How a game ended. "Noor resigned" says it better than "the game was resigned". */
export const sayEnd = ({ news }: { readonly news: readonly EquaCrossNews[] }, cast: Cast): string => {
  const [before, end] = [news.at(-2), news.at(-1)]
  const gave = before?.type === 'resigned' || before?.type === 'forfeited'
  // The tiles that were left are shown beside it, each seat's.
  const how = (gave ? say(before, cast) : end?.type === 'ended' ? sayWhy(end.why) : null) ?? ''
  return [how, sayPaid({ news }, cast)].filter(Boolean).join('. ')
}

/** What was paid in a game for moves shown; empty where nothing was. */
export const sayPaid = ({ news }: { readonly news: readonly EquaCrossNews[] }, cast: Cast): string => {
  const charges = news.flatMap((each) => ('charge' in each && each.charge ? [each.charge] : []))
  return cast.names
    .flatMap((_, seat) => {
      const own = charges.filter((charge) => charge.seat === seat)
      const sum = own.reduce((total, charge) => total + charge.points, 0)
      const moves = own.length === 1 ? 'a move shown' : `${own.length} moves shown`
      return own.length === 0 ? [] : [`${nameIn(cast, seat)} paid ${points(sum)} for ${moves}`]
    })
    .join('. ')
}
