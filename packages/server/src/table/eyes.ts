import { err, ok, type Refusal, type Result, type Seat } from '@trueline/rules'
import type { LiveGame } from './live.ts'

/** Whose view it is: a seat's or a watcher's, and whether that person made the game. */
export interface Eyes {
  readonly seat: Seat | null
  readonly maker: boolean
}

type Row = Pick<LiveGame['row'], 'seats' | 'makerId' | 'toAct'>

export const seatsOf = ({ seats }: Pick<Row, 'seats'>, playerId: string | null): Seat[] =>
  playerId === null ? [] : seats.flatMap((seat, index) => (seat.playerId === playerId ? [index] : []))

/** The eyes of somebody who has one seat, or names one of theirs; all others watch. */
export const eyesOf = (row: Row, playerId: string | null, wanted?: Seat): Result<Eyes, Refusal> => {
  const mine = seatsOf(row, playerId)
  const maker = row.makerId === playerId
  if (wanted !== undefined)
    return mine.includes(wanted) ? ok({ seat: wanted, maker }) : err({ code: 'not-your-seat' })
  return ok({ seat: mine.length === 1 ? (mine[0] ?? null) : null, maker })
}

/** The seat that somebody acts for: the one they name, their only one, or the one of theirs whose turn it is. */
export const actingSeat = (row: Row, playerId: string | null, wanted?: Seat): Result<Seat, Refusal> => {
  const mine = seatsOf(row, playerId)
  const [only, ...more] = mine
  if (only === undefined) return err({ code: 'not-seated' })
  if (wanted !== undefined) return mine.includes(wanted) ? ok(wanted) : err({ code: 'not-your-seat' })
  if (more.length === 0) return ok(only)
  const turns = mine.filter((seat) => row.toAct.includes(seat))
  return ok(turns[0] ?? only)
}
