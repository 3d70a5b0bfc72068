import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/store/database.ts'
import { codeOf, type HouseOptions, openPlace, TestHouse } from './door-house.ts'

let database: Database
let leave: () => Promise<void>
let house: TestHouse
let webDir: string

const PAGE = '<!doctype html><title>Trueline</title><meta property="og:title" content="A game on Trueline">'

beforeAll(async () => {
  ;({ database, leave } = await openPlace('PGlite'))
  webDir = await mkdtemp(join(tmpdir(), 'trueline-web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(join(webDir, 'index.html'), PAGE)
  await writeFile(join(webDir, 'favicon.svg'), '<svg/>')
  await writeFile(join(webDir, 'assets', 'index-abc123.js'), 'export {}')
  await writeFile(join(webDir, 'assets', 'index-abc123.js.gz'), gzipSync('export {}'))
  await writeFile(join(tmpdir(), 'trueline-secret.txt'), 'secret')
})
afterEach(() => house.close())
afterAll(async () => {
  await leave()
  await rm(webDir, { recursive: true })
  await rm(join(tmpdir(), 'trueline-secret.txt'))
})

const open = async ({ env, ...options }: HouseOptions = {}) => {
  house = await TestHouse.open(database, { env: { WEB_DIR: webDir, ...env }, ...options })
  return house.visitor()
}
const page = { accept: 'text/html,application/xhtml+xml' }

describe('the pages', () => {
  it.each(['/', '/g/ABCDEF', '/games', '/recover', '/rules/equacross?x=1'])(
    'are one at %s, asked for anew each time',
    async (path) => {
      const reply = await (await open()).ask('GET', path, undefined, page)
      expect([reply.status, reply.text]).toEqual([200, PAGE])
      expect(reply.headers.get('cache-control')).toBe('no-cache')
    },
  )

  it('of a game are there for programs that preview links, which take no seat and learn nothing', async () => {
    const visitor = await open()
    const person = await house.person('Noor')
    const { code } = (await person.ask('POST', '/api/games', { kind: 'toy', mode: 'online' })).body as {
      code: string
    }
    for (const headers of [{ accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' }, page]) {
      const reply = await visitor.ask('GET', `/g/${code}`, undefined, headers)
      expect([reply.status, reply.text]).toEqual([200, PAGE])
      expect(reply.headers.get('set-cookie')).toBeNull()
      expect((await visitor.ask('HEAD', `/g/${code}`, undefined, headers)).status).toBe(200)
    }
    expect((await visitor.ask('GET', `/api/games/${code}`)).body).toMatchObject({
      freeSeats: 1,
      status: 'waiting',
    })
  })

  it.each(['/api/none', '/assets/index-old.js', '/g/ABCDEF/none.js', '/none.png', '/.env'])(
    'are not at %s',
    async (path) => {
      const reply = await (await open()).ask(
        'GET',
        path,
        undefined,
        path.startsWith('/api') || path.startsWith('/assets') ? page : {},
      )
      expect([reply.status, codeOf(reply)]).toEqual([404, 'not-found'])
      expect((await house.visitor().ask('POST', path, {}, page)).status).toBe(404)
    },
  )

  it('keep their hashed files for ever, and those come compressed', async () => {
    const visitor = await open()
    const reply = await visitor.ask('GET', '/assets/index-abc123.js', undefined, {
      'accept-encoding': 'gzip',
    })
    expect([reply.status, reply.text]).toEqual([200, 'export {}'])
    expect(reply.headers.get('content-encoding')).toBe('gzip')
    expect(reply.headers.get('vary')).toBe('accept-encoding')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const icon = await visitor.ask('GET', '/favicon.svg')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    '/../trueline-secret.txt',
    '/%2e%2e/trueline-secret.txt',
    '/assets/..%2f..%2ftrueline-secret.txt',
    '/..%5ctrueline-secret.txt',
  ])('do not lead out of their folder by %s', async (path) => {
    await open()
    const { statusCode, body } = await house.app.server.inject({ url: path, headers: page })
    expect(body).not.toContain('secret')
    expect([200, 400, 403, 404]).toContain(statusCode)
  })

  it('are missed with a clear message when they are not built', async () => {
    const visitor = await open({ env: { WEB_DIR: '/nowhere' } })
    const reply = await visitor.ask('GET', '/', undefined, page)
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('not built')
    expect(codeOf(await visitor.ask('GET', '/g/ABCDEF', undefined, page))).toBe('not-found')
    expect((await visitor.ask('POST', '/api/identity')).status).toBe(201)
  })

  it('are guarded by a strict policy, on plain http without locking anybody out', async () => {
    const reply = await (await open()).ask('GET', '/', undefined, page)
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure-requests|\*/)
    expect(reply.headers.get('strict-transport-security')).toBeNull()
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('x-powered-by')).toBeNull()
  })

  it('are kept on https once they are there', async () => {
    const visitor = await open({ env: { PUBLIC_URL: 'https://trueline.example' } })
    const reply = await visitor.ask('POST', '/api/identity')
    expect(reply.headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(reply.headers.get('set-cookie')).toContain('; Secure')
  })
})

describe('the house with a public address (S29)', () => {
  const env = { PUBLIC_URL: 'https://trueline.example', TRUST_PROXY: '1' }
  const at = (host: string, scheme: string) => ({
    ...page,
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
  })

  it.each([
    ['www.trueline.example', 'https'],
    ['trueline.example', 'http'],
    ['evil.example', 'https'],
  ])('sends visitors of %s by %s there', async (host, scheme) => {
    const visitor = await open({ env })
    for (const path of ['/', '/g/ABCDEF?x=1', '//evil.example/x']) {
      const { statusCode, headers } = await house.app.server.inject({ url: path, headers: at(host, scheme) })
      expect(statusCode).toBe(308)
      expect(headers.location).toBe(`https://trueline.example${path}`)
    }
    expect((await visitor.ask('GET', '/healthz', undefined, at(host, scheme))).status).toBe(200)
    expect((await visitor.ask('POST', '/api/identity', {}, at(host, scheme))).status).toBe(201)
  })

  it('serves them at its own name', async () => {
    const visitor = await open({ env })
    expect((await visitor.ask('GET', '/', undefined, at('trueline.example', 'https'))).status).toBe(200)
  })

  it('writes its own name into links, whatever name it was asked by', async () => {
    await open({ env })
    const person = await house.person()
    const { link } = (await person.ask('POST', '/api/me/recovery', {}, at('evil.example', 'https'))).body as {
      link: string
    }
    expect(link).toMatch(/^https:\/\/trueline\.example\/recover#/)
  })

  it('takes changes from its own pages', async () => {
    await open({ env })
    const person = await house.person()
    const cookie = `trueline=${person.token}`
    const rename = (origin: string) =>
      house.visitor().ask('PATCH', '/api/me', { name: 'Noor' }, { cookie, origin })
    expect((await rename('https://trueline.example')).status).toBe(200)
    expect(codeOf(await rename('https://www.trueline.example'))).toBe('wrong-origin')
  })
})
