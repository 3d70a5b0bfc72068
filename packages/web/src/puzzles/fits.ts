import type { ScoredPlay } from '@trueline/rules/equacross/client'
import { type Base, fits } from '@trueline/rules/equacross/workbench'
import { SIDE, squareAt, squareName, squaresBetween } from '../games/board/square.ts'
import type { PuzzlePlay } from './play.svelte.ts'
import { EMPTY, readSlot, type Slot, withTiles } from './slots.ts'

/** More gaps than this are too many to try everything in them: then the strip has to say more. */
const MOST_GAPS = 4

/**
 * Every way to fill a line of a puzzle through a base with an order of the strip's equation, tiles on red squares only
 * (EC-23). Lines that cross it must be true where they become whole; where they keep gaps they say nothing yet.
 */
export const fitsIn = (play: PuzzlePlay, base: Base, strip: string | null): ScoredPlay[] => {
  const squares = squaresBetween(base.from, base.to)
  const rack = play.draft.hand.map(({ face }) => face).join('')
  return play.slots
    .filter((slot) => squares.every((square) => slot.includes(square)))
    .flatMap((slot) => fillings(play, slot, rack, base, strip))
}

const fillings = (
  play: PuzzlePlay,
  slot: Slot,
  rack: string,
  base: Base,
  strip: string | null,
): ScoredPlay[] => {
  const gaps = slot.filter((square) => play.cells[square] === EMPTY)
  if (gaps.length === 0 || (strip === null && gaps.length > MOST_GAPS)) return []
  const [from, to] = [squareName(slot[0] ?? 0), squareName(slot.at(-1) ?? 0)]
  // The line by itself: what crosses it is looked at below, as far as it is whole.
  const alone = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => {
      const square = row * SIDE + column
      return slot.includes(square) ? play.cells[square] : EMPTY
    }).join(''),
  )
  const found = fits(alone, rack, strip === null ? { from, to } : base, strip)
  return found.filter((each) => {
    if (
      each.tiles.length !== gaps.length ||
      !each.tiles.every(({ square }) => slot.includes(squareAt(square)))
    )
      return false
    const cells = withTiles(play.cells, each.tiles)
    return play.slots.every((other) => {
      const line = gaps.some((gap) => other.includes(gap)) ? readSlot(other, cells) : null
      return line === null || line.ok
    })
  })
}
