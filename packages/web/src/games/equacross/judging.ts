import { judge as judgePlay, type Placement } from '@trueline/rules/equacross/client'
import { listed } from '../../words/listed.ts'
import { points } from '../board/phrases.ts'
import { sayChange } from '../board/placing.ts'
import { sayFault } from './fault.ts'
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
  const worth = judged?.ok ? `${listed(equations(judged.value))}, ${points(judged.value.score)}` : null
  return sayChange(before, now, worth ?? (judged && 'Not true yet'), {
    tile: (digit) => digit,
    back: (digits) => `${digits.join(' ')} back on the rack`,
    allBack: 'All tiles back on the rack',
  })
}
