import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import type {
  Advance,
  Arrangement,
  NewGame,
  Opening,
  Receipt,
  Seating,
  Sitter,
  Stored,
  StoredSeat,
} from './store.ts'

/** Waiting for a turn, and taking it: far more than either needs, but a queue at a full table must not end in a fault. */
export const PATIENCE = { maxWait: 30_000, timeout: 30_000 }

export const createGame = async (prisma: PrismaClient, game: NewGame): Promise<'created' | 'code-taken'> => {
  try {
    await writeGame(prisma, game)
    return 'created'
  } catch (error) {
    if (isUniqueFault(error)) return 'code-taken'
    throw error
  }
}

/** Throws what `isUniqueFault` knows when the code is taken. */
export const writeGame = (
  prisma: Pick<PrismaClient, 'game'>,
  { code, kind, mode, options, makerId, seed, seedHash, seats, at, opening }: NewGame,
): Promise<unknown> =>
  prisma.game.create({
    data: {
      code,
      kind,
      mode,
      options: json(options),
      makerId,
      seed,
      seedHash,
      ...(opening ? rowOf(opening) : { status: 'waiting', toAct: [], movedAt: new Date(at) }),
      seats: { create: seats.map((seat, index) => ({ index, ...seat })) },
      events: { create: opening ? eventsOf(opening) : [] },
    },
  })

/** All who want a seat of a game queue for its row: the last seat is given once, and with it the game opens (S37). */
export const takeSeat = (
  prisma: PrismaClient,
  code: string,
  { id, name }: Sitter,
  opening: Opening,
): Promise<Seating> =>
  prisma.$transaction(async (tx): Promise<Seating> => {
    const [game] = await tx.$queryRaw<{ status: string }[]>`
      SELECT status::text AS status FROM "Game" WHERE code = ${code} FOR UPDATE`
    if (!game) return { is: 'no-such-game' }
    const seats = await tx.seat.findMany({ where: { code }, orderBy: { index: 'asc' } })
    const own = seats.find(({ playerId }) => playerId === id)
    if (own) return { is: 'already-seated', seat: own.index }
    if (game.status === 'finished' || game.status === 'cancelled') return { is: 'already-over' }
    const [free, ...others] = seats.filter(isFree)
    if (!free) return { is: 'full' }
    if (!isFor(opening, seats)) return { is: 'conflict' }
    const started = others.length === 0
    await tx.seat.update({
      where: { code_index: { code, index: free.index } },
      data: { playerId: id, name },
    })
    if (started) await openGame(tx, code, opening)
    return { is: 'seated', seat: free.index, started }
  }, PATIENCE)

export const arrangeSeats = (
  prisma: PrismaClient,
  { code, from, to, opening, receipt: { seat, key, answer } }: Arrangement,
): Promise<Stored> =>
  prisma.$transaction(async (tx): Promise<Stored> => {
    const [game] = await tx.$queryRaw<{ status: string }[]>`
      SELECT status::text AS status FROM "Game" WHERE code = ${code} FOR UPDATE`
    if (game?.status !== 'waiting') return 'conflict'
    if (await tx.receipt.findUnique({ where: { code_seat_key: { code, seat, key } } })) return 'conflict'
    const seats = await tx.seat.findMany({ where: { code }, orderBy: { index: 'asc' } })
    if (seats.length !== from.length || !seats.every((each, at) => isSame(each, from[at]))) return 'conflict'
    await tx.seat.deleteMany({ where: { code } })
    await tx.seat.createMany({ data: to.map((each, index) => ({ code, index, ...each })) })
    if (opening) await openGame(tx, code, opening)
    await tx.receipt.create({ data: { code, seat, key, answer: json(answer) } })
    return 'stored'
  }, PATIENCE)

const openGame = async (tx: Prisma.TransactionClient, code: string, opening: Opening): Promise<void> => {
  await tx.game.update({ where: { code }, data: rowOf(opening) })
  await tx.event.createMany({ data: eventsOf(opening).map((event) => ({ code, ...event })) })
}

export const cancelGame = (
  prisma: PrismaClient,
  code: string,
  at: number,
  { seat, key, answer }: Receipt,
): Promise<Stored> =>
  prisma.$transaction(async (tx): Promise<Stored> => {
    const { count } = await tx.game.updateMany({
      where: { code, status: 'waiting' },
      data: { status: 'cancelled', movedAt: new Date(at) },
    })
    if (count === 0) return 'conflict'
    await tx.receipt.create({ data: { code, seat, key, answer: json(answer) } })
    return 'stored'
  }, PATIENCE)

const isFree = ({ playerId, computer }: StoredSeat): boolean => playerId === null && computer === null

const isSame = (one: StoredSeat, other: StoredSeat | undefined): boolean =>
  one.playerId === other?.playerId && one.name === other.name && one.computer === other.computer

/** Whether an opening was made for the computers that sit there. */
const isFor = ({ computers }: Opening, seats: readonly StoredSeat[]): boolean =>
  computers.length === seats.length && seats.every(({ computer }, at) => computer === computers[at])

const rowOf = (opening: Opening) => ({
  ...rowAfter(opening),
  computers: opening.computers.some((level) => level !== null),
})

const rowAfter = ({ events, at, status, toAct, deadlineAt, outcome, snapshot }: Advance) => ({
  seq: events.length,
  status,
  toAct: [...toAct],
  deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
  outcome: outcome === null ? Prisma.DbNull : json(outcome),
  snapshot: snapshot === null ? Prisma.DbNull : json(snapshot),
  snapshotSeq: snapshot === null ? 0 : events.length,
  movedAt: new Date(at),
})

const eventsOf = ({ events, at }: Advance) =>
  events.map((data, place) => ({ seq: place + 1, at: new Date(at), data: json(data) }))

/** Plain JSON is what a game's contract promises; Prisma only wants to hear which null is meant. */
export const json = (value: unknown) => (value === null ? Prisma.JsonNull : (value as Prisma.InputJsonValue))

export const isUniqueFault = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
