import { words as table } from '../../../table/words/turn.ts'
import type { Level } from '../../gameui.ts'

const level = (id: string, note: string): Level => ({ id, label: table.seat.level(id), note })

/** The computer's levels: how each chooses (EC-20, EC-21), and what being shown a move costs against it (EC-17). */
export const levels: readonly Level[] = [
  level('easy', 'Plays one of its weaker moves. A move shown to you costs half its points.'),
  level(
    'medium',
    'Plays one of its five best moves. A move shown to you costs three quarters of its points.',
  ),
  level('hard', 'Always plays the move that scores most. A move shown to you costs all its points.'),
  level(
    'expert',
    'Also weighs what it keeps, and what it opens for you. A move shown to you costs all its points.',
  ),
]
