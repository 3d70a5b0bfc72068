import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Appender } from '../../src/store/append.ts'
import type { Database } from '../../src/store/database.ts'
import { storeOn } from '../../src/store/prisma.ts'
import type { Sql } from '../../src/store/sql.ts'
import type { Append, NewGame, Store } from '../../src/store/store.ts'
import { PLACES, type TestPlace } from './places.ts'

const AT = Date.UTC(2026, 0, 5, 12, 0, 0, 123)

const newGame = (code: string): NewGame => ({
  code,
  kind: 'toy',
  mode: 'online',
  options: { goal: 3 },
  makerId: 'ann',
  seed: 'ab',
  seedHash: 'cd',
  at: AT,
  seats: [
    { playerId: 'ann', name: 'Ann', computer: null },
    { playerId: 'bob', name: null, computer: null },
  ],
  opening: {
    events: [{ type: 'opened' }],
    at: AT,
    status: 'playing',
    toAct: [0],
    deadlineAt: null,
    outcome: null,
    snapshot: null,
    computers: [null, null],
  },
})

const wish = (code: string, changes: Partial<Append> = {}): Append => ({
  code,
  seq: 1,
  events: [{ type: 'took', n: 1 }],
  at: AT + 1000,
  status: 'playing',
  toAct: [1],
  deadlineAt: null,
  outcome: null,
  snapshot: null,
  dueBy: null,
  receipt: { seat: 0, key: 'key-1', answer: { ok: true, seq: 2 } },
  ...changes,
})

describe.each(PLACES)('appending on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let store: Store
  let statements = 0
  let count = 0

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    const sql: Sql = {
      query: (name, text, params) => {
        if (name === 'append') statements++
        return database.sql.query(name, text, params)
      },
    }
    store = storeOn({ prisma: database.prisma, sql })
    await database.prisma.player.createMany({ data: [{ id: 'ann' }, { id: 'bob' }] })
  })
  beforeEach(() => {
    statements = 0
  })
  afterAll(async () => {
    await database.close()
    await place.drop()
  })

  const create = async (): Promise<string> => {
    const code = `GAME${count++}`
    expect(await store.create(newGame(code))).toBe('created')
    return code
  }

  it('keeps every part of a game and of a step', async () => {
    const code = await create()
    expect(await store.create(newGame(code))).toBe('code-taken')
    expect(await store.load(code)).toEqual({
      code,
      kind: 'toy',
      mode: 'online',
      options: { goal: 3 },
      status: 'playing',
      makerId: 'ann',
      seq: 1,
      seed: 'ab',
      seedHash: 'cd',
      toAct: [0],
      deadlineAt: null,
      givenBack: 0,
      outcome: null,
      movedAt: AT,
      rematchSeats: [],
      rematchCode: null,
      seats: newGame(code).seats,
      snapshot: null,
      snapshotSeq: 0,
      events: [{ type: 'opened' }],
    })
    const step = wish(code, {
      events: [{ type: 'took' }, { type: 'rolled' }],
      toAct: [0, 1],
      deadlineAt: AT + 61_001,
      snapshot: { count: 7, text: 'ü"\\ \u2028 😀' },
    })
    expect(await store.append(step)).toBe('stored')
    expect(await store.load(code)).toMatchObject({
      seq: 3,
      toAct: [0, 1],
      deadlineAt: AT + 61_001,
      movedAt: AT + 1000,
      snapshotSeq: 3,
      events: [],
      snapshot: { count: 7, text: 'ü"\\ \u2028 😀' },
    })
    const end = wish(code, {
      seq: 3,
      events: [{ type: 'ended' }],
      status: 'finished',
      toAct: [],
      receipt: null,
      outcome: { places: [1, 2], why: 'reached' },
    })
    expect(await store.append(end)).toBe('stored')
    expect(await store.load(code)).toMatchObject({
      seq: 4,
      status: 'finished',
      toAct: [],
      deadlineAt: null,
      snapshotSeq: 3,
      events: [{ type: 'ended' }],
      outcome: { places: [1, 2], why: 'reached' },
    })
    expect(await store.events(code)).toEqual(['opened', 'took', 'rolled', 'ended'].map((type) => ({ type })))
    expect(await store.append(wish(code, { seq: 4, receipt: null }))).toBe('conflict')
    expect(await store.load('NOBODY')).toBe(null)
  })

  it('stores one of many that wish for the same place, and nothing of the others', async () => {
    const code = await create()
    const wishes = Array.from({ length: 20 }, (_, n) =>
      wish(code, { receipt: { seat: 0, key: `key-${n}`, answer: { ok: true, seq: 2 } } }),
    )
    const answers = await Promise.all(wishes.map((one) => store.append(one)))
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1)
    expect(await store.events(code)).toHaveLength(2)
    const receipts = await Promise.all(wishes.map((_, n) => store.receipt(code, 0, `key-${n}`)))
    expect(receipts.map((receipt) => (receipt ? 'stored' : 'conflict'))).toEqual(answers)
    expect(await store.append(wish(code))).toBe('conflict')
  })

  it('stores nothing under a key that is known', async () => {
    const code = await create()
    expect(await store.append(wish(code))).toBe('stored')
    expect(await store.receipt(code, 0, 'key-1')).toEqual({ ok: true, seq: 2 })
    expect(await store.receipt(code, 1, 'key-1')).toBe(null)
    expect(await store.append(wish(code, { seq: 2 }))).toBe('conflict')
    const others = { seat: 1, key: 'key-1', answer: { ok: true, seq: 3 } } as const
    expect(await store.append(wish(code, { seq: 2, receipt: others }))).toBe('stored')
  })

  it('ends a turn only if it has run out by the stored deadline', async () => {
    const code = await create()
    await store.append(wish(code, { deadlineAt: AT + 5000 }))
    const expiry = { seq: 2, receipt: null }
    expect(await store.append(wish(code, { ...expiry, dueBy: AT + 4999 }))).toBe('conflict')
    expect(await store.append(wish(code, { ...expiry, dueBy: AT + 5000 }))).toBe('stored')
    expect(await store.append(wish(code, { seq: 3, receipt: null, dueBy: AT + 9000 }))).toBe('conflict')
  })

  it('shares statements: a hundred games that move at once need few', async () => {
    const codes: string[] = []
    for (let game = 0; game < 100; game++) codes.push(await create())
    const answers = await Promise.all(
      codes.map((code, n) => store.append(wish(code, { seq: n === 50 ? 9 : 1 }))),
    )
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(99)
    expect(answers[50]).toBe('conflict')
    expect(statements).toBeLessThanOrEqual(2)
  })

  it('lets one that cannot be stored fail alone', async () => {
    const codes = [await create(), await create(), await create()]
    const [one = '', poisoned = '', other = ''] = codes
    // PostgreSQL keeps no NUL in JSON.
    const bad = wish(poisoned, { events: [{ type: 'took', text: '\u0000' }] })
    const [first, second, third] = await Promise.allSettled([
      store.append(wish(one)),
      store.append(bad),
      store.append(wish(other)),
    ])
    expect([first, third]).toMatchObject([{ value: 'stored' }, { value: 'stored' }])
    expect(second?.status).toBe('rejected')
    expect(await store.append(wish(poisoned))).toBe('stored')
    const cyclic: Record<string, unknown> = {}
    cyclic.self = cyclic
    await expect(store.append(wish(one, { seq: 2, events: [cyclic] }))).rejects.toThrow(TypeError)
  })

  it('gives an absence back once, however many beat in the same moment (G-7)', async () => {
    const tolerance = 15_000
    const code = await create()
    let now = AT + 2000
    await store.append(wish(code, { deadlineAt: now + 60_000 }))
    await store.beat({ now, tolerance })
    for (let round = 1; round <= 20; round++) {
      now += 60_000
      const beats = await Promise.all(Array.from({ length: 4 }, () => store.beat({ now, tolerance })))
      expect(beats.filter(({ gap }) => gap === 60_000)).toHaveLength(1)
      expect(beats.filter(({ gap }) => gap === 0)).toHaveLength(3)
      expect(await store.load(code)).toMatchObject({ deadlineAt: now + 60_000, givenBack: round * 60_000 })
    }
    // Nothing is due while the house has not said that it is open.
    const later = now + 100_000
    const look = { until: later, except: [], limit: 5 }
    expect(await store.due(look, { now: later, tolerance })).toEqual([])
    expect(await store.due(look, { now, tolerance })).toEqual([{ code, deadlineAt: now + 60_000 }])
    expect(await store.due({ ...look, except: ['OTHER2', code] }, { now, tolerance })).toEqual([])
    expect(await store.due({ ...look, limit: 0 }, { now, tolerance })).toEqual([])
  })

  it('reads the times of the store as the times of the house, whatever the zone of the database', async () => {
    const code = await create()
    const row = await database.prisma.game.findUniqueOrThrow({ where: { code } })
    expect(row.movedAt.getTime()).toBe(AT)
    expect(Math.abs(row.createdAt.getTime() - Date.now())).toBeLessThan(600_000)
    await store.append(wish(code))
    const moved = await database.prisma.game.findUniqueOrThrow({ where: { code } })
    expect(moved.movedAt.getTime()).toBe(AT + 1000)
  })
})

describe('an append that meets a fault', () => {
  /** A database that answers as told, in turn, and keeps what it was asked. */
  const answering = (...answers: (Error | number[])[]): { sql: Sql; asked: string[] } => {
    const asked: string[] = []
    return {
      asked,
      sql: {
        query: async <Row>(_name: string, _text: string, [rows]: readonly unknown[]) => {
          asked.push(String(rows))
          const answer = answers.shift() ?? []
          if (answer instanceof Error) throw answer
          return answer.map((place) => ({ place })) as Row[]
        },
      },
    }
  }
  const fault = (code: string): Error => Object.assign(new Error(code), { code })

  it.each(['40001', '40P01', '57P01', '08006', '53300', 'ECONNRESET', 'EPIPE'])(
    'tries again after %s',
    async (code) => {
      const { sql, asked } = answering(fault(code), new Error('Connection terminated unexpectedly'), [1])
      expect(await new Appender(sql).append(wish('AAAAAA'))).toBe('stored')
      expect(asked).toHaveLength(3)
      expect(new Set(asked).size).toBe(1)
    },
  )

  it('gives up in the end, tells each game, and works on when the database is back', async () => {
    const { sql } = answering(...Array<Error>(5).fill(fault('57P03')), [1])
    const appender = new Appender(sql)
    const lost = await Promise.allSettled([appender.append(wish('AAAAAA')), appender.append(wish('BBBBBB'))])
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await appender.append(wish('AAAAAA'))).toBe('stored')
  })

  it('does not try again what can never be stored', async () => {
    const { sql, asked } = answering(fault('22P05'))
    await expect(new Appender(sql).append(wish('AAAAAA'))).rejects.toThrow('22P05')
    expect(asked).toHaveLength(1)
  })

  it('asks for the games in the order of their codes, so that two servers cannot lock each other out', async () => {
    const { sql, asked } = answering([1, 3])
    const appender = new Appender(sql)
    const answers = await Promise.all(
      ['CCCCCC', 'AAAAAA', 'BBBBBB'].map((code) => appender.append(wish(code))),
    )
    expect(JSON.parse(asked[0] ?? '').map(({ code }: Append) => code)).toEqual(['AAAAAA', 'BBBBBB', 'CCCCCC'])
    expect(answers).toEqual(['stored', 'stored', 'conflict'])
  })
})
