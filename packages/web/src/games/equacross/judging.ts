import { judge as judgePlay, type Placement } from '@trueline/rules/equacross/client'
import { sayFault } from './fault.ts'
import { listed } from '../../words/listed.ts'
import { points } from '../board/phrases.ts'
import type { Judged } from './position.ts'
import { equations } from './say.ts'
import type { Turn } from './turn.svelte.ts'

// What judges a draft comes beside the board, not before it: there is nothing to judge until a tile lies there.
export { sayFault }

/** What playing a draft would score, or why it cannot be played. */
export const judge = ({ view, draft }: Pick<Turn, 'view' | 'draft'>): Judged => {
  const { board, rack } = view
  const tiles = draft.placements
  return rack === null || tiles.length === 0 ? null : judgePlay(board, rack, [...tiles])
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
