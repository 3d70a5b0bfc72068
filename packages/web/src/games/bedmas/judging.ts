import { judge as judgePlay } from '@trueline/rules/bedmas/client'
import type { Laid } from '../board/hand.ts'
import { listed } from '../../words/listed.ts'
import { points } from '../board/phrases.ts'
import { sayChange } from '../board/placing.ts'
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
  const worth = judged?.ok ? `${listed(equations(judged.value))}, ${points(judged.value.score)}` : null
  return sayChange(before, now, worth ?? (judged && 'Not true yet'), {
    tile: sayFace,
    back: (tiles) => `${tiles.join(', ')} taken back`,
    allBack: 'All tiles taken back',
  })
}
