import type { BedmasNews } from '@trueline/rules/bedmas/client'
import type { Cast } from '../gameui.ts'
import { say, sayWhy } from './say.ts'

/** How a game ended. "Noor resigned" says it better than "the game was resigned". */
export const sayEnd = ({ news }: { readonly news: readonly BedmasNews[] }, cast: Cast): string => {
  const [before, end] = [news.at(-2), news.at(-1)]
  const gave = before?.type === 'resigned' || before?.type === 'forfeited'
  return (gave ? say(before, cast) : end?.type === 'ended' ? sayWhy(end.why) : null) ?? ''
}
