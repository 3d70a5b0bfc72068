import type { Rng } from '../../core/chance.ts'
import type { Sight } from './sight.ts'

/** One way in which the tiles that a player does not see may lie. */
export interface World {
  readonly otherRack: string
  /** The player draws from the front, the other side from the back, so that what one plays does not change the other's luck. */
  readonly bag: string
}

/** A world, all of them equally likely. */
export const dealWorld = ({ unseen, otherTiles, bag }: Sight, rng: Rng): World => {
  const tiles = unseen.split('')
  const dealt = Math.min(tiles.length, otherTiles + bag)
  for (let at = 0; at < dealt; at++) {
    const pick = at + rng.below(tiles.length - at)
    const tile = tiles[pick]!
    tiles[pick] = tiles[at]!
    tiles[at] = tile
  }
  const order = tiles.slice(0, dealt).join('')
  return { otherRack: order.slice(0, otherTiles), bag: order.slice(otherTiles) }
}
