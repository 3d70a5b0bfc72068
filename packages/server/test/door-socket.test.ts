import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { io } from 'socket.io-client'
import { type IntentAnswer, type PresenceMessage, type ViewMessage, WIRE_VERSION } from '@trueline/rules/wire'
import type { Database } from '../src/store/database.ts'
import { codeOf, type ClientSocket, freshKey, openPlace, places, TestHouse } from './door-house.ts'

/** The next message of a kind that holds something. */
const until = <M>(
  socket: ClientSocket,
  event: 'view' | 'presence',
  holds: (message: M) => boolean,
): Promise<M> =>
  new Promise((resolve) => {
    const hear = (message: unknown) => {
      if (!holds(message as M)) return
      socket.off(event, hear as never)
      resolve(message as M)
    }
    socket.on(event, hear as never)
  })

const presence = (socket: ClientSocket, seats: readonly boolean[]) =>
  until<PresenceMessage>(socket, 'presence', (message) => message.seats.join() === seats.join())

const take = (n: number) => ({ type: 'take', n })

describe.each(places)('the socket door on %s', (place) => {
  let database: Database
  let leave: () => Promise<void>
  let house: TestHouse

  beforeAll(async () => {
    ;({ database, leave } = await openPlace(place))
    house = await TestHouse.open(database)
  })
  afterAll(async () => {
    await house.close()
    await leave()
  })

  it('says hello with its version and its clock', async () => {
    const socket: ClientSocket = io(house.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    const before = Date.now()
    const hello = await new Promise<{ version: number; now: number }>((resolve) =>
      socket.once('hello', resolve),
    )
    expect(hello.version).toBe(WIRE_VERSION)
    expect(hello.now).toBeGreaterThanOrEqual(before)
    expect(hello.now).toBeLessThanOrEqual(Date.now())
    socket.disconnect()
  })

  it('knows people by token and by cookie, lets strangers watch, and refuses tokens that are nobody’s', async () => {
    const { code, first } = await house.pair()
    const seatOf = async (socket: ClientSocket) => {
      const answer = await socket.emitWithAck('watch', { code })
      return answer.ok ? answer.seat : codeOf(answer)
    }
    const cookie = { cookie: `trueline=${first.token}` }
    expect(await seatOf(await first.connect())).toBe(0)
    expect(await seatOf(await house.visitor().connect({ extraHeaders: cookie }))).toBe(0)
    expect(await seatOf(await house.visitor().connect())).toBeNull()
    expect(await seatOf(await house.visitor().connect({ auth: { token: null } }))).toBeNull()
    for (const token of ['n'.repeat(43), '', 7, {}, ['x']]) {
      const refused = house.visitor().connect({ auth: { token } })
      await expect(refused).rejects.toMatchObject({ data: { code: 'unknown-token' } })
    }
  })

  it('lets only its own pages use the cookie', async () => {
    const { first } = await house.pair()
    const cookie = `trueline=${first.token}`
    const from = (origin: string) => house.visitor().connect({ extraHeaders: { cookie, origin } })
    await expect(from('https://evil.example')).rejects.toMatchObject({ data: { code: 'wrong-origin' } })
    await expect(from('null')).rejects.toMatchObject({ data: { code: 'wrong-origin' } })
    expect((await from(house.url)).connected).toBe(true)
  })

  it('plays a game: answers to the sender, views to all', async () => {
    const { code, first, second } = await house.pair()
    const [one, two, watcher] = await Promise.all([
      first.connect(),
      second.connect(),
      house.visitor().connect(),
    ])
    const watching = await Promise.all(
      [one, two, watcher].map((socket) => socket.emitWithAck('watch', { code })),
    )
    expect(watching).toMatchObject([
      { ok: true, seq: 1, seat: 0, news: [] },
      { ok: true, seq: 1, seat: 1 },
      { ok: true, seq: 1, seat: null },
    ])
    const told = [one, two, watcher].map((socket) =>
      until<ViewMessage>(socket, 'view', ({ seq }) => seq === 2),
    )
    const answer = await one.emitWithAck('intent', { code, key: freshKey(), seq: 1, intent: take(2) })
    expect(answer).toEqual({ ok: true, seq: 2 })
    for (const [index, message] of (await Promise.all(told)).entries()) {
      expect(message).toMatchObject({ code, seat: [0, 1, null][index], news: [{ type: 'took', n: 2 }] })
      expect(message.view).toMatchObject({ count: 2, toAct: [1] })
    }
    const stale = await two.emitWithAck('intent', { code, key: freshKey(), seq: 1, intent: take(2) })
    expect(stale).toMatchObject({ ok: false, error: { code: 'stale', data: { seq: 2 } } })
  })

  it('answers a key once for both doors, in any order and at once (S1, S3)', async () => {
    const { code, first } = await house.pair()
    const socket = await first.connect()
    const key = freshKey()
    const message = { key, seq: 1, intent: take(1) }
    const sent = await Promise.all([
      socket.emitWithAck('intent', { code, ...message }),
      first.ask('POST', `/api/games/${code}/intents`, message).then(({ body }) => body as IntentAnswer),
      socket.emitWithAck('intent', { code, ...message }),
    ])
    expect(sent).toEqual([
      { ok: true, seq: 2 },
      { ok: true, seq: 2 },
      { ok: true, seq: 2 },
    ])
    const later = await socket.emitWithAck('intent', { code, ...message, intent: take(3) })
    expect(later).toEqual({ ok: true, seq: 2 })
    const { body } = await first.ask('GET', `/api/games/${code}/view`)
    expect(body).toMatchObject({ seq: 2, view: { count: 1 } })
  })

  it('shows who is here, and who has gone', async () => {
    const { code, first, second } = await house.pair()
    const one = await first.connect()
    const alone = presence(one, [true, false])
    await one.emitWithAck('watch', { code })
    await alone
    const both = presence(one, [true, true])
    const two = await second.connect()
    await two.emitWithAck('watch', { code })
    await both
    const left = presence(one, [true, false])
    two.disconnect()
    await left
    const back = presence(one, [true, true])
    const again = await second.connect()
    await again.emitWithAck('watch', { code })
    await back
    const unwatched = presence(one, [true, false])
    await again.emitWithAck('unwatch', { code })
    await unwatched
  })

  it('counts nobody as here whose socket went away while they asked', async () => {
    const { code, first, second } = await house.pair()
    const one = await first.connect()
    await one.emitWithAck('watch', { code })
    const { watchers } = house.app.tables.size
    for (let round = 0; round < 10; round++) {
      const two = await second.connect()
      two.emit('watch', { code }, () => {})
      two.disconnect()
    }
    // Another's answer comes after those, since they all asked at the same table.
    const last = await house.visitor().connect()
    await last.emitWithAck('watch', { code })
    await last.emitWithAck('unwatch', { code })
    await expect.poll(() => house.app.tables.size.watchers).toBe(watchers)
  })

  it('watches each game once for each socket, the last word counting, with any seat of one’s own', async () => {
    const person = await house.person()
    const made = await person.ask('POST', '/api/games', { kind: 'toy', mode: 'local', names: ['Ada', 'Bo'] })
    const { code } = made.body as { code: string }
    const socket = await person.connect()
    const [as0, as1] = await Promise.all([
      socket.emitWithAck('watch', { code, seat: 0 }),
      socket.emitWithAck('watch', { code, seat: 1 }),
    ])
    expect([as0, as1]).toMatchObject([{ seat: 0 }, { seat: 1 }])
    const views: ViewMessage[] = []
    socket.on('view', (message) => views.push(message))
    await socket.emitWithAck('intent', { code, key: freshKey(), seat: 0, intent: take(1) })
    await socket.emitWithAck('unwatch', { code })
    await socket.emitWithAck('intent', { code, key: freshKey(), seat: 1, intent: take(1) })
    await socket.emitWithAck('unwatch', { code })
    expect(views).toMatchObject([{ seat: 1, seq: 2 }])
    expect(codeOf(await socket.emitWithAck('watch', { code, seat: 5 }))).toBe('not-your-seat')
  })

  it('leads a person’s second tab and second device to the same seat (S38)', async () => {
    const { code, first } = await house.pair()
    const [tab, other] = await Promise.all([first.connect(), first.connect()])
    await Promise.all([tab, other].map((socket) => socket.emitWithAck('watch', { code })))
    const seen = until<ViewMessage>(other, 'view', ({ seq }) => seq === 2)
    await tab.emitWithAck('intent', { code, key: freshKey(), intent: take(1) })
    expect((await seen).seat).toBe(0)
    const old = await other.emitWithAck('intent', { code, key: freshKey(), seq: 1, intent: take(1) })
    expect(codeOf(old)).toBe('stale')
  })

  it('works by long polling too', async () => {
    const { code, first } = await house.pair()
    const socket = await first.connect({ transports: ['polling'] })
    expect(await socket.emitWithAck('watch', { code })).toMatchObject({ ok: true, seat: 0 })
    const seen = until<ViewMessage>(socket, 'view', ({ seq }) => seq === 2)
    expect(await socket.emitWithAck('intent', { code, key: freshKey(), intent: take(1) })).toMatchObject({
      ok: true,
    })
    await seen
  })
})

describe('a house that closes', () => {
  it('is found again by clients on their own, with all that was acknowledged (S125)', async () => {
    const { database, leave } = await openPlace('PGlite')
    const before = await TestHouse.open(database)
    const { code, first } = await before.pair()
    const socket = await first.connect({
      reconnection: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 50,
    })
    await socket.emitWithAck('watch', { code })
    const answer = await socket.emitWithAck('intent', { code, key: freshKey(), intent: take(2) })
    expect(answer).toEqual({ ok: true, seq: 2 })

    const { port } = new URL(before.url)
    const away = new Promise<string>((resolve) => socket.once('disconnect', resolve))
    await before.app.server.close()
    expect(await away).toBe('transport close')
    const back = new Promise<void>((resolve) => socket.once('hello', () => resolve()))
    const after = await TestHouse.open(database, { port: Number(port) })
    await back
    expect(await socket.emitWithAck('watch', { code })).toMatchObject({
      ok: true,
      seq: 2,
      view: { count: 2 },
    })
    socket.disconnect()
    await after.close()
    await leave()
  })
})
