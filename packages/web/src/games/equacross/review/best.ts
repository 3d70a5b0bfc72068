import type { EquaCrossNews, ScoredPlay } from '@trueline/rules/equacross/client'
import type { GameLog } from '@trueline/rules/wire'
import type { Cast } from '../../gameui.ts'
import type { Best, ReviewedTurn } from '../../reviewui.ts'
import { listed } from '../../../words/listed.ts'
import { points } from '../../board/phrases.ts'
import { equations } from '../say.ts'

/** The play that a review calls best; null where there was none. */
export const playIn = ({ best }: ReviewedTurn): ScoredPlay | null => best as ScoredPlay | null

/** What would have been best in a turn, as the table shows it. */
export const bestOf = (turn: ReviewedTurn): Best | null => {
  const play = playIn(turn)
  return play && { equations: equations(play), points: play.score }
}

type Played = Extract<EquaCrossNews, { type: 'played' }>

/** "Best move: 12 = 96 ÷ 8 by Noor, 27 points"; the first of equals. */
export const sayBestMove = (news: GameLog['news'], cast: Cast): string | null => {
  const plays = (news as readonly EquaCrossNews[]).filter((each): each is Played => each.type === 'played')
  const [first, ...others] = plays
  if (!first) return null
  const best = others.reduce((most, play) => (play.score > most.score ? play : most), first)
  return `Best move: ${listed(equations(best))} by ${cast.names[best.seat] ?? ''}, ${points(best.score)}`
}
