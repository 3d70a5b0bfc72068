import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/store/database.ts'
import { codeOf, freshKey, openPlace, TestHouse } from './door-house.ts'

let database: Database
let leave: () => Promise<void>
let house: TestHouse

beforeAll(async () => {
  ;({ database, leave } = await openPlace('PGlite'))
})
afterEach(() => house.close())
afterAll(() => leave())

/** Something to wait at until it is opened. */
const gate = (): { opened: Promise<void>; open: () => void } => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('operations', () => {
  it('tell that the process is alive and the database answers', async () => {
    house = await TestHouse.open(database)
    for (const path of ['/healthz', '/readyz'])
      expect((await house.visitor().ask('GET', path)).body).toEqual({ ok: true })
  })

  it('tell when the database does not answer', async () => {
    const query: Database['sql']['query'] = (name, text, params) =>
      name === 'ready' ? Promise.reject(new Error('gone')) : database.sql.query(name, text, params)
    const away = { ...database, sql: { query } }
    house = await TestHouse.open(database, { database: away })
    const reply = await house.visitor().ask('GET', '/readyz')
    expect([reply.status, codeOf(reply)]).toEqual([503, 'unavailable'])
    expect((await house.visitor().ask('GET', '/healthz')).status).toBe(200)
  })

  it('count moves by the code of their answer, and time what is stored', async () => {
    house = await TestHouse.open(database)
    const { code, first, second } = await house.pair()
    const socket = await second.connect()
    await first.ask('POST', `/api/games/${code}/intents`, { key: freshKey(), intent: { type: 'take', n: 1 } })
    await first.ask('POST', `/api/games/${code}/intents`, { key: freshKey(), intent: { type: 'take', n: 1 } })
    await socket.emitWithAck('intent', { code, key: freshKey(), intent: { type: 'take', n: 1 } })
    await socket.emitWithAck('watch', { code })
    const { text } = await house.visitor().ask('GET', '/metrics')
    expect(text).toContain('trueline_intents_total{result="ok"} 2')
    expect(text).toContain('trueline_intents_total{result="not-your-turn"} 1')
    expect(text).toContain('trueline_append_seconds_count 2')
    expect(text).toContain('trueline_tables 1')
    expect(text).toContain('trueline_watchers 1')
    expect(text).toContain('trueline_sockets 1')
    for (const private_ of [code, 'Noor', first.id ?? '']) expect(text).not.toContain(private_)
  })

  it('show figures to this machine only, or to who has the token', async () => {
    house = await TestHouse.open(database)
    const forwarded = await house
      .visitor()
      .ask('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.1' })
    expect([forwarded.status, codeOf(forwarded)]).toEqual([404, 'not-found'])
    await house.close()
    house = await TestHouse.open(database, { env: { METRICS_TOKEN: 'a-long-enough-token' } })
    const ask = (authorization: string) =>
      house.visitor().ask('GET', '/metrics', undefined, { authorization })
    expect((await house.visitor().ask('GET', '/metrics')).status).toBe(404)
    expect((await ask('Bearer a-long-enough-tokem')).status).toBe(404)
    expect((await ask('Bearer a-long-enough-token')).status).toBe(200)
  })
})

describe('a house that closes', () => {
  it('finishes what has begun, and refuses the rest in the shape of all errors', async () => {
    const held = gate()
    const begun = gate()
    let holding = false
    const query: Database['sql']['query'] = async (name, text, params) => {
      if (holding) {
        begun.open()
        await held.opened
      }
      return database.sql.query(name, text, params)
    }
    house = await TestHouse.open(database, { database: { ...database, sql: { query } } })
    const { code, first } = await house.pair()
    const socket = await first.connect()
    holding = true
    const answer = socket.emitWithAck('intent', { code, key: freshKey(), intent: { type: 'take', n: 1 } })
    await begun.opened

    const closed = house.app.server.close()
    const late = await house.visitor().ask('GET', '/healthz')
    expect([late.status, codeOf(late)]).toEqual([503, 'unavailable'])
    held.open()
    expect(await answer).toEqual({ ok: true, seq: 2 })
    await closed
    expect(await database.prisma.game.findUnique({ where: { code } })).toMatchObject({ seq: 2 })
  })
})

describe('the API page', () => {
  it('describes every call, what it takes and what it answers', async () => {
    house = await TestHouse.open(database)
    const reply = await house.visitor().ask('GET', '/api/docs/json')
    const { paths } = reply.body as {
      paths: Record<string, Record<string, { responses: object; requestBody?: object }>>
    }
    expect(Object.keys(paths).sort()).toEqual([
      '/api/games',
      '/api/games/{code}',
      '/api/games/{code}/intents',
      '/api/games/{code}/log',
      '/api/games/{code}/review',
      '/api/games/{code}/seats',
      '/api/games/{code}/view',
      '/api/identity',
      '/api/identity/recover',
      '/api/me',
      '/api/me/games',
      '/api/me/puzzles',
      '/api/me/recovery',
      '/api/me/streak',
      '/api/puzzles',
      '/api/puzzles/daily/{date}/{level}',
      '/api/puzzles/{id}',
      '/api/puzzles/{id}/check',
      '/api/puzzles/{id}/reveal',
      '/healthz',
      '/readyz',
    ])
    expect(paths['/api/games/{code}/intents']?.post?.requestBody).toMatchObject({
      content: {
        'application/json': { schema: { required: ['key', 'intent'], additionalProperties: false } },
      },
    })
    expect(Object.keys(paths['/api/identity']?.post?.responses ?? {})).toEqual(['200', '201', '4XX', '5XX'])
  })

  it('is a page under the policy of the house', async () => {
    house = await TestHouse.open(database)
    const reply = await house.visitor().ask('GET', '/api/docs')
    expect(reply.status).toBe(200)
    expect(reply.text).not.toMatch(/<script>[^<]/)
    expect(reply.headers.get('content-security-policy')).toMatch(/script-src 'self';/)
  })
})

describe('the log', () => {
  it('knows no tokens, cookies, names, racks, seeds or codes, whatever goes wrong (S48, S126)', async () => {
    const fault = Object.assign(
      new Error('Invalid `create()` invocation:\n{ name: "Noor", seed: "5eed" }\n\nIt broke'),
      {
        code: 'P2002',
        query: 'INSERT INTO "Game" …',
        params: ['Noor', '5eed'],
        detail: 'Key (name)=(Noor) exists',
      },
    )
    let broken = false
    const prisma = new Proxy(database.prisma, {
      get: (client, name) => {
        if (broken && name === 'player') throw fault
        return Reflect.get(client, name)
      },
    })
    const sql = {
      query: async <Row>(...call: Parameters<Database['sql']['query']>): Promise<Row[]> => {
        if (broken) throw fault
        return database.sql.query<Row>(...call)
      },
    }
    house = await TestHouse.open(database, { database: { ...database, prisma, sql } })
    const { code, first } = await house.pair('equacross')
    const socket = await first.connect()
    const answer = await socket.emitWithAck('watch', { code })
    const rack = (answer as unknown as { view: { rack: string } }).view.rack
    broken = true
    expect(codeOf(await first.ask('PATCH', '/api/me', { name: 'Noor' }))).toBe('unavailable')
    const intent = { code, key: freshKey(), intent: { type: 'pass' } }
    expect(codeOf(await socket.emitWithAck('intent', intent))).toBe('unavailable')
    const asked = await house.visitor({ cookie: `trueline=${first.token}` }).ask('GET', '/api/me')
    expect([asked.status, codeOf(asked)]).toEqual([503, 'unavailable'])
    broken = false

    const log = house.log.join('')
    expect(log).toContain('P2002')
    expect(log).toContain('It broke')
    expect(log).toContain('/api/me')
    expect(rack).toMatch(/^\d{7}$/)
    for (const secret of ['Noor', '5eed', rack, first.token ?? '', 'trueline=', 'INSERT'])
      expect(log).not.toContain(secret)
  })
})
