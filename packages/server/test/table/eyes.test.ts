import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { GRACE } from '../../src/table/presence.ts'
import { PLACES, type TestPlace } from '../store/places.ts'
import {
  act,
  arrive,
  beginGame,
  houseOn,
  listener,
  look,
  type Player,
  said,
  take,
  type TestHouse,
} from './house.ts'

describe.each(PLACES)('what eyes see on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let house: TestHouse
  let ann: Player
  let bob: Player
  let cat: Player

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    house = houseOn(database)
    ann = await arrive(database, 'Ann')
    bob = await arrive(database, 'Bob')
    cat = await arrive(database, 'Cat')
  })
  afterAll(async () => {
    await house.tables.close()
    await database.close()
    await place.drop()
  })

  it('tells nobody what they may not know, in any message of a whole game (S45, S46, S47)', async () => {
    const code = await beginGame(house.tables, ann, bob, { goal: 30 })
    const ears = new Map([ann, bob, cat].map((player) => [player, listener()] as const))
    const heard = new Map<Player | null, unknown[]>([ann, bob, cat, null].map((player) => [player, []]))
    for (const [player, watcher] of ears) {
      const watching = await house.tables.watch(code, player.id, undefined, watcher)
      heard.get(player)?.push(watching)
    }
    for (let turn = 0; turn < 40; turn++) {
      const player = turn % 2 === 0 ? ann : bob
      for (const [who, messages] of heard) {
        messages.push(await house.tables.view(code, who?.id ?? null))
        if (who) messages.push(await act(house.tables, code, who, take(3), { seq: 0 }))
      }
      if (said(await act(house.tables, code, player, take(turn % 5 === 0 ? 1 : 3))) === 'game-over') break
    }
    for (const [player, { views, presences }] of ears) heard.get(player)?.push(views, presences)
    const secrets = new Map<number, Set<string>>([
      [0, new Set()],
      [1, new Set()],
    ])
    for (const event of (await house.store.events(code)) as {
      secrets?: string[]
      secret?: string
      seat?: number
    }[]) {
      for (const [seat, secret] of (event.secrets ?? []).entries()) secrets.get(seat)?.add(secret)
      if (event.secret) secrets.get(event.seat ?? -1)?.add(event.secret)
    }
    const said0 = JSON.stringify(heard.get(ann))
    const said1 = JSON.stringify(heard.get(bob))
    // The search finds what is there: each saw their own.
    expect([...(secrets.get(0) ?? [])].some((secret) => said0.includes(secret))).toBe(true)
    expect([...(secrets.get(1) ?? [])].some((secret) => said1.includes(secret))).toBe(true)
    for (const secret of secrets.get(1) ?? []) expect(said0).not.toContain(secret)
    for (const secret of secrets.get(0) ?? []) expect(said1).not.toContain(secret)
    expect(JSON.stringify([heard.get(cat), heard.get(null)])).not.toContain('secret-')
    // The seed only at the end (G-6): it would tell all of them.
    const seed = (await house.store.load(code))?.seed ?? ''
    for (const { views } of ears.values()) {
      expect(views.at(-1)?.view.fairness.seed).toBe(seed)
      expect(JSON.stringify(views.slice(0, -1))).not.toContain(seed)
    }
  })

  it('hands viewers with the same eyes the same message, and each only their own news', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const [one, other, seated] = [listener(), listener(), listener()]
    await house.tables.watch(code, cat.id, undefined, one)
    await house.tables.watch(code, null, undefined, other)
    await house.tables.watch(code, bob.id, undefined, seated)
    await act(house.tables, code, ann, take(2))
    expect(one.views[0]).toBe(other.views[0])
    expect(seated.views).toMatchObject([{ seq: 2, seat: 1, news: [{ type: 'took', n: 2 }] }])
    expect(one.views).toMatchObject([{ seq: 2, seat: null, view: { secret: null, maker: false } }])
    expect(seated.views[0]?.view).toMatchObject({
      code,
      kind: 'toy',
      mode: 'online',
      status: 'playing',
      maker: false,
      toAct: [1],
      deadlineAt: null,
      outcome: null,
      options: { goal: 21, clock: null },
      fairness: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      seats: [
        { name: 'Ann', you: false, taken: true, computer: null, secrets: 1 },
        { name: 'Bob', you: true },
      ],
    })
  })

  it('shows a person with several seats what a watcher sees, until they name one (S66)', async () => {
    const made = await house.tables.make({ kind: 'toy', mode: 'local', maker: ann, names: ['One', 'Two'] })
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    expect(await look(house.tables, code, ann)).toMatchObject({
      seat: null,
      view: { secret: null, maker: true },
    })
    const secrets = [await look(house.tables, code, ann, 0), await look(house.tables, code, ann, 1)]
    expect(secrets[0]?.view.secret).toMatch(/^secret-/)
    expect(secrets[1]?.view.secret).not.toBe(secrets[0]?.view.secret)
    expect(said(await house.tables.view(code, bob.id, 0))).toBe('not-your-seat')
    expect(said(await house.tables.watch(code, bob.id, 1, listener()))).toBe('not-your-seat')
    const [cover, second] = [listener(), listener()]
    await house.tables.watch(code, ann.id, undefined, cover)
    await house.tables.watch(code, ann.id, 1, second)
    await act(house.tables, code, ann, take(1), { seat: 0 })
    expect(cover.views).toMatchObject([{ seat: null, view: { secret: null } }])
    expect(second.views).toMatchObject([{ seat: 1, view: { secret: secrets[1]?.view.secret } }])
  })

  it('tells who waits that somebody has sat down, and gives the newcomer their eyes', async () => {
    const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: ann })
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    const [waiting, looking] = [listener(), listener()]
    await house.tables.watch(code, ann.id, undefined, waiting)
    await house.tables.watch(code, bob.id, undefined, looking)
    await house.tables.sit(code, bob)
    expect(waiting.views).toMatchObject([
      { seq: 1, seat: 0, view: { status: 'playing', seats: [{}, { name: 'Bob' }] } },
    ])
    expect(looking.views).toMatchObject([{ seq: 1, seat: 1, view: { secret: expect.any(String) } }])
    expect(waiting.presences.at(-1)?.seats).toEqual([true, true])
  })

  it('tells who is here, and does not flicker when a page is loaded again (S23, S62)', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const ears = listener()
    const watching = await house.tables.watch(code, ann.id, undefined, ears)
    expect(watching).toMatchObject({ value: { presence: { code, seats: [true, false] } } })
    // The newcomer has it in the answer; a message could come before that.
    expect(ears.presences).toEqual([])
    const first = await house.tables.watch(code, bob.id, undefined, listener())
    expect(ears.presences.at(-1)?.seats).toEqual([true, true])
    const heard = ears.presences.length
    if (first.ok) {
      first.value.unwatch()
      first.value.unwatch()
    }
    await house.clock.advance(GRACE - 1)
    const second = await house.tables.watch(code, bob.id, undefined, listener())
    const third = await house.tables.watch(code, bob.id, undefined, listener())
    if (second.ok) second.value.unwatch()
    await house.clock.advance(2 * GRACE)
    expect(ears.presences.length).toBe(heard)
    if (third.ok) third.value.unwatch()
    await house.clock.advance(GRACE)
    expect(ears.presences.slice(heard)).toEqual([{ code, seats: [true, false] }])
    // A watcher without a seat is nobody's presence.
    await house.tables.watch(code, cat.id, undefined, listener())
    expect(ears.presences.length).toBe(heard + 1)
  })
})
