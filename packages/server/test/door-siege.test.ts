import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Database } from '../src/store/database.ts'
import { type HouseOptions, openPlace, TestHouse } from './door-house.ts'
import { RawSocket, sendBytes } from './hostile-wire.ts'

let database: Database
let leave: () => Promise<void>
let house: TestHouse

beforeAll(async () => {
  ;({ database, leave } = await openPlace('PGlite'))
})
afterEach(() => house.close())
afterAll(() => leave())

const open = async (options: HouseOptions = {}) => {
  house = await TestHouse.open(database, options)
  return house
}

const cookieOf = async (): Promise<string> => {
  const { headers } = await house.visitor().ask('POST', '/api/identity')
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** What the socket door answers to a greeting by polling. */
const greet = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${house.url}/socket.io/?EIO=4&transport=polling${query}`, { headers })

it('opens no connection as a script, which any page may load', async () => {
  await open()
  expect((await greet('')).status).toBe(200)
  expect((await greet('&j=0')).status).toBe(403)
})

it('lets no other page of the same site use our cookie', async () => {
  await open()
  const cookie = await cookieOf()
  const joins = async (site: string) => {
    const raw = await RawSocket.open(house.url, `Cookie: ${cookie}\r\nSec-Fetch-Site: ${site}\r\n`)
    raw.text('40{}')
    const answer = await raw.next((message) => message.startsWith('40') || message.startsWith('44'))
    raw.close()
    return answer.slice(0, 2)
  }
  expect(await joins('same-origin')).toBe('40')
  expect(await joins('none')).toBe('40')
  expect(await joins('same-site')).toBe('44')
  expect(await joins('cross-site')).toBe('44')
  const rename = await house
    .visitor()
    .ask('PATCH', '/api/me', { name: 'Mallory' }, { cookie, 'sec-fetch-site': 'same-site' })
  expect(rename.status).toBe(403)
})

it('takes an origin with another scheme for a foreign one', async () => {
  await open({ env: { PUBLIC_URL: 'https://trueline.example' } })
  const cookie = await cookieOf()
  const rename = (origin: string) =>
    house.visitor().ask('PATCH', '/api/me', { name: 'Ada' }, { cookie, origin })
  expect((await rename('https://trueline.example')).status).toBe(200)
  for (const scheme of ['http', 'ftp', 'chrome-extension'])
    expect((await rename(`${scheme}://trueline.example`)).status).toBe(403)
})

it('says of its answers that no other site may read them, nor any cache keep them', async () => {
  await open()
  const greeting = await greet('')
  expect(greeting.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(greeting.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await house.visitor().ask('GET', '/api/me')).headers.get('cache-control')).toBe('no-store')
})

it('hangs up on who was refused, so that every token tried costs a connection', async () => {
  await open()
  const raw = await RawSocket.open(house.url)
  raw.text(`40{"token":"${'x'.repeat(43)}"}`)
  const refused = await raw.next((message) => message.startsWith('44'))
  expect(refused).toContain('unknown-token')
  raw.text('40{}')
  await raw.closed
  expect(raw.heard.filter((message) => message.startsWith('40'))).toEqual([])
})

it('looks up one token a connection, however many come at once', async () => {
  await open()
  const raw = await RawSocket.open(house.url)
  for (let n = 0; n < 50; n++) raw.text(`40{"token":"${String(n).padStart(43, 'x')}"}`)
  await raw.closed
  expect(raw.heard.filter((message) => message.startsWith('44')).length).toBeLessThan(4)
})

it('counts what a WebSocket sends beside messages', async () => {
  await open({ limits: { messages: { socket: 10, person: 1000, address: 1000 } } })
  for (const opcode of [0x89, 0x8a]) {
    const raw = await RawSocket.join(house.url)
    raw.bytes(Buffer.concat(Array(200).fill(Buffer.from([opcode, 0x80, 0, 0, 0, 0]))))
    await raw.closed
  }
})

it('takes an address with a port for the address', async () => {
  await open({ env: { TRUST_PROXY: '1' }, limits: { calls: { person: 100, address: 3 } } })
  const call = (address: string) => house.visitor({ 'x-forwarded-for': address }).ask('GET', '/api/me')
  const statuses: number[] = []
  for (let port = 0; port < 4; port++) statuses.push((await call(`203.0.113.7:${4000 + port}`)).status)
  expect(statuses).toEqual([204, 204, 204, 429])
  for (let port = 0; port < 4; port++) statuses.push((await call(`[2001:db8::1]:${4000 + port}`)).status)
  expect(statuses.slice(4)).toEqual([204, 204, 204, 429])
  // What is no address at all is the proxy's own.
  for (let n = 0; n < 4; n++) statuses.push((await call(`nonsense-${n}`)).status)
  expect(statuses.slice(8)).toEqual([204, 204, 204, 429])
})

it('shows its measurements to nobody without a token once it stands behind a proxy', async () => {
  await open({ env: { TRUST_PROXY: '1' } })
  const answer = await sendBytes(
    house.url,
    `GET /metrics HTTP/1.1\r\nHost: ${new URL(house.url).host}\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 404/)
})

it('takes no name that shows nothing', async () => {
  await open()
  const visitor = await house.person('Ada')
  for (const blank of ['\u3164', '\u2800', '\u115f', '\ufe0f', '\u034f', '\u17b4', '\u{1d159}', '\uffff']) {
    const reply = await visitor.ask('PATCH', '/api/me', { name: blank })
    expect([blank.codePointAt(0)?.toString(16), reply.status]).toEqual([
      blank.codePointAt(0)?.toString(16),
      400,
    ])
  }
})

it('folds what a paste brings along into a code (S33)', async () => {
  await open()
  const { code, first } = await house.pair()
  for (const typed of [`\u200b${code}`, `${code.slice(0, 3)}\u2060${code.slice(3)}\ufeff`])
    expect((await first.ask('GET', `/api/games/${encodeURIComponent(typed)}`)).status).toBe(200)
})
