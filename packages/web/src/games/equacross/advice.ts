import type { Cast } from '../gameui.ts'
import type { View } from './view.ts'

/** Why nothing can be played now, whatever the draft; null when it is up to the draft. */
export const sayNotNow = (view: View, seat: number | null, cast: Cast): string | null => {
  const [next] = view.toAct
  if (next === undefined || seat === null) return 'There is nothing to play'
  return view.toAct.includes(seat) ? null : `It is ${cast.names[next]}’s turn`
}
