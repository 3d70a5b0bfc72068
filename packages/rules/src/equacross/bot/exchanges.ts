import type { EquaCrossIntent } from '../intent.ts'
import { withoutTiles } from '../tiles.ts'
import { leaveValue } from './leave.ts'

/** The smallest bag that allows an exchange (EC-12). */
const LEAST_BAG = 7

/** How many tiles of a rack may be exchanged: none, or as many as the bag holds (EC-12). */
const mostExchanged = (rack: string, bag: number): number =>
  bag < LEAST_BAG ? 0 : Math.min(rack.length, bag)

/** What a computer player does without a play: it exchanges all it may, else it passes (EC-20). */
export const withoutPlay = (rack: string, bag: number): EquaCrossIntent => {
  const tiles = rack.slice(0, mostExchanged(rack, bag))
  return tiles === '' ? { type: 'pass' } : { type: 'exchange', tiles }
}

/** Some tiles to give back, and those that stay. */
export interface Exchange {
  readonly tiles: string
  readonly kept: string
}

/** The exchanges that keep the most, the best first. */
export const bestExchanges = (rack: string, bag: number, count: number): Exchange[] => {
  const most = mostExchanged(rack, bag)
  const byTiles = new Map<string, Exchange & { readonly value: number }>()
  const sorted = rack.split('').sort()
  for (let chosen = 1; chosen < 2 ** sorted.length; chosen++) {
    const tiles = sorted.filter((_, at) => (chosen >>> at) & 1).join('')
    if (tiles.length > most || byTiles.has(tiles)) continue
    const kept = withoutTiles(rack, tiles) ?? ''
    byTiles.set(tiles, { tiles, kept, value: leaveValue(kept) })
  }
  return [...byTiles.values()].sort((a, b) => b.value - a.value).slice(0, count)
}
