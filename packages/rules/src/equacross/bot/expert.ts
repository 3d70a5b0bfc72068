import type { Rng } from '../../core/chance.ts'
import type { Enough } from '../../core/computer.ts'
import type { EquaCrossIntent } from '../intent.ts'
import { candidatesOf } from './candidates.ts'
import { withoutPlay } from './exchanges.ts'
import { bestByLookahead } from './lookahead.ts'
import type { Sight } from './sight.ts'

/** What Expert does (EC-21). */
export const chooseExpert = (sight: Sight, rng: Rng, enough: Enough): EquaCrossIntent => {
  const candidates = candidatesOf(sight)
  if (candidates[0]?.intent.type !== 'play') return withoutPlay(sight.rack, sight.bag)
  return bestByLookahead(sight, candidates, rng, enough)?.intent ?? withoutPlay(sight.rack, sight.bag)
}
