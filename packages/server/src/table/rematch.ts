import type { Receipt } from '../store/store.ts'
import type { House } from './house.ts'
import { asking, type LiveGame } from './live.ts'
import { prepareNext, underFreshCode } from './making.ts'

/**
 * Stores that a seat wants to play again. Who is the last to want it makes the next game (G-9). False when the key is
 * known.
 */
export const offerRematch = async (live: LiveGame, receipt: Receipt, house: House): Promise<boolean> => {
  const { store, random, made } = house
  const prepared = asking(() => prepareNext(live, house))
  return underFreshCode(random, async (code) => {
    const next = { code, ...prepared }
    const offered = await store.rematch({ code: live.row.code, receipt, next })
    if (offered.is === 'code-taken') return offered.is
    if (offered.is === 'stored' && offered.made !== null) made(next)
    return offered.is === 'stored'
  })
}
