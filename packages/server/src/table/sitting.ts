import { err, ok, type Refusal, type Result, type Seat } from '@trueline/rules'
import type { Sitter } from '../store/store.ts'
import { seatsOf } from './eyes.ts'
import type { House } from './house.ts'
import { isTaken, type LiveGame, openingOf } from './live.ts'

/** How often somebody tries to sit down while others arrange the seats. */
const TRIES = 6

/** Your own seat again, or the first free one; it may open the game. Refusals: no-such-game, full, already-over. */
export const sitDown = async (
  first: LiveGame,
  player: Sitter,
  { store, clock }: House,
  reload: () => Promise<LiveGame | null>,
): Promise<Result<{ readonly seat: Seat; readonly taken: boolean }, Refusal>> => {
  let live: LiveGame | null = first
  for (let tried = 0; live && tried < TRIES; tried++) {
    const { row, rules } = live
    const [own] = seatsOf(row, player.id)
    if (own !== undefined) return ok({ seat: own, taken: false })
    if (row.status === 'finished' || row.status === 'cancelled') return err({ code: 'already-over' })
    if (row.seats.every(isTaken)) return err({ code: 'full' })
    const seating = await store.takeSeat(row.code, player, openingOf(rules, row, clock.now()))
    live = await reload()
    if (seating.is === 'seated') return ok({ seat: seating.seat, taken: true })
    if (seating.is === 'already-seated') return ok({ seat: seating.seat, taken: false })
    // The opening was for other computers than now sit there.
    if (seating.is !== 'conflict') return err({ code: seating.is })
  }
  return err({ code: live ? 'unavailable' : 'no-such-game' })
}
