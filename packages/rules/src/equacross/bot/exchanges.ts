import type { EquaCrossIntent } from '../intent.ts'
import { LEAST_BAG } from '../tiles.ts'

/** The tiles a computer player gives back: all, or as many as the bag holds; none where that is not allowed (EC-12). */
export const exchangeable = (rack: string, bag: number): string => (bag < LEAST_BAG ? '' : rack.slice(0, bag))

/** What a computer player does without a play: it exchanges all it may, else it passes (EC-20). */
export const withoutPlay = (rack: string, bag: number): EquaCrossIntent => {
  const tiles = exchangeable(rack, bag)
  return tiles === '' ? { type: 'pass' } : { type: 'exchange', tiles }
}
