import type { HintView, Placement } from '@trueline/rules/equacross/client'
import { points } from '../board/phrases.ts'
import type { View } from './view.ts'
import { words } from './words/hint.ts'

/** The key's whole label: what it does, and what that costs before it is done. */
export const labelOf = ({ percent, shown }: HintView): string => {
  if (!shown) return words.show(percent)
  return shown.play ? words.again : words.none
}

/** The price as it is written on the key. */
export const priceOf = ({ percent, shown }: HintView): string => (shown ? words.free : words.price(percent))

const nameOf = ({ square, digit }: Placement): string => `${square}${digit}`

/** What this turn's hint showed, and what it costs; empty while there is none. */
export const sayHint = (
  { hint, bag, scoreless }: Pick<View, 'hint' | 'bag' | 'scoreless'>,
  draft: readonly Placement[],
): string => {
  const shown = hint?.shown
  if (!shown) return ''
  if (!shown.play) return sayNone(bag, 6 - scoreless)
  const own = new Set(draft.map(nameOf))
  const lies = own.size === shown.play.tiles.length && shown.play.tiles.every((tile) => own.has(nameOf(tile)))
  return lies
    ? `This move makes ${points(shown.play.score)}; shown for ${shown.cost}, taken off when your turn ends.`
    : `A move was shown for ${points(shown.cost)}, taken off when your turn ends. ${words.key} puts it out again, free.`
}

/** No play, no cost; and what to do now (S83). */
const sayNone = (bag: number, left: number): string => {
  const next =
    bag >= 7
      ? 'Exchange tiles, or pass.'
      : bag > 0
        ? 'Pass: the bag is too small to exchange.'
        : 'Pass: if both do, the game ends.'
  const end =
    left === 1
      ? 'This turn without points ends the game.'
      : `After ${left} turns without points the game ends.`
  return `No play found; that costs nothing. ${next} ${end}`
}
