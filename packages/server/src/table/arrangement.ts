import { err, ok, type Refusal, type Result, type Seat } from '@trueline/rules'
import type { HouseIntent } from '@trueline/rules/wire'
import type { StoredSeat } from '../store/store.ts'
import { isTaken, type LiveGame } from './live.ts'

type Wish = Extract<HouseIntent, { readonly type: 'fill' | 'start' | 'leave' }>

const FREE: StoredSeat = { playerId: null, name: null, computer: null }

/**
 * Who sits where, if `seat` gets its way before the game begins; it begins when no seat is free any more. Refusals:
 * not-waiting, already-over, not-maker, not-offered, bad-seat, seat-taken, bad-level (data: levels), too-few (data: min).
 */
export const arrange = (live: LiveGame, seat: Seat, wish: Wish): Result<readonly StoredSeat[], Refusal> => {
  const { row } = live
  if (row.status !== 'waiting')
    return err({ code: row.status === 'playing' ? 'not-waiting' : 'already-over' })
  const isMaker = row.seats[seat]?.playerId === row.makerId
  // A maker who does not want to play any more calls the game off.
  if (wish.type === 'leave') return isMaker ? err({ code: 'not-offered' }) : ok(row.seats.with(seat, FREE))
  if (!isMaker) return err({ code: 'not-maker' })
  const { min, max } = live.rules.seats
  if (min === max) return err({ code: 'not-offered' })
  return wish.type === 'fill' ? fill(live, wish.seat, wish.level) : start(row.seats, min)
}

const fill = (
  { row: { seats }, rules: { computer } }: LiveGame,
  at: Seat,
  level: string | null,
): Result<readonly StoredSeat[], Refusal> => {
  const there = seats[at]
  if (!there) return err({ code: 'bad-seat' })
  if (there.playerId !== null) return err({ code: 'seat-taken' })
  if (!computer) return err({ code: 'not-offered' })
  if (level !== null && !computer.levels.includes(level))
    return err({ code: 'bad-level', data: { levels: computer.levels } })
  return ok(seats.with(at, { ...FREE, computer: level }))
}

const start = (seats: readonly StoredSeat[], min: number): Result<readonly StoredSeat[], Refusal> => {
  const taken = seats.filter(isTaken)
  return taken.length < min ? err({ code: 'too-few', data: { min } }) : ok(taken)
}
