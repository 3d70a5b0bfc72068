import type { MathPokerNews } from '@trueline/rules/mathpoker/client'
import type { GameLog } from '@trueline/rules/wire'
import type { Cast } from '../../gameui.ts'
import { type ReviewUi, reviewUi } from '../../reviewui.ts'
import { writeCards } from '../cards.ts'
import { writeValue } from '../numbers.ts'
import MomentBoard from './MomentBoard.svelte'
import { type PokerMoment, replay } from './moments.ts'
import Told from './Told.svelte'
import { words } from './words.ts'

/** The most that somebody won with open cards, and with which equation; the first of equals. */
const sayBestMove = (news: GameLog['news'], cast: Cast): string | null => {
  const wins = (news as readonly MathPokerNews[]).flatMap((each) => {
    if (each.type !== 'shown') return []
    return each.hands.flatMap(({ seat, cards, equations: [first] }) => {
      if (!first || first.value === null) return []
      const equation = `${writeCards(first.order.flatMap((at) => cards[at] ?? []))} ${writeValue(first.value)}`
      return [{ seat, equation, chips: each.payouts[seat] ?? 0 }]
    })
  })
  const [first, ...others] = wins
  if (!first) return null
  const best = others.reduce((most, win) => (win.chips > most.chips ? win : most), first)
  return words.best(best.equation, cast.names[best.seat] ?? '', best.chips)
}

const mathpoker: ReviewUi<PokerMoment> = { replay, sayBestMove, Board: MomentBoard, Told }

export const review = reviewUi(mathpoker)
