import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, freshKey, openPlace, places, TestHouse, type Visitor } from './door-house.ts'
import type { Database } from '../src/store/database.ts'

describe.each(places)('the HTTP door on %s', (place) => {
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

  describe('identities', () => {
    it('are made with a token, in the answer and in a cookie that no script sees', async () => {
      const reply = await house.visitor().ask('POST', '/api/identity')
      expect(reply.status).toBe(201)
      expect(reply.body).toEqual({ id: expect.any(String), token: expect.stringMatching(/^[\w-]{43}$/) })
      const cookie = reply.headers.get('set-cookie') ?? ''
      expect(cookie).toMatch(/^trueline=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    })

    it('are kept by who has one: 200, the same id, and no token to steal', async () => {
      const visitor = house.visitor()
      const { headers } = await visitor.arrive()
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      const again = await house.visitor().ask('POST', '/api/identity', undefined, { cookie })
      expect(again.status).toBe(200)
      expect(again.body).toEqual({ id: visitor.id })
    })

    it('last 400 days from their last use: the cookie is renewed', async () => {
      const visitor = house.visitor()
      const { headers } = await visitor.arrive()
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      const me = await house.visitor().ask('GET', '/api/me', undefined, { cookie })
      expect(me.body).toEqual({ id: visitor.id, name: null })
      expect(me.headers.get('set-cookie')).toContain(`${cookie}; Max-Age=34560000`)
      expect((await visitor.ask('GET', '/api/me')).headers.get('set-cookie')).toBeNull()
    })

    it('of a cookie that is nobody’s are new; a bearer that is nobody’s is refused', async () => {
      const nobody = 'n'.repeat(43)
      const stale = await house
        .visitor()
        .ask('POST', '/api/identity', undefined, { cookie: `trueline=${nobody}` })
      expect(stale.status).toBe(201)
      const me = await house.visitor().ask('GET', '/api/me', undefined, { cookie: `trueline=${nobody}` })
      expect([me.status, me.text]).toEqual([204, ''])
      const bearer = await house
        .visitor()
        .ask('GET', '/api/me', undefined, { authorization: `Bearer ${nobody}` })
      expect([bearer.status, codeOf(bearer)]).toEqual([401, 'unknown-token'])
    })

    it('have a name', async () => {
      const visitor = await house.person()
      const renamed = await visitor.ask('PATCH', '/api/me', { name: '  Noor\u202e  al-\tDin ' })
      expect(renamed.body).toEqual({ id: visitor.id, name: 'Noor al-Din' })
      expect((await visitor.ask('GET', '/api/me')).body).toEqual({ id: visitor.id, name: 'Noor al-Din' })
    })

    it('move to another browser by a link whose secret no server sees (S28)', async () => {
      const visitor = await house.person('Noor')
      const made = await visitor.ask('POST', '/api/me/recovery')
      expect(made.status).toBe(201)
      const { link } = made.body as { link: string }
      expect(link).toMatch(new RegExp(`^${house.url}/recover#[A-Z2-9]{28}$`))
      const code = link.split('#')[1]
      for (const typed of [code, code?.toLowerCase(), link]) {
        const elsewhere = house.visitor()
        const moved = await elsewhere.ask('POST', '/api/identity/recover', { code: typed })
        expect(moved.status).toBe(201)
        const { id, token } = moved.body as { id: string; token: string }
        expect(id).toBe(visitor.id)
        expect(moved.headers.get('set-cookie')).toContain(`trueline=${token};`)
        elsewhere.token = token
        expect((await elsewhere.ask('GET', '/api/me')).body).toEqual({ id, name: 'Noor' })
      }
      expect(house.log.join('')).not.toContain(code)
      const wrong = await house.visitor().ask('POST', '/api/identity/recover', { code: 'A'.repeat(28) })
      expect([wrong.status, codeOf(wrong)]).toEqual([404, 'unknown-code'])
    })

    it('are never changed by a foreign page', async () => {
      const visitor = house.visitor()
      const { headers } = await visitor.arrive()
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      const ask = (origin: string) =>
        house.visitor().ask('PATCH', '/api/me', { name: 'Mallory' }, { cookie, origin })
      for (const origin of [
        'https://evil.example',
        'null',
        `${house.url}0`,
        house.url.replace('127', '128'),
      ]) {
        const reply = await ask(origin)
        expect([reply.status, codeOf(reply)]).toEqual([403, 'wrong-origin'])
      }
      expect((await ask(house.url)).status).toBe(200)
    })
  })

  describe('games', () => {
    it('are made, shown, joined, played and remembered', async () => {
      const [noor, ada] = await Promise.all([house.person('Noor'), house.person('Ada')])
      const made = await noor.ask('POST', '/api/games', { kind: 'toy', mode: 'online', options: { goal: 4 } })
      expect(made.status).toBe(201)
      expect(made.body).toEqual({ code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/), seat: 0 })
      const { code } = made.body as { code: string }

      const before = await ada.ask('GET', `/api/games/${code}`)
      expect(before.body).toMatchObject({
        code,
        kind: 'toy',
        status: 'waiting',
        maker: 'Noor',
        freeSeats: 1,
        seat: null,
      })
      expect(await (await ada.ask('GET', `/api/games/${code}`)).body).toMatchObject({ freeSeats: 1 })

      const seat = await ada.ask(
        'POST',
        `/api/games/${code.toLowerCase().slice(0, 3)}-${code.slice(3)}/seats`,
      )
      expect([seat.status, seat.body]).toEqual([201, { seat: 1 }])
      const again = await ada.ask('POST', `/api/games/${code}/seats`, {})
      expect([again.status, again.body]).toEqual([200, { seat: 1 }])
      const late = await (await house.person()).ask('POST', `/api/games/${code}/seats`, { name: 'Noor' })
      expect([late.status, codeOf(late)]).toEqual([409, 'full'])

      const view = await ada.ask('GET', `/api/games/${code}/view`)
      expect(view.status).toBe(200)
      expect(view.body).toMatchObject({
        code,
        seq: 1,
        seat: 1,
        now: expect.any(Number),
        view: {
          kind: 'toy',
          status: 'playing',
          toAct: [0],
          secret: expect.any(String),
          seats: [{ name: 'Noor' }, { name: 'Ada', you: true }],
        },
        news: [],
      })
      const watched = await house.visitor().ask('GET', `/api/games/${code}/view`)
      expect(watched.body).toMatchObject({ seat: null, view: { secret: null } })

      const key = freshKey()
      const take = { key, seq: 1, intent: { type: 'take', n: 3 } }
      const took = await noor.ask('POST', `/api/games/${code}/intents`, take)
      expect([took.status, took.body]).toEqual([200, { ok: true, seq: 2 }])
      expect((await noor.ask('POST', `/api/games/${code}/intents`, take)).body).toEqual({ ok: true, seq: 2 })
      const running = await noor.ask('GET', `/api/games/${code}/log`)
      expect([running.status, codeOf(running)]).toEqual([409, 'not-over'])

      const mine = await ada.ask('GET', '/api/me/games')
      expect(mine.body).toEqual([expect.objectContaining({ code, seat: 1, yourTurn: true })])
      await ada.ask('POST', `/api/games/${code}/intents`, { key: freshKey(), intent: { type: 'take', n: 1 } })
      const log = await house.visitor().ask('GET', `/api/games/${code}/log`)
      expect(log.status).toBe(200)
      expect(log.body).toMatchObject({
        code,
        outcome: { places: [2, 1], why: 'reached' },
        news: [{ type: 'opened' }, { type: 'took', n: 3 }, { type: 'took', n: 1 }, { type: 'ended' }],
        fairness: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
      })
    })

    it('are shown and listed before anybody has joined, and after they were called off', async () => {
      const maker = await house.person('Noor')
      const { body } = await maker.ask('POST', '/api/games', { kind: 'toy', mode: 'online' })
      const { code } = body as { code: string }
      for (const status of ['waiting', 'cancelled']) {
        for (const visitor of [maker, await house.person(), house.visitor()]) {
          const view = await visitor.ask('GET', `/api/games/${code}/view`)
          expect([view.status, view.body]).toMatchObject([200, { view: { status, toAct: [], news: [] } }])
        }
        const mine = await maker.ask('GET', '/api/me/games')
        expect([mine.status, mine.body]).toMatchObject([200, [{ code, view: { status } }]])
        const cancel = { key: freshKey(), intent: { type: 'cancel' } }
        if (status === 'waiting') await maker.ask('POST', `/api/games/${code}/intents`, cancel)
      }
    })

    it('on one device name their seats, and act for the one whose turn it is', async () => {
      const visitor = await house.person()
      const made = await visitor.ask('POST', '/api/games', {
        kind: 'toy',
        mode: 'local',
        names: ['Ada', 'Bo'],
      })
      const { code } = made.body as { code: string }
      for (const seat of [0, 1]) {
        const view = await visitor.ask('GET', `/api/games/${code}/view?seat=${seat}`)
        expect(view.body).toMatchObject({ seat, view: { secret: expect.any(String) } })
        const intent = { key: freshKey(), seat, intent: { type: 'take', n: 1 } }
        expect((await visitor.ask('POST', `/api/games/${code}/intents`, intent)).status).toBe(200)
      }
      const other = await (await house.person()).ask('GET', `/api/games/${code}/view?seat=1`)
      expect([other.status, codeOf(other)]).toEqual([403, 'not-your-seat'])
    })

    it('on one device do once what is asked twice with one key, though no seat is named (S3)', async () => {
      const visitor = await house.person()
      const made = await visitor.ask('POST', '/api/games', {
        kind: 'toy',
        mode: 'local',
        names: ['Ada', 'Bo'],
      })
      const { code } = made.body as { code: string }
      const take = { key: freshKey(), seq: 1, intent: { type: 'take', n: 1 } }
      const { seq, ...unseen } = take
      for (const wish of [take, take, unseen, ...Array(10).fill(unseen)])
        expect((await visitor.ask('POST', `/api/games/${code}/intents`, wish)).body).toEqual({
          ok: true,
          seq: seq + 1,
        })
      const { body } = await visitor.ask('GET', `/api/games/${code}/view?seat=0`)
      expect(body).toMatchObject({ seq: 2, view: { toAct: [1] } })
    })

    it('refuse with the fitting status', async () => {
      const { code, first, second } = await house.pair('toy', { goal: 2 })
      const outsider = await house.person()
      const intent = (who: Visitor, wish: object, more: object = {}) =>
        who.ask('POST', `/api/games/${code}/intents`, { key: freshKey(), intent: wish, ...more })
      const cases: [Promise<{ status: number }>, number, string][] = [
        [intent(second, { type: 'take', n: 1 }), 409, 'not-your-turn'],
        [intent(first, { type: 'take', n: 3 }), 422, 'too-many'],
        [intent(first, { type: 'take', n: 32e100 }), 400, 'bad-intent'],
        [intent(first, { type: 'take', n: 1, x: 1 }), 400, 'bad-intent'],
        [intent(first, { type: 'take', n: 1 }, { seq: 0 }), 409, 'stale'],
        [intent(first, { type: 'take', n: 1 }, { seat: 1 }), 403, 'not-your-seat'],
        [intent(outsider, { type: 'take', n: 1 }), 403, 'not-seated'],
        [outsider.ask('POST', '/api/games', { kind: 'chess', mode: 'online' }), 400, 'unknown-kind'],
        [
          outsider.ask('POST', '/api/games', { kind: 'toy', mode: 'online', options: { goal: -1 } }),
          400,
          'bad-options',
        ],
        [outsider.ask('GET', '/api/games/ZZZZZZ'), 404, 'no-such-game'],
        [outsider.ask('GET', '/api/games/ZZZZZZ/view'), 404, 'no-such-game'],
        [outsider.ask('GET', '/api/games/ZZZZZZ/log'), 404, 'no-such-game'],
        [outsider.ask('POST', '/api/games/ZZZZZZ/seats', {}), 404, 'no-such-game'],
        [house.visitor().ask('POST', `/api/games/${code}/seats`, {}), 401, 'no-identity'],
        [house.visitor().ask('POST', '/api/games', { kind: 'toy', mode: 'online' }), 401, 'no-identity'],
        [house.visitor().ask('GET', '/api/me/games'), 401, 'no-identity'],
      ]
      for (const [asked, status, error] of cases) {
        const reply = await asked
        expect([reply.status, codeOf(reply)]).toEqual([status, error])
      }
    })

    it('take codes as people type them (S33)', async () => {
      const { code, first } = await house.pair()
      const wide = code.replace(/./g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))
      for (const typed of [
        ` ${code.toLowerCase()}\n`,
        code.split('').join(' '),
        wide,
        `https://x.example/g/${code}?a=b`,
      ])
        expect((await first.ask('GET', `/api/games/${encodeURIComponent(typed)}`)).status).toBe(200)
      for (const wrong of ['ABCDE', 'ABCDEFG', 'ABCDE0', 'ÄBCDEF', '..%2F', '%00', 'a'.repeat(250)]) {
        const reply = await first.ask('GET', `/api/games/${wrong}`)
        expect([reply.status, codeOf(reply)]).toEqual([400, 'bad-request'])
      }
    })
  })

  it('gives one seat to one of twenty who join at once (S37)', async () => {
    const noor = await house.person()
    const { code } = (await noor.ask('POST', '/api/games', { kind: 'toy', mode: 'online' })).body as {
      code: string
    }
    const crowd = await Promise.all(Array.from({ length: 20 }, () => house.person()))
    const replies = await Promise.all(crowd.map((one) => one.ask('POST', `/api/games/${code}/seats`, {})))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter((reply) => codeOf(reply) === 'full')).toHaveLength(19)
  })

  it('lets one of many intents through, and answers the others (S12)', async () => {
    const { code, first } = await house.pair()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        first.ask('POST', `/api/games/${code}/intents`, {
          key: freshKey(),
          seq: 1,
          intent: { type: 'take', n: 1 },
        }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['stale']))
  })

  it('shows markup in names as what it is, and cuts what only covers the screen (S122, S127)', async () => {
    const person = await house.person()
    const rename = async (name: string) => (await person.ask('PATCH', '/api/me', { name })).body
    expect(await rename('<img src=x onerror=1>')).toMatchObject({ name: '<img src=x onerror=1>' })
    expect(await rename('{{7*7}}')).toMatchObject({ name: '{{7*7}}' })
    expect(await rename('a\u0000b\u202ec')).toMatchObject({ name: 'abc' })
    const { name } = (await rename('😀'.repeat(30))) as { name: string }
    expect(Array.from(name)).toHaveLength(24)
    expect(await rename(`Z${'\u0335'.repeat(90)}`)).toMatchObject({ name: `Z${'\u0335'.repeat(2)}` })
    for (const nothing of ['', '   ', '\u200b\u202e', '\u0000'])
      expect(codeOf(await person.ask('PATCH', '/api/me', { name: nothing }))).toBe('bad-request')
    const made = await person.ask('POST', '/api/games', {
      kind: 'toy',
      mode: 'local',
      names: ['<b>', '"><svg onload>'],
    })
    const { code } = made.body as { code: string }
    const summary = await person.ask('GET', `/api/games/${code}`)
    expect(summary.headers.get('content-type')).toContain('application/json')
    expect(summary.headers.get('x-content-type-options')).toBe('nosniff')
    expect(summary.body).toMatchObject({ seats: [{ name: '<b>' }, { name: '"><svg onload>' }] })
  })
})
