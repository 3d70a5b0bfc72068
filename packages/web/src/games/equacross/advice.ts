import type { Placement } from '@trueline/rules/equacross/client'
import type { Cast } from '../gameui.ts'
import { points, sayFault } from './fault.ts'
import type { Judged } from './position.ts'
import { equations, listed } from './say.ts'
import type { View } from './view.ts'

/** What to do next, where no tile is placed yet. */
export const sayIdle = (view: View, seat: number | null, cast: Cast): string => {
  const [next] = view.toAct
  if (next === undefined || seat === null) return 'Both seats are taken: you are watching. Racks are hidden.'
  if (!view.toAct.includes(seat))
    return `${cast.names[next]} is to play. You can arrange your tiles meanwhile.`
  if (view.lastPlay === null) return 'Make a true equation of three tiles or more across the star.'
  if (view.scoreless >= 3) return `${view.scoreless} turns in a row without points; at six the game ends.`
  return 'Drag a tile to the board, or tap a tile and then a square.'
}

/** Why the draft cannot be played now, or null when it can. */
export const sayWhyNot = (view: View, seat: number | null, judged: Judged, cast: Cast): string | null => {
  const [next] = view.toAct
  if (next === undefined || seat === null) return 'There is nothing to play'
  if (!view.toAct.includes(seat)) return `It is ${cast.names[next]}’s turn`
  if (judged === null) return 'Place tiles on the board first'
  return judged.ok ? null : sayFault(judged.error)
}

/** What a change of the draft sounds like: "6 on E11. 12 = 96 ÷ 8, 27 points". Null when nothing changed. */
export const sayPlacing = (
  before: readonly Placement[],
  now: readonly Placement[],
  judged: Judged,
): string | null => {
  const fresh = without(now, before)
  const gone = without(before, now)
  const parts = fresh.map(({ digit, square }) => `${digit} on ${square}`)
  if (parts.length === 0 && gone.length > 0) {
    parts.push(
      now.length === 0
        ? 'All tiles back on the rack'
        : `${gone.map(({ digit }) => digit).join(' ')} back on the rack`,
    )
  }
  if (parts.length === 0) return null
  if (judged?.ok) parts.push(`${listed(equations(judged.value))}, ${points(judged.value.score)}`)
  else if (judged) parts.push('Not true yet')
  return parts.join('. ')
}

const without = (some: readonly Placement[], others: readonly Placement[]): Placement[] =>
  some.filter(
    ({ square, digit }) => !others.some((other) => other.square === square && other.digit === digit),
  )

/** What passing does, and how near the end it brings the game (S83). */
export const sayPassing = (scoreless: number, bag: number): string => {
  const after = 6 - scoreless - 1
  const end =
    after <= 0
      ? 'It is the sixth turn in a row without points, so the game ends.'
      : `${after === 1 ? 'One more turn' : `${after} more turns`} without points after it and the game ends.`
  return bag === 0
    ? `The turn goes over with no points. The bag is empty: if both pass one after the other, the game ends. ${end}`
    : `The turn goes over with no points and you keep your tiles. ${end}`
}
