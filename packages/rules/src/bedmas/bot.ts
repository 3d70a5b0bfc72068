import { fromLowerPart, fromTopFive } from '../board/whims.ts'
import { type Rng, shuffle } from '../core/chance.ts'
import type { ComputerPlayer } from '../core/computer.ts'
import type { BedmasKind } from './index.ts'
import type { BedmasIntent } from './intent.ts'
import { fivePlays } from './fives.ts'
import { bestPlays, type Play } from './moves.ts'
import type { Board } from './state.ts'
import { LEAST_POOL } from './tokens.ts'
import type { BedmasView } from './view.ts'

/** The levels of BM-13, the easiest first. */
export const LEVELS = ['easy', 'medium', 'hard'] as const

/** The computer player of BEDMAS (BM-13). It sees its own view and nothing else. */
export const computer: ComputerPlayer<BedmasKind> = {
  levels: LEVELS,
  // Hard looks at everything: it steps back before the moves of people.
  patient: ['hard'],
  pause: (level, rng) => (level === 'easy' ? 1000 + rng.below(1001) : 0),
  choose(view, level, rng) {
    const rack = view.rack ?? []
    const play = playOf(view.board, rack, level, rng) ?? bestPlays(view.board, rack, 1)[0]
    return play ? playing(play) : withoutPlay(view)
  },
  // A pass might end the game (BM-12): what is seen at once does instead.
  fallback(view) {
    const [best] = fivePlays(view.board, view.rack ?? [])
    return best ? playing(best) : withoutPlay(view)
  },
}

const playing = ({ tiles }: Play): BedmasIntent => ({ type: 'play', tiles: [...tiles] })

/** What a level plays. Easy sees short equations only, Medium what a few of its tiles can do; either may see nothing. */
const playOf = (board: Board, rack: readonly number[], level: string, rng: Rng): Play | undefined => {
  if (level === 'hard') return undefined
  const easy = level === 'easy' ? fromLowerPart(fivePlays(board, rack), rng) : undefined
  return easy ?? mediumPlay(board, rack, rng)
}

/** With how many of its tiles Medium thinks, with one more at a time when they make nothing; the last see all but one. */
const MEDIUM_TILES = [4, 5, 6]

/** Among how many of the best plays it chooses, equal scores being one. */
const MEDIUM_PLAYS = 50

const mediumPlay = (board: Board, rack: readonly number[], rng: Rng): Play | undefined => {
  const mixed = shuffle(rack, rng)
  for (const tiles of MEDIUM_TILES) {
    const plays = bestPlays(board, mixed.slice(0, tiles), MEDIUM_PLAYS)
    if (plays.length > 0) return fromTopFive(plays, rng)
    if (tiles >= rack.length) return undefined
  }
  return undefined
}

/** Without a play it swaps, else it passes. */
const withoutPlay = ({ pool }: BedmasView): BedmasIntent => ({ type: pool >= LEAST_POOL ? 'swap' : 'pass' })
