import { timeouts } from '../board/phrases.ts'
import type { Cast } from '../gameui.ts'
import type { View } from './view.ts'

/** What to do next, where no tile is placed yet. */
export const sayIdle = (view: View, seat: number | null, cast: Cast): string => {
  const [next] = view.toAct
  if (next === undefined || seat === null) return 'Both seats are taken: you are watching. Racks are hidden.'
  if (!view.toAct.includes(seat)) return `${cast.names[next]} is to play. You can try out tiles meanwhile.`
  if (timeouts(view.news, seat) === 2)
    return 'You ran out of time twice in a row. A third time, and the game is lost.'
  if (view.lastPlay === null) return 'Build a true equation across the start: numbers, signs and an =.'
  if (view.news.findLast(({ type }) => type !== 'hinted' && type !== 'earned')?.type === 'passed')
    return `${cast.names[1 - seat]} passed. If you pass too the game ends.`
  if (view.scoreless >= 3) {
    const left = 6 - view.scoreless
    return `${left === 1 ? 'One more turn' : `${left} more turns`} without a play and the game ends.`
  }
  return 'Tap a square, then numbers and signs one after the other; or drag them.'
}
