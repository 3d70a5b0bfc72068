import { judge as judgePlay } from '@trueline/rules/bedmas/client'
import type { Laid } from '../board/hand.ts'
import { listed } from '../../words/listed.ts'
import { points } from '../board/phrases.ts'
import { sayFault } from './fault.ts'
import type { Judged } from './position.ts'
import { equations } from './say.ts'
import { sayFace } from './signs.ts'
import type { Turn } from './turn.svelte.ts'

// What judges a draft comes beside the board, not before it: there is nothing to judge until a tile lies there.
export { sayFault }

/** What playing a draft would score, or why it cannot be played. */
export const judge = ({ view, tiles }: Pick<Turn, 'view' | 'tiles'>): Judged => {
  const { board, rack } = view
  return rack === null || tiles.length === 0 ? null : judgePlay(board, rack, tiles)
}

/** What a change of the draft sounds like: "6 on E11. 12 = 96 ÷ 8, 27 points". Null when nothing changed. */
export const sayPlacing = (before: readonly Laid[], now: readonly Laid[], judged: Judged): string | null => {
  const parts = without(now, before).map(({ digit, square }) => `${sayFace(digit)} on ${square}`)
  const gone = without(before, now)
  if (parts.length === 0 && gone.length > 0) {
    parts.push(
      now.length === 0
        ? 'All tiles taken back'
        : `${gone.map(({ digit }) => sayFace(digit)).join(', ')} taken back`,
    )
  }
  if (parts.length === 0) return null
  if (judged?.ok) parts.push(`${listed(equations(judged.value))}, ${points(judged.value.score)}`)
  else if (judged) parts.push('Not true yet')
  return parts.join('. ')
}

const without = (some: readonly Laid[], others: readonly Laid[]): Laid[] =>
  some.filter(
    ({ square, digit }) => !others.some((other) => other.square === square && other.digit === digit),
  )
