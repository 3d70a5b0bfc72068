import type { BedmasNews } from '@trueline/rules/bedmas/client'
import type { GameLog } from '@trueline/rules/wire'
import { listed } from '../../../words/listed.ts'
import { points } from '../../board/phrases.ts'
import type { Cast } from '../../gameui.ts'
import { type ReviewUi, reviewUi } from '../../reviewui.ts'
import { equations } from '../say.ts'
import { type BedmasMoment, replay } from './moments.ts'
import MomentBoard from './MomentBoard.svelte'
import Told from './Told.svelte'

type Played = Extract<BedmasNews, { type: 'played' }>

/** "Best move: 12 = 96 ÷ 8 by Noor, 27 points"; the first of equals. */
const sayBestMove = (news: GameLog['news'], cast: Cast): string | null => {
  const plays = (news as readonly BedmasNews[]).filter((each): each is Played => each.type === 'played')
  const [first, ...others] = plays
  if (!first) return null
  const best = others.reduce((most, play) => (play.score > most.score ? play : most), first)
  return `Best move: ${listed(equations(best))} by ${cast.names[best.seat] ?? ''}, ${points(best.score)}`
}

const bedmas: ReviewUi<BedmasMoment> = { replay, sayBestMove, Board: MomentBoard, Told }

export const review = reviewUi(bedmas)
