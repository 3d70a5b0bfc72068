import type { Cast } from '../gameui.ts'
import { timeouts } from '../board/phrases.ts'
import type { View } from './view.ts'

/** What to do next, where no tile is placed yet. */
export const sayIdle = (view: View, seat: number | null, cast: Cast): string => {
  const [next] = view.toAct
  if (next === undefined || seat === null) return 'Both seats are taken: you are watching. Racks are hidden.'
  if (!view.toAct.includes(seat))
    return `${cast.names[next]} is to play. You can arrange your tiles meanwhile.`
  if (timeouts(view.news, seat) === 2)
    return 'You ran out of time twice in a row. A third time, and the game is lost.'
  if (view.lastPlay === null) return 'Make a true equation of three tiles or more across the star.'
  if (view.scoreless >= 3) {
    const left = 6 - view.scoreless
    return `${left === 1 ? 'One more turn' : `${left} more turns`} without points and the game ends.`
  }
  return 'Drag a tile to the board, or tap a tile and then a square.'
}
