import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/store/database.ts'
import { codeOf, freshKey, openPlace, TestHouse, type Visitor } from './door-house.ts'
import { RawSocket, sendBytes } from './hostile-wire.ts'

let database: Database
let leave: () => Promise<void>
let house: TestHouse
let code: string
let player: Visitor

beforeAll(async () => {
  ;({ database, leave } = await openPlace('PGlite'))
  house = await TestHouse.open(database)
  ;({ code, first: player } = await house.pair())
})
afterAll(async () => {
  await house.close()
  await leave()
})

/** After whatever was done to it, the house answers, and its log knows of no fault of its own. */
afterEach(async () => {
  expect((await house.visitor().ask('GET', '/healthz')).status).toBe(200)
  expect((await house.visitor().ask('GET', `/api/games/${code}`)).status).toBe(200)
  expect(house.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

const ROUTES = [
  ['POST', '/api/identity'],
  ['POST', '/api/identity/recover'],
  ['PATCH', '/api/me'],
  ['POST', '/api/me/recovery'],
  ['POST', '/api/games'],
  ['POST', '/api/games/CODE/seats'],
  ['POST', '/api/games/CODE/intents'],
] as const

/** JSON of any shape, often with the fields that the house knows. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.record(
    {
      code: fc.oneof(fc.constant('ABCDEF'), fc.string(), fc.integer()),
      name: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      names: fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue())),
      kind: fc.oneof(fc.constantFrom('toy', 'equacross', '__proto__', 'constructor'), fc.string()),
      mode: fc.oneof(fc.constantFrom('online', 'local', 'computer'), fc.string()),
      options: fc.jsonValue(),
      level: fc.jsonValue(),
      key: fc.oneof(fc.constant('a-key-of-ours'), fc.string(), fc.jsonValue()),
      seq: fc.oneof(fc.integer(), fc.double(), fc.string()),
      seat: fc.oneof(fc.integer(), fc.double(), fc.string()),
      intent: fc.oneof(
        fc.jsonValue(),
        fc.record({ type: fc.constantFrom('take', 'pass', 'claim', 'cancel', 'x'), n: fc.jsonValue() }),
      ),
    },
    { requiredKeys: [] },
  ),
)

describe('hostile HTTP', () => {
  it('answers any JSON to any route with a code, never a fault', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ROUTES), anything, async ([method, path], body) => {
        const reply = await player.ask(method, path.replace('CODE', code), JSON.stringify(body))
        expect(reply.status).toBeLessThan(500)
        if (reply.status >= 400)
          expect(reply.body).toEqual({
            error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
          })
      }),
      { numRuns: 400 },
    )
  })

  it('answers any path and query with a code', { timeout: 120_000 }, async () => {
    const part = fc.oneof(
      fc.constantFrom(
        'api',
        'games',
        'me',
        '..',
        '.',
        '%2e%2e',
        '%00',
        '%ff',
        '%',
        'view',
        '__proto__',
        code,
      ),
      fc.string({ unit: 'binary-ascii' }).map(encodeURIComponent),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
        fc.array(part, { maxLength: 5 }),
        fc.oneof(
          fc.constant(''),
          fc.string().map((query) => `?seat=${encodeURIComponent(query)}`),
        ),
        async (method, parts, query) => {
          const heard = await sendBytes(
            house.url,
            `${method} /api/${parts.join('/')}${query} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
            5000,
          )
          expect(heard).toMatch(/^HTTP\/1\.1 [234]\d\d /)
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each<[string, number, string, string, string | undefined, Record<string, string>]>([
    ['broken JSON', 400, 'bad-json', 'POST', '{"kind":', {}],
    ['a bare word', 400, 'bad-json', 'POST', 'kind', {}],
    ['a poisoned prototype', 400, 'bad-json', 'POST', '{"__proto__":{"kind":"toy"}}', {}],
    ['null', 400, 'bad-request', 'POST', 'null', {}],
    ['an unknown field', 400, 'bad-request', 'POST', '{"kind":"toy","mode":"online","seed":"00"}', {}],
    ['no body', 400, 'bad-request', 'POST', undefined, {}],
    [
      'a form',
      415,
      'wrong-type',
      'POST',
      'kind=toy',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['plain text', 415, 'wrong-type', 'POST', '{"kind":"toy"}', { 'content-type': 'text/plain' }],
    ['a body too large', 413, 'too-large', 'POST', JSON.stringify({ kind: 'x'.repeat(20_000) }), {}],
    ['two megabytes', 413, 'too-large', 'POST', JSON.stringify({ kind: 'x'.repeat(2_000_000) }), {}],
    ['deep JSON', 400, 'bad-request', 'POST', `${'['.repeat(8000)}${']'.repeat(8000)}`, {}],
    ['a wrong method', 405, 'wrong-method', 'DELETE', undefined, {}],
    ['a preflight', 405, 'wrong-method', 'OPTIONS', undefined, { origin: 'https://evil.example' }],
  ])('answers %s with %i %s', async (_what, status, error, method, body, headers) => {
    const reply = await player.ask(method, '/api/games', body, headers)
    expect([reply.status, codeOf(reply)]).toEqual([status, error])
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    if (status === 405) expect(reply.headers.get('allow')).toBe('POST')
  })

  it('says where a body is wrong, and never what was in it', async () => {
    const reply = await player.ask('POST', '/api/games', { kind: 7, mode: 'secret-thing' })
    expect(reply.body).toMatchObject({
      error: { data: { issues: [{ path: 'body/kind' }, { path: 'body/mode' }] } },
    })
    expect(reply.text).not.toContain('secret-thing')
  })

  it.each([
    ['noise', Buffer.from([0, 1, 2, 255, 254, 10, 13, 10])],
    ['half a request', 'GET /api/me HT'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['another protocol', 'SSH-2.0-x\r\n'],
    ['a huge header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`],
    ['a header with a control character', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n'],
    [
      'two lengths',
      'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'an absolute address',
      'GET http://evil.example/api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
    [
      'an upgrade to something else',
      'GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
    ],
    ['a bad escape', 'GET /api/games/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a chunk that lies', 'POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ])('survives %s', async (_what, bytes) => {
    const heard = await sendBytes(house.url, bytes)
    expect(heard).toMatch(/^(|HTTP\/1\.1 [24]\d\d .*)/)
  })
})

describe('hostile sockets', () => {
  it('get exactly one answer to any event with anything in it (S16)', { timeout: 120_000 }, async () => {
    const socket = await RawSocket.join(house.url, { token: player.token })
    const event = fc.oneof(
      fc.constantFrom('watch', 'unwatch', 'intent', 'error', '__proto__', 'constructor', 'hello', 'view'),
      fc.string({ unit: 'binary' }),
      fc.integer(),
    )
    let id = 0
    await fc.assert(
      fc.asyncProperty(event, fc.array(anything, { maxLength: 5 }), async (name, args) => {
        // Names that the library keeps for itself close the socket: see below.
        fc.pre(
          !/^(connect|connect_error|disconnect|disconnecting|newListener|removeListener)$/.test(`${name}`),
        )
        const ack = ++id
        socket.text(`42${JSON.stringify([name, ...args])}`)
        socket.text(`42${ack}${JSON.stringify([name, ...args])}`)
        const answer = await socket.next((message) => message.startsWith(`43${ack}[`))
        expect(answer).not.toBe('')
        const [said] = JSON.parse(answer.slice(`43${ack}`.length)) as [object]
        if (!('ok' in said) || said.ok !== true)
          expect(said).toEqual({ ok: false, error: expect.objectContaining({ code: expect.any(String) }) })
      }),
      { numRuns: 400 },
    )
    const acks = socket.heard.filter((message) => message.startsWith('43'))
    expect(acks).toHaveLength(id)
    socket.close()
  })

  it('tell what was wrong', async () => {
    const socket = await player.connect()
    const ask = (event: string, ...args: unknown[]) =>
      socket.emitWithAck(event as 'watch', ...(args as [never]))
    expect(codeOf(await ask('fly', {}))).toBe('unknown-event')
    expect(codeOf(await ask('watch'))).toBe('bad-request')
    expect(codeOf(await ask('watch', { code }, 'more'))).toBe('bad-request')
    expect(codeOf(await ask('watch', { code, x: 1 }))).toBe('bad-request')
    expect(codeOf(await ask('watch', [code]))).toBe('bad-request')
    expect(codeOf(await ask('watch', { code: 'ZZZZZZ' }))).toBe('no-such-game')
    expect(codeOf(await ask('intent', { code, key: 'short', intent: {} }))).toBe('bad-request')
    expect(codeOf(await ask('intent', { code, key: freshKey(), intent: { type: 'fly' } }))).toBe('bad-intent')
    // Moderately large is answered, and the seat is kept (S17).
    const large = { type: 'take', n: 'x'.repeat(40_000) }
    expect(codeOf(await ask('intent', { code, key: freshKey(), intent: large }))).toBe('bad-intent')
    const tiles = Array.from({ length: 1000 }, () => ({ square: 'H8', digit: '1' }))
    expect(codeOf(await ask('intent', { code, key: freshKey(), intent: { type: 'play', tiles } }))).toBe(
      'bad-intent',
    )
    expect(await ask('watch', { code })).toMatchObject({ ok: true, seat: 0 })
  })

  it('get an answer even to nothing at all', async () => {
    const socket = await RawSocket.join(house.url)
    socket.text('427')
    expect(await socket.next((message) => message.startsWith('437['))).toContain('unknown-event')
    socket.close()
  })

  const closes: readonly [string, string | Buffer][] = [
    ['442["x"]', '442["x"]'],
    ['a reserved name', '42["disconnect"]'],
    ['a reserved name of the emitter', '421["newListener",1]'],
    ['an object for an event', '42{}'],
    ['an empty event', '42[]'],
    ['a null event', '42[null]'],
    ['a boolean event', '42[true]'],
    ['broken JSON', '42["watch"'],
    ['an unknown packet', '49["watch"]'],
    ['a packet for a place nobody joined', '42/admin,["watch"]'],
    ['another hello', '40'],
    ['a ping the wrong way', '2'],
    ['an unknown frame', '9'],
    ['an empty frame', ''],
    ['a binary event that never comes', '4510-["watch",{"_placeholder":true,"num":0}]'],
    ['a binary event without end', '45100000000-["watch"]'],
    ['a binary event with a broken count', '45x-["watch"]'],
    ['a binary acknowledgement', '461-7[{"_placeholder":true,"num":0}]'],
    ['bytes out of nowhere', Buffer.from([1, 2, 3])],
    ['two megabytes', `42["intent","${'x'.repeat(2_000_000)}"]`],
    ['a name of 100 kB', `421["${'n'.repeat(100_000)}"]`],
  ]
  it.each(closes)('are closed for %s, and nobody else is (S22)', async (_what, sent) => {
    const other = await RawSocket.join(house.url)
    const socket = await RawSocket.join(house.url, { token: player.token })
    if (typeof sent === 'string') socket.text(sent)
    else socket.binary(sent)
    await socket.closed
    other.text(`421${JSON.stringify(['watch', { code }])}`)
    expect(await other.next((message) => message.startsWith('431['))).toContain('"ok":true')
    other.close()
  })

  it.each([
    ['no payload', '42'],
    ['no payload, and a wish for an answer', '427'],
    ['an event called error', '42["error"]'],
    ['an event called __proto__', '42["__proto__",{"a":1}]'],
    ['a number for an event', '42[7]'],
    ['an acknowledgement nobody asked for', '4399[{"ok":true}]'],
    ['an id that is no number at all', '42999999999999999999999["watch"]'],
    ['a name of 50 kB', `42["${'n'.repeat(50_000)}"]`],
    ['deep JSON', `42["intent",${'['.repeat(20_000)}${']'.repeat(20_000)}]`],
    ['a place that is not', '40/admin,'],
  ])('live on after %s', async (_what, sent) => {
    const socket = await RawSocket.join(house.url, { token: player.token })
    socket.text(sent)
    socket.text(`421${JSON.stringify(['watch', { code }])}`)
    expect(await socket.next((message) => message.startsWith('431['))).toContain('"ok":true')
    socket.close()
  })

  it('may send any bytes at all', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc
              .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), fc.json())
              .map((all) => all.join('')),
            fc.uint8Array({ maxLength: 200 }),
          ),
          { minLength: 1, maxLength: 6 },
        ),
        fc.boolean(),
        async (messages, framed) => {
          const socket = await RawSocket.join(house.url)
          for (const message of messages)
            if (typeof message === 'string') socket.text(message)
            else if (framed) socket.binary(Buffer.from(message))
            else socket.bytes(Buffer.from(message))
          socket.close()
          await socket.closed
        },
      ),
      { numRuns: 150 },
    )
  })

  it.each([
    '/socket.io/',
    '/socket.io/?EIO=3&transport=polling',
    '/socket.io/?EIO=4&transport=__proto__',
    '/socket.io/?EIO=4&transport=polling&sid=__proto__',
    '/socket.io/?EIO=4&transport=websocket',
    '/socket.io/%',
    '/socket.io/../api/me',
  ])('are refused at %s when they come without a greeting', async (path) => {
    const heard = await sendBytes(house.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /)
    const posted = await sendBytes(
      house.url,
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n42`,
    )
    expect(posted).toMatch(/^HTTP\/1\.1 4\d\d /)
    const upgraded = await sendBytes(
      house.url,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: short\r\n\r\n`,
    )
    expect(upgraded).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
  })
})
