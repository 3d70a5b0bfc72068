import { premiumAt, type ScoredPlay } from '@trueline/rules/equacross/client'
import { longestOf } from './plays.ts'

/** One thing that the first game teaches. */
export interface Lesson {
  readonly id: 'star' | 'cross' | 'squares' | 'order' | 'bonus'
  /** The tiles to learn it with: the first of these racks that allows such a play on the board as it lies. */
  readonly racks: readonly string[]
  /** Whether a legal play does what is asked for. */
  wants(play: ScoredPlay): boolean
  /** What the dealt rack must allow, where that is more than what is asked for. */
  deals?(play: ScoredPlay): boolean
  /** Whether it begins with tiles that lie in a wrong order. */
  readonly wrong?: boolean
  /** The racks that the friend may answer from. Left out, the learner goes on. */
  readonly answer?: readonly string[]
}

/** The first game, lesson by lesson. What is legal, and what it scores, the rules say. */
export const LESSONS: readonly Lesson[] = [
  { id: 'star', racks: ['297'], wants: () => true, answer: ['35', '46', '18', '15', '23'] },
  { id: 'cross', racks: ['314', '415', '516', '617', '213', '112'], wants: () => true },
  {
    id: 'squares',
    racks: ['532', '643', '721', '431', '853', '954', '622', '817'],
    wants: ({ tiles }) => tiles.some(({ square }) => premiumAt(square) !== null),
    answer: ['26', '35', '17', '48', '14', '33', '22'],
  },
  {
    id: 'order',
    racks: ['814', '715', '512', '916', '613', '311', '712', '817', '411', '918'],
    wants: () => true,
    // Two digits that are one number, and all tiles in one line with one that lies there.
    deals: (play) => play.lines.length === 1 && play.tiles.length === 3 && longestOf(play) === 4,
    wrong: true,
  },
  {
    id: 'bonus',
    racks: ['412', '612', '218', '428', '315', '624', '735', '832', '936', '540'],
    wants: ({ lines }) => lines.some(({ bonus }) => bonus > 0),
  },
]
