import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { storeOn } from '../../src/store/prisma.ts'
import type { Opening, Store, StoredSeat } from '../../src/store/store.ts'
import { PLACES, type TestPlace } from './places.ts'

const AT = Date.UTC(2026, 0, 5, 12)
const free: StoredSeat = { playerId: null, name: null, computer: null }
const openingFor = (...computers: readonly (string | null)[]): Opening => ({
  events: [{ type: 'opened' }, { type: 'dealt' }],
  at: AT + 5,
  status: 'playing',
  toAct: [2],
  deadlineAt: AT + 60_000,
  outcome: null,
  snapshot: null,
  computers,
})
const opening = openingFor(null, null)

describe.each(PLACES)('seats on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let store: Store
  const players = Array.from({ length: 12 }, (_, n) => ({ id: `player ${n}`, name: `Player ${n}` }))

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    store = storeOn(database)
    await database.prisma.player.createMany({ data: players })
  })
  afterAll(async () => {
    await database.close()
    await place.drop()
  })

  const create = async (code: string, seats: number): Promise<void> => {
    const maker = { playerId: 'player 0', name: 'Player 0', computer: null }
    await store.create({
      code,
      kind: 'toy',
      mode: 'online',
      options: {},
      makerId: 'player 0',
      seed: 'ab',
      seedHash: 'cd',
      at: AT,
      seats: [maker, ...Array<StoredSeat>(seats - 1).fill(free)],
      opening: null,
    })
  }

  it('are given once each, and the last one opens the game (S37)', async () => {
    for (let round = 0; round < 8; round++) {
      const code = `SEATS${round}`
      await create(code, 4)
      const seatings = await Promise.all(
        players.map((player) => store.takeSeat(code, player, openingFor(null, null, null, null))),
      )
      expect(seatings[0]).toEqual({ is: 'already-seated', seat: 0 })
      const seated = seatings.filter((seating) => seating.is === 'seated')
      expect(seated.map(({ seat, started }) => `${seat} ${started}`).sort()).toEqual([
        '1 false',
        '2 false',
        '3 true',
      ])
      expect(seatings.filter(({ is }) => is === 'full')).toHaveLength(8)
      const game = await store.load(code)
      expect(game).toMatchObject({
        status: 'playing',
        seq: 2,
        toAct: [2],
        deadlineAt: AT + 60_000,
        movedAt: AT + 5,
        events: [{ type: 'opened' }, { type: 'dealt' }],
      })
      seatings.forEach((seating, n) => {
        if (seating.is === 'seated')
          expect(game?.seats[seating.seat]).toMatchObject({ playerId: `player ${n}`, name: `Player ${n}` })
      })
    }
  })

  it('go to nobody in a game that was called off, and a game with all seats taken is not called off', async () => {
    const [ann, bob] = players
    if (!ann || !bob) throw new Error('nobody is here')
    const receipt = { seat: 0, key: 'key-1', answer: { ok: true, seq: 0 } } as const
    for (let round = 0; round < 8; round++) {
      const code = `CANCEL${round}`
      await create(code, 2)
      const [seating, cancelled] = await Promise.all([
        store.takeSeat(code, bob, opening),
        store.cancel(code, AT, receipt),
      ])
      const game = await store.load(code)
      if (cancelled === 'stored') {
        expect(seating).toEqual({ is: 'already-over' })
        expect(game).toMatchObject({ status: 'cancelled', seq: 0, events: [] })
        expect(await store.receipt(code, 0, 'key-1')).toEqual(receipt.answer)
      } else {
        expect(seating).toMatchObject({ is: 'seated', started: true })
        expect(game).toMatchObject({ status: 'playing', seq: 2 })
        expect(await store.receipt(code, 0, 'key-1')).toBe(null)
      }
      expect(await store.cancel(code, AT, { ...receipt, key: 'key-2' })).toBe('conflict')
    }
    await database.prisma.game.update({ where: { code: 'SEATS0' }, data: { status: 'finished' } })
    expect(await store.takeSeat('SEATS0', { id: 'late', name: null }, opening)).toEqual({
      is: 'already-over',
    })
    expect(await store.takeSeat('NOBODY', ann, opening)).toEqual({ is: 'no-such-game' })
  })

  it('are listed for a player, the latest games first, with one question however many they are', async () => {
    let questions = 0
    const counting = storeOn({
      prisma: database.prisma,
      sql: {
        query: (name, text, params) => {
          questions++
          return database.sql.query(name, text, params)
        },
      },
    })
    const games = await counting.loadMany('player 0', 5)
    expect(games).toHaveLength(5)
    expect(questions).toBe(1)
    expect(games.every(({ seats }) => seats[0]?.playerId === 'player 0')).toBe(true)
    const times = games.map(({ movedAt }) => movedAt)
    expect(times).toEqual([...times].sort((one, other) => other - one))
    expect(await counting.loadMany('nobody', 5)).toEqual([])
  })

  it('are not lost to a player among later games: what waits for them comes first, what is over last', async () => {
    const codes = ['MYTURN', 'THEIRS', 'WAITED', 'LATER1', 'LATER2']
    for (const code of codes) await create(code, 2)
    const change = (
      code: string,
      later: number,
      data: { status?: 'playing' | 'finished'; toAct?: number[] },
    ) => database.prisma.game.update({ where: { code }, data: { ...data, movedAt: new Date(AT + later) } })
    await database.prisma.game.deleteMany({ where: { code: { notIn: codes } } })
    await change('MYTURN', 1, { status: 'playing', toAct: [0] })
    await change('WAITED', 2, {})
    await change('THEIRS', 3, { status: 'playing', toAct: [1] })
    await change('LATER1', 1000, { status: 'finished' })
    await change('LATER2', 2000, { status: 'finished' })
    const listed = async (limit: number) => (await store.loadMany('player 0', limit)).map(({ code }) => code)
    expect(await listed(5)).toEqual(['MYTURN', 'THEIRS', 'WAITED', 'LATER2', 'LATER1'])
    expect(await listed(1)).toEqual(['MYTURN'])
  })
})
