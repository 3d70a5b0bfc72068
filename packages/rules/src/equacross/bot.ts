import { fromLowerPart, fromTopFive } from '../board/whims.ts'
import type { Rng } from '../core/chance.ts'
import type { ComputerPlayer } from '../core/computer.ts'
import { withoutPlay } from './bot/exchanges.ts'
import { chooseExpert } from './bot/expert.ts'
import { sightOf } from './bot/sight.ts'
import type { EquaCrossKind } from './index.ts'
import { bestPlay, rankedPlays } from './moves.ts'
import type { EquaCrossView } from './view.ts'

/** The levels of EC-20 and EC-21, the easiest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const

/** The computer player of EquaCross (EC-20, EC-21). */
export const computer: ComputerPlayer<EquaCrossKind> = {
  levels: LEVELS,
  patient: ['expert'],
  // Easy thinks for one to two seconds; the others play at once, or take the time that their search takes.
  pause: (level, rng) => (level === 'easy' ? 1000 + rng.below(1001) : 0),
  choose(view, level, rng, enough) {
    if (level === 'expert') return chooseExpert(sightOf(view), rng, enough)
    const rack = view.rack ?? ''
    const play = playOf(view.board, rack, level, rng)
    return play ? { type: 'play', tiles: [...play.tiles] } : withoutPlay(rack, view.bag)
  },
  fallback: () => ({ type: 'pass' }),
}

const playOf = (board: EquaCrossView['board'], rack: string, level: string, rng: Rng) => {
  switch (level) {
    case 'easy':
      return fromLowerPart(rankedPlays(board, rack), rng)
    case 'medium':
      return fromTopFive(rankedPlays(board, rack), rng)
    default:
      return bestPlay(board, rack)
  }
}
