import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/store/database.ts'
import {
  codeOf,
  freshKey,
  type HouseOptions,
  openPlace,
  type Reply,
  TestHouse,
  type Visitor,
} from './door-house.ts'
import { RawSocket } from './hostile-wire.ts'

let database: Database
let leave: () => Promise<void>
let house: TestHouse

beforeAll(async () => {
  ;({ database, leave } = await openPlace('PGlite'))
})
afterEach(() => house.close())
afterAll(() => leave())

const open = async (options: HouseOptions) => {
  house = await TestHouse.open(database, options)
  return house
}
const isSlowedDown = (reply: Reply) => {
  expect([reply.status, codeOf(reply)]).toEqual([429, 'slow-down'])
  const { retryMs } = (reply.body as { error: { data: { retryMs: number } } }).error.data
  expect(retryMs).toBeGreaterThan(0)
  expect(Number(reply.headers.get('retry-after'))).toBe(Math.ceil(retryMs / 1000))
}
const via = (address: string) => ({ 'x-forwarded-for': address })

describe('calls', () => {
  it('are limited for each address, and a forged header is no other address (S43)', async () => {
    await open({ limits: { calls: { person: 100, address: 5 } } })
    const calls: Reply[] = []
    for (let n = 0; n < 6; n++) calls.push(await house.visitor(via(`203.0.113.${n}`)).ask('GET', '/api/me'))
    expect(calls.slice(0, 5).map(({ status }) => status)).toEqual(Array(5).fill(204))
    isSlowedDown(calls[5] as Reply)
  })

  it('are limited for each client of a trusted proxy, and only for that one (S36)', async () => {
    await open({ env: { TRUST_PROXY: '1' }, limits: { calls: { person: 100, address: 5 } } })
    const flood = house.visitor(via('forged-anew, 203.0.113.1'))
    for (let n = 0; n < 5; n++) await flood.ask('GET', '/api/me')
    isSlowedDown(await flood.ask('GET', '/api/me'))
    isSlowedDown(await house.visitor(via('other-lie, 203.0.113.1')).ask('GET', '/api/me'))
    expect((await house.visitor(via('203.0.113.2')).ask('GET', '/api/me')).status).toBe(204)
  })

  it('are limited for each person, wherever they come from, and not for their neighbours', async () => {
    await open({ env: { TRUST_PROXY: '1' }, limits: { calls: { person: 5, address: 100 } } })
    const [flood, neighbour] = await Promise.all([house.person(), house.person()])
    const call = (n: number) => flood.ask('GET', '/api/me', undefined, via(`203.0.113.${n}`))
    for (let n = 0; n < 5; n++) expect((await call(n)).status).toBe(200)
    isSlowedDown(await call(6))
    expect((await neighbour.ask('GET', '/api/me')).status).toBe(200)
  })

  it('that make identities are limited more, and arriving again is not one', async () => {
    await open({ limits: { identities: { address: 3 } } })
    const someone = await house.person()
    for (let n = 0; n < 2; n++) expect((await house.visitor().ask('POST', '/api/identity')).status).toBe(201)
    isSlowedDown(await house.visitor().ask('POST', '/api/identity'))
    expect((await someone.ask('POST', '/api/identity')).status).toBe(200)
  })

  it('that make games are limited more', async () => {
    await open({ limits: { games: { person: 2, address: 3 } } })
    const [one, two] = await Promise.all([house.person(), house.person()])
    const make = (who: Visitor) => who.ask('POST', '/api/games', { kind: 'toy', mode: 'online' })
    for (let n = 0; n < 2; n++) expect((await make(one)).status).toBe(201)
    isSlowedDown(await make(one))
    expect((await make(two)).status).toBe(201)
    isSlowedDown(await make(two))
  })

  it('that list games are limited more', async () => {
    await open({ limits: { lists: { person: 2 } } })
    const [one, two] = await Promise.all([house.person(), house.person()])
    for (let n = 0; n < 2; n++) expect((await one.ask('GET', '/api/me/games')).status).toBe(200)
    isSlowedDown(await one.ask('GET', '/api/me/games'))
    expect((await two.ask('GET', '/api/me/games')).status).toBe(200)
    expect((await one.ask('GET', '/api/me')).status).toBe(200)
  })

  it('that try recovery codes are limited, and wrong ones slow down', async () => {
    await open({
      limits: { recoveries: { address: 4 }, wrongCodes: { person: 2, address: 3, firstWaitMs: 60_000 } },
    })
    const attempt = () => house.visitor().ask('POST', '/api/identity/recover', { code: 'A'.repeat(28) })
    for (let n = 0; n < 3; n++) expect(codeOf(await attempt())).toBe('unknown-code')
    isSlowedDown(await attempt())
    isSlowedDown(await attempt())
  })
})

describe('messages over sockets', () => {
  const watch = { code: 'ZZZZZZ' }

  it('are limited for each socket, and the seat is kept', async () => {
    await open({ limits: { messages: { socket: 5, person: 100, address: 100 } } })
    const [one, two] = await Promise.all([house.visitor().connect(), house.visitor().connect()])
    for (let n = 0; n < 5; n++) expect(codeOf(await one.emitWithAck('unwatch', watch))).toBeNull()
    const answer = await one.emitWithAck('unwatch', watch)
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'slow-down', data: { retryMs: expect.any(Number) } },
    })
    expect(one.connected).toBe(true)
    expect(await two.emitWithAck('unwatch', watch)).toEqual({ ok: true })
  })

  it('are limited for each person over all their sockets, and for each address', async () => {
    await open({ limits: { messages: { socket: 100, person: 5, address: 8 } } })
    const person = await house.person()
    const sockets = await Promise.all([person.connect(), person.connect()])
    const codes: (string | null)[] = []
    for (let n = 0; n < 6; n++) codes.push(codeOf(await sockets[n % 2]?.emitWithAck('unwatch', watch)))
    expect(codes).toEqual([null, null, null, null, null, 'slow-down'])
    const others = await Promise.all(Array.from({ length: 4 }, () => house.visitor().connect()))
    const theirs = await Promise.all(others.map((socket) => socket.emitWithAck('unwatch', watch)))
    expect(theirs.map(codeOf)).toEqual([null, null, null, 'slow-down'])
  })

  it('that never end close the socket', async () => {
    await open({ limits: { messages: { socket: 5, person: 100, address: 100 } } })
    const socket = await RawSocket.join(house.url)
    for (let n = 0; n < 30; n++) socket.text(`42${n}["unwatch",{"code":"ZZZZZZ"}]`)
    await socket.closed
    const answers = socket.heard.filter((message) => message.startsWith('43'))
    expect(answers.length).toBeLessThan(30)
  })

  it('watch so many games and no more', async () => {
    await open({ limits: { watched: { socket: 2 } } })
    const games = await Promise.all([house.pair(), house.pair(), house.pair()])
    const socket = await house.visitor().connect()
    const codes: (string | null)[] = []
    for (const { code } of games) codes.push(codeOf(await socket.emitWithAck('watch', { code })))
    expect(codes).toEqual([null, null, 'too-many-watched'])
    await socket.emitWithAck('unwatch', { code: games[0]?.code ?? '' })
    expect(codeOf(await socket.emitWithAck('watch', { code: games[2]?.code ?? '' }))).toBeNull()
  })

  it('need sockets, of which an address opens so many a minute', async () => {
    await open({ env: { TRUST_PROXY: '1' }, limits: { handshakes: { address: 3 } } })
    const from = (address: string) => house.visitor().connect({ extraHeaders: via(address) })
    for (let n = 0; n < 3; n++) (await from('203.0.113.1')).disconnect()
    await expect(from('203.0.113.1')).rejects.toThrow()
    expect((await from('203.0.113.2')).connected).toBe(true)
  })

  it('need sockets, of which an address has so many', async () => {
    await open({ env: { TRUST_PROXY: '1' }, limits: { sockets: { address: 3 } } })
    const from = (address: string) => house.visitor().connect({ extraHeaders: via(address) })
    const held = await Promise.all([1, 2, 3].map(() => from('203.0.113.1')))
    await expect(from('203.0.113.1')).rejects.toThrow()
    expect((await from('203.0.113.2')).connected).toBe(true)
    const [first] = held
    first?.disconnect()
    await expect
      .poll(() =>
        from('203.0.113.1')
          .then((socket) => socket.connected)
          .catch(() => false),
      )
      .toBe(true)
  })
})

describe('wrong codes (S35)', () => {
  const limits = { wrongCodes: { person: 4, address: 6, firstWaitMs: 60_000 } }
  const wrong = (n: number) => `ZZZZ${'ABCDEFGHJK'[n]}2`

  it('slow a person down over both doors together, and not their neighbours', async () => {
    await open({ limits })
    const [{ code }, guesser, neighbour] = await Promise.all([house.pair(), house.person(), house.person()])
    const socket = await guesser.connect()
    expect(codeOf(await socket.emitWithAck('watch', { code: wrong(0) }))).toBe('no-such-game')
    expect(codeOf(await guesser.ask('GET', `/api/games/${wrong(1)}`))).toBe('no-such-game')
    const intent = { code: wrong(2), key: freshKey(), intent: { type: 'pass' } }
    expect(codeOf(await socket.emitWithAck('intent', intent))).toBe('no-such-game')
    expect(codeOf(await guesser.ask('POST', `/api/games/${wrong(3)}/seats`, {}))).toBe('no-such-game')

    // From now on nothing tells a used code from an unused one.
    for (const guess of [code, wrong(4)]) {
      isSlowedDown(await guesser.ask('GET', `/api/games/${guess}`))
      isSlowedDown(await guesser.ask('GET', `/api/games/${guess}/view`))
      isSlowedDown(await guesser.ask('POST', `/api/games/${guess}/seats`, {}))
      isSlowedDown(await guesser.ask('GET', `/api/games/${guess}/log`))
      expect(codeOf(await socket.emitWithAck('watch', { code: guess }))).toBe('slow-down')
    }
    expect((await neighbour.ask('GET', `/api/games/${code}`)).status).toBe(200)
  })

  it('slow an address down however many sockets, identities and forged headers it has (S43)', async () => {
    await open({ limits })
    const { code, first } = await house.pair()
    await first.ask('GET', `/api/games/${code}`)
    for (let n = 0; n < 6; n++) {
      const guesser = house.visitor(via(`198.51.100.${n}`))
      if (n % 2) expect(codeOf(await guesser.ask('GET', `/api/games/${wrong(n)}`))).toBe('no-such-game')
      else
        expect(codeOf(await (await guesser.connect()).emitWithAck('watch', { code: wrong(n) }))).toBe(
          'no-such-game',
        )
    }
    isSlowedDown(await house.visitor(via('198.51.100.77')).ask('GET', `/api/games/${code}`))
    isSlowedDown(await (await house.person()).ask('GET', `/api/games/${code}`))
    const socket = await house.visitor(via('198.51.100.78')).connect()
    expect(codeOf(await socket.emitWithAck('watch', { code }))).toBe('slow-down')
    // Whoever makes a game there opens it.
    const maker = await house.person()
    const made = await maker.ask('POST', '/api/games', { kind: 'toy', mode: 'online' })
    const own = (made.body as { code: string }).code
    expect((await maker.ask('GET', `/api/games/${own}`)).status).toBe(200)
    expect((await (await maker.connect()).emitWithAck('watch', { code: own })).ok).toBe(true)
    // Those who play there already play on.
    const intent = { key: freshKey(), intent: { type: 'take', n: 1 } }
    expect((await first.ask('POST', `/api/games/${code}/intents`, intent)).status).toBe(200)
    expect((await (await first.connect()).emitWithAck('watch', { code })).ok).toBe(true)
  })
})

describe('a class of forty behind one address', () => {
  it('arrives, makes games, joins and plays at once', { timeout: 120_000 }, async () => {
    await open({ limits: {} })
    const pairs = await Promise.all(Array.from({ length: 20 }, () => house.pair()))
    const sockets = await Promise.all(
      pairs.flatMap(({ first, second }) => [first.connect(), second.connect()]),
    )
    const refused: (string | null)[] = []
    await Promise.all(
      pairs.map(async ({ code }, table) => {
        const [one, two] = sockets.slice(table * 2)
        for (const socket of [one, two]) refused.push(codeOf(await socket?.emitWithAck('watch', { code })))
        for (let turn = 0; turn < 10; turn++) {
          const intent = { code, key: freshKey(), intent: { type: 'take', n: 1 } }
          refused.push(codeOf(await (turn % 2 ? two : one)?.emitWithAck('intent', intent)))
        }
      }),
    )
    expect(refused.filter((code) => code !== null)).toEqual([])
  })
})

describe('an address', () => {
  it('is told apart only by what cannot be forged: two requests on one connection', async () => {
    await open({ env: { TRUST_PROXY: '203.0.113.0/24' }, limits: { calls: { person: 100, address: 2 } } })
    // We come from 127.0.0.1, which is not among the trusted proxies.
    const { port } = new URL(house.url)
    const ask = (forwarded: string) =>
      new Promise<number>((resolve, reject) => {
        const call = request(
          { port, host: '127.0.0.1', path: '/api/me', headers: via(forwarded) },
          (response) => resolve(response.resume().statusCode ?? 0),
        )
        call.on('error', reject)
        call.end()
      })
    expect([await ask('198.51.100.1'), await ask('198.51.100.2'), await ask('198.51.100.3')]).toEqual([
      204, 204, 429,
    ])
  })
})
