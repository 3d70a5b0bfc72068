import type { Receipt } from '../store/store.ts'
import type { Decision } from './decision.ts'
import type { House } from './house.ts'
import { isTaken, type LiveGame, openingOf } from './live.ts'
import { offerRematch } from './rematch.ts'

/** Stores what happens before a game or after it. False when the game has moved on, or knows the key. */
export const storeAround = async (
  live: LiveGame,
  decision: Exclude<Decision, { readonly does: 'step' }>,
  receipt: Receipt,
  house: House,
): Promise<boolean> => {
  const { row, rules } = live
  const { store, clock } = house
  const { code } = row
  switch (decision.does) {
    case 'cancel':
      return (await store.cancel(code, clock.now(), receipt)) === 'stored'
    case 'rematch':
      return offerRematch(live, receipt, house)
    case 'arrange': {
      const { seats: to } = decision
      const opening = to.every(isTaken) ? openingOf(rules, { ...row, seats: to }, clock.now()) : null
      return (await store.arrange({ code, from: row.seats, to, opening, receipt })) === 'stored'
    }
  }
}
