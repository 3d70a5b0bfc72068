import type { PrismaClient } from '../generated/prisma/client.ts'
import { isUniqueFault, json, PATIENCE, writeGame } from './seating.ts'
import type { Offered, RematchOffer } from './store.ts'

/**
 * All who offer queue for the row of the game that is over: one of them is the last, and makes the next game (G-9).
 * A person offers for every seat of theirs. Computers always want to.
 */
export const offerRematch = async (
  prisma: PrismaClient,
  { code, receipt: { seat, key, answer }, next }: RematchOffer,
): Promise<Offered> => {
  try {
    return await prisma.$transaction(async (tx): Promise<Offered> => {
      const [game] = await tx.$queryRaw<Row[]>`
        SELECT status::text AS status, "rematchSeats", "rematchCode" FROM "Game" WHERE code = ${code} FOR UPDATE`
      if (game?.status !== 'finished') return { is: 'conflict' }
      if (await tx.receipt.findUnique({ where: { code_seat_key: { code, seat, key } } }))
        return { is: 'conflict' }
      await tx.receipt.create({ data: { code, seat, key, answer: json(answer) } })
      if (game.rematchCode !== null) return { is: 'stored', made: null }

      const seats = await tx.seat.findMany({ where: { code }, orderBy: { index: 'asc' } })
      const me = seats[seat]?.playerId ?? null
      const offers = seats.filter(
        ({ index, playerId }) => playerId !== null && (playerId === me || game.rematchSeats.includes(index)),
      )
      const made = seats.every((each) => each.computer !== null || offers.includes(each)) ? next.code : null
      if (made !== null) await writeGame(tx, next)
      await tx.game.update({
        where: { code },
        data: { rematchSeats: offers.map(({ index }) => index), rematchCode: made },
      })
      return { is: 'stored', made }
    }, PATIENCE)
  } catch (error) {
    if (isUniqueFault(error)) return { is: 'code-taken' }
    throw error
  }
}

interface Row {
  readonly status: string
  readonly rematchSeats: readonly number[]
  readonly rematchCode: string | null
}
