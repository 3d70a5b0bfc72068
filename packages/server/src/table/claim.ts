import { err, ok, type Refusal, type Result, type Seat } from '@trueline/rules'
import { asking, type LiveGame } from './live.ts'

/** How long somebody must be silent before the other side may claim the game (G-8). */
export const SILENCE = 7 * 24 * 60 * 60 * 1000

/** When `seat` may claim the game: online, without a clock, while others are to act. Null when never. */
export const claimableAt = ({ row, rules, position }: LiveGame, seat: Seat | null): number | null => {
  if (row.mode !== 'online' || row.status !== 'playing' || !position || seat === null) return null
  if (row.toAct.length === 0 || row.toAct.includes(seat)) return null
  if (asking(() => rules.deadline(position.state)) !== null) return null
  if (!asking(() => rules.playsOn?.(position.state, seat) ?? true)) return null
  return row.movedAt + SILENCE
}

/** The seat that loses by a claim of `seat` now. */
export const claimedSeat = (live: LiveGame, seat: Seat, now: number): Result<Seat, Refusal> => {
  const at = claimableAt(live, seat)
  const [silent] = live.row.toAct
  if (at === null || silent === undefined) return err({ code: 'not-offered' })
  return now < at ? err({ code: 'too-early', data: { at } }) : ok(silent)
}
