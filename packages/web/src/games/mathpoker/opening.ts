import type { MathPokerNews } from '@trueline/rules/mathpoker/client'

const isBetOrStart = ({ type }: MathPokerNews): boolean =>
  type === 'raised' || type === 'collected' || type === 'dealt'

/**
 * Whether a bet is the first since the bets before it were collected; the blinds are bets as well. `past` is what led to it,
 * itself the last of its kind. Undefined for what is no bet.
 */
export const isOpening = (news: MathPokerNews, past: readonly MathPokerNews[]): boolean | undefined => {
  if (news.type !== 'raised') return undefined
  const { seat, to } = news
  const at = past.findLastIndex((each) => each.type === 'raised' && each.seat === seat && each.to === to)
  return past.slice(0, Math.max(0, at)).findLast(isBetOrStart)?.type === 'collected'
}
