import { Appender } from './append.ts'
import type { Database } from './database.ts'
import { beat, readDue } from './house-clock.ts'
import {
  loadGame,
  loadGamesOf,
  readComputerTurns,
  readEvents,
  readReceipt,
  readSeated,
  readStanding,
} from './load.ts'
import { offerRematch } from './rematch.ts'
import { arrangeSeats, cancelGame, createGame, takeSeat } from './seating.ts'
import type { Store } from './store.ts'

/** The store on an open database. */
export const storeOn = ({ prisma, sql }: Pick<Database, 'prisma' | 'sql'>): Store => {
  const appender = new Appender(sql)
  return {
    create: (game) => createGame(prisma, game),
    load: (code) => loadGame(sql, code),
    loadMany: (playerId, limit) => loadGamesOf(sql, playerId, limit),
    events: (code) => readEvents(sql, code),
    takeSeat: (code, player, opening) => takeSeat(prisma, code, player, opening),
    arrange: (arrangement) => arrangeSeats(prisma, arrangement),
    isSeated: (code, playerId) => readSeated(sql, code, playerId),
    cancel: (code, at, receipt) => cancelGame(prisma, code, at, receipt),
    append: (append) => appender.append(append),
    receipt: (code, seat, key) => readReceipt(sql, code, seat, key),
    standing: (codes) => readStanding(sql, codes),
    due: (look, house) => readDue(sql, look, house),
    computerTurns: (look) => readComputerTurns(sql, look),
    rematch: (offer) => offerRematch(prisma, offer),
    beat: (house) => beat(sql, house),
  }
}
