import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { PLACES, type TestPlace } from '../store/places.ts'
import { FakeClock, until } from './clock.ts'
import {
  act,
  arrive,
  beginGame,
  houseOn,
  listener,
  look,
  newKey,
  type Player,
  said,
  type TestHouse,
} from './house.ts'

const rematch = { type: 'rematch' }

describe.each(PLACES)('playing again on $name (G-9)', ({ make }) => {
  let place: TestPlace
  let databases: [Database, Database]
  let here: TestHouse
  let there: TestHouse
  let clock: FakeClock
  let ann: Player
  let bob: Player

  beforeAll(async () => {
    place = await make()
    const database = await place.open()
    databases = [database, database.shared ? await place.open() : database]
    clock = new FakeClock()
    here = houseOn(databases[0], { clock, shared: true })
    there = houseOn(databases[1], { clock, shared: true })
    await Promise.all([here.tables.start(), there.tables.start()])
    ann = await arrive(database, 'Ann')
    bob = await arrive(database, 'Bob')
  })
  afterAll(async () => {
    await Promise.all([here.tables.close(), there.tables.close()])
    for (const database of new Set(databases)) await database.close()
    await place.drop()
  })

  const finished = async (options?: object): Promise<string> => {
    const code = await beginGame(here.tables, ann, bob, options)
    expect(said(await act(here.tables, code, bob, { type: 'resign' }))).toBe('ok')
    return code
  }
  const games = (): Promise<number> => databases[0].prisma.game.count()

  it('makes the next game when both want it: other sides, same options, another seed', async () => {
    const code = await finished({ goal: 33 })
    const ears = [listener(), listener(), listener()] as const
    await here.tables.watch(code, ann.id, undefined, ears[0])
    await there.tables.watch(code, bob.id, undefined, ears[1])
    await there.tables.watch(code, null, undefined, ears[2])
    const before = await games()
    const { seq, view } = await look(here.tables, code)
    expect(view.rematch).toEqual({ seats: [], code: null })

    expect(await act(here.tables, code, ann, rematch)).toEqual({ ok: true, seq })
    expect(ears[0].views.at(-1)).toMatchObject({
      seq,
      view: { rematch: { seats: [0], code: null } },
      news: [],
    })
    // Another server's watchers hear of it by its next look.
    await clock.advance(2_000)
    for (const ear of ears) expect(ear.views.at(-1)?.view.rematch).toEqual({ seats: [0], code: null })
    expect(await act(here.tables, code, ann, rematch)).toEqual({ ok: true, seq })
    expect(await games()).toBe(before)

    expect(await act(there.tables, code, bob, rematch)).toEqual({ ok: true, seq })
    await clock.advance(2_000)
    const next = (await look(here.tables, code)).view.rematch?.code ?? ''
    for (const ear of ears) expect(ear.views.at(-1)?.view.rematch).toEqual({ seats: [0, 1], code: next })
    expect(await games()).toBe(before + 1)
    const mine = await look(there.tables, next, ann)
    expect(mine.view).toMatchObject({
      status: 'playing',
      mode: 'online',
      goal: 33,
      toAct: [0],
      seats: [{ name: 'Bob' }, { name: 'Ann', you: true }],
      rematch: null,
    })
    expect(mine.view.fairness.hash).not.toBe(view.fairness.hash)
    expect(said(await act(there.tables, next, bob))).toBe('ok')
    // Wanting it still is no wish for a third game.
    expect(await act(there.tables, code, bob, rematch)).toEqual({ ok: true, seq })
    expect(await games()).toBe(before + 1)
  })

  it('makes one next game when both want it at once, on two servers, twenty times over', async () => {
    for (let round = 0; round < 20; round++) {
      const code = await finished()
      const before = await games()
      const keys = [newKey(), newKey()]
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          act((n % 2 ? there : here).tables, code, n % 4 < 2 ? ann : bob, rematch, {
            key: `${keys[n % 4 < 2 ? 0 : 1]}${n < 8 ? '' : n}`,
          }),
        ),
      )
      expect(answers.map(said)).toEqual(Array(20).fill('ok'))
      expect(await games()).toBe(before + 1)
      const views = await Promise.all([look(here.tables, code), look(there.tables, code)])
      expect(views[0].view.rematch).toEqual(views[1].view.rematch)
      expect(views[0].view.rematch?.code).toMatch(/^\w{6}$/)
    }
    expect([...here.faults, ...there.faults]).toEqual([])
  })

  it('gives the same key the same answer, and nothing new (S3)', async () => {
    const code = await finished()
    const key = newKey()
    const first = await act(here.tables, code, ann, rematch, { key })
    expect(await act(there.tables, code, ann, rematch, { key })).toEqual(first)
    expect((await look(there.tables, code)).view.rematch).toEqual({ seats: [0], code: null })
  })

  it('makes it at once where one person decides', async () => {
    const local = await here.tables.make({ kind: 'toy', mode: 'local', maker: ann, names: ['A', 'B'] })
    const computer = await here.tables.make({ kind: 'toy', mode: 'computer', level: 'hard', maker: ann })
    for (const made of [local, computer]) {
      const code = made.ok ? made.value.code : ''
      await act(here.tables, code, ann, { type: 'resign' }, { seat: 0 })
      expect(said(await act(here.tables, code, ann, rematch))).toBe('ok')
    }
    const nextOf = async (made: typeof local) =>
      (await look(here.tables, made.ok ? made.value.code : '')).view.rematch?.code ?? ''
    expect((await look(here.tables, await nextOf(local), ann, 0)).view.seats).toMatchObject([
      { name: 'B' },
      { name: 'A' },
    ])
    // The sides have changed: now the computer begins, with nobody looking.
    const next = await nextOf(computer)
    await clock.advance(0)
    expect((await look(here.tables, next, ann)).view).toMatchObject({
      seats: [{ computer: 'hard' }, { name: 'Ann', you: true }],
      toAct: [1],
      news: [{ type: 'took', seat: 0 }],
    })
  })

  it('is refused before the end, and to those who have no seat', async () => {
    const code = await beginGame(here.tables, ann, bob)
    expect(said(await act(here.tables, code, ann, rematch))).toBe('not-over')
    expect((await look(here.tables, code)).view.rematch).toBe(null)
    await act(here.tables, code, ann, { type: 'resign' })
    const carol = await arrive(databases[0], 'Carol')
    expect(said(await act(here.tables, code, carol, rematch))).toBe('not-seated')
    expect(said(await act(here.tables, code, ann, { type: 'rematch', with: 'Carol' }))).toBe('bad-intent')
    const waiting = await here.tables.make({ kind: 'toy', mode: 'online', maker: ann })
    expect(said(await act(here.tables, waiting.ok ? waiting.value.code : '', ann, rematch))).toBe('not-over')
  })

  it('draws another code when the first is taken (S40)', async () => {
    const codes = ['D', 'E', 'D', 'E', 'F']
    const random = (bytes: number): Uint8Array =>
      bytes === 32 ? randomBytes(32) : new Uint8Array(8).fill('ABCDEF'.indexOf(codes.shift() ?? ''))
    const { tables } = houseOn(databases[0], { random, clock })
    const made = [1, 2].map(() => tables.make({ kind: 'toy', mode: 'local', maker: ann }))
    await Promise.all(made)
    await act(tables, 'DDDDDD', ann, { type: 'resign' })
    expect(said(await act(tables, 'DDDDDD', ann, rematch))).toBe('ok')
    await until(async () => (await look(tables, 'DDDDDD')).view.rematch?.code === 'FFFFFF', 'the next game')
    await tables.close()
  })
})
