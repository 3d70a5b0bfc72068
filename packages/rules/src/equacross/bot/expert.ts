import type { Rng } from '../../core/chance.ts'
import type { Enough } from '../../core/computer.ts'
import type { EquaCrossIntent } from '../intent.ts'
import { candidatesOf } from './candidates.ts'
import { bestEnding } from './endgame.ts'
import { withoutPlay } from './exchanges.ts'
import { bestByLookahead } from './lookahead.ts'
import type { Sight } from './sight.ts'

/** What Expert does (EC-21): the best by looking ahead, or with an empty bag by reckoning the end. */
export const chooseExpert = (sight: Sight, rng: Rng, enough: Enough): EquaCrossIntent => {
  const { rack, bag, unseen, otherTiles } = sight
  if (bag === 0 && unseen.length === otherTiles) {
    const play = bestEnding(sight, enough)
    return play ? { type: 'play', tiles: [...play.tiles] } : withoutPlay(rack, bag)
  }
  const candidates = candidatesOf(sight)
  const hasPlay = candidates.some(({ intent }) => intent.type === 'play')
  const best = hasPlay ? bestByLookahead(sight, candidates, rng, enough) : undefined
  return best?.intent ?? withoutPlay(rack, bag)
}
