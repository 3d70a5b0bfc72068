import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { PLACES, type TestPlace } from '../store/places.ts'
import {
  act,
  arrive,
  beginGame,
  houseOn,
  look,
  newKey,
  type Player,
  said,
  take,
  type TestHouse,
} from './house.ts'

describe.each(PLACES)('playing on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let house: TestHouse
  let ann: Player
  let bob: Player

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    house = houseOn(database)
    await house.tables.start()
    ann = await arrive(database, 'Ann')
    bob = await arrive(database, 'Bob')
  })
  afterAll(async () => {
    await house.tables.close()
    await database.close()
    await place.drop()
  })

  it('plays a whole game, and then tells everything', async () => {
    const code = await beginGame(house.tables, ann, bob, { goal: 3 })
    expect(await act(house.tables, code, ann, take(2))).toEqual({ ok: true, seq: 2 })
    expect(await house.tables.log(code)).toEqual({ ok: false, error: { code: 'not-over' } })
    expect(await act(house.tables, code, bob, take(1))).toEqual({ ok: true, seq: 4 })
    const { view } = await look(house.tables, code, ann)
    expect(view).toMatchObject({
      status: 'finished',
      toAct: [],
      outcome: { places: [2, 1], why: 'reached' },
      fairness: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    const log = await house.tables.log(code)
    expect(log).toMatchObject({
      ok: true,
      value: { news: [{ type: 'opened' }, { type: 'took', seat: 0, n: 2 }, { seat: 1 }, { type: 'ended' }] },
    })
    expect(said(await act(house.tables, code, ann))).toBe('game-over')
    expect(said(await act(house.tables, code, ann, { type: 'cancel' }))).toBe('already-over')
    expect(said(await act(house.tables, code, ann, { type: 'claim' }))).toBe('already-over')
    // Too late is not full (S42); who sat there finds the way back.
    expect(said(await house.tables.sit(code, await arrive(database, 'Cat')))).toBe('already-over')
    expect(said(await house.tables.sit(code, bob))).toBe('ok')
  })

  it('lets one of twenty that come at once win, and answers the others (S12)', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => act(house.tables, code, ann, take(1), { seq: 1 })),
    )
    expect(answers.map(said).sort()).toEqual(['ok', ...Array(19).fill('stale')])
    expect((await look(house.tables, code)).view.count).toBe(1)
  })

  it('does once what comes twice with one key (S1)', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(house.tables, code, ann, take(3), { key, seq: 1 })),
    )
    expect(answers).toEqual(Array(5).fill({ ok: true, seq: 2 }))
    expect((await look(house.tables, code)).view.count).toBe(3)
  })

  it('answers again what it answered, when the first answer was lost (S3)', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const key = newKey()
    const first = await act(house.tables, code, ann, take(2), { key, seq: 1 })
    await act(house.tables, code, bob, take(1))
    await act(house.tables, code, ann, take(1))
    await act(house.tables, code, bob, take(1))
    // Ann may take again: without the key this would be another move.
    expect(await act(house.tables, code, ann, take(2), { key, seq: 1 })).toEqual(first)
    expect((await look(house.tables, code)).view.count).toBe(5)
  })

  it('remembers its answers through a restart, also where the same wish would be legal again', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const key = newKey()
    const first = await act(house.tables, code, ann, take(2), { key })
    await act(house.tables, code, bob, take(1))
    const again = houseOn(database, { clock: house.clock })
    expect(await act(again.tables, code, ann, take(2), { key })).toEqual(first)
    expect(await act(again.tables, code, bob, take(1), { key: newKey(), seq: 2 })).toMatchObject({
      error: { code: 'stale', data: { seq: 3 } },
    })
    expect((await look(again.tables, code)).view.count).toBe(3)
    await again.tables.close()
  })

  it('keeps keys of different seats apart', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const key = newKey()
    expect(await act(house.tables, code, ann, take(1), { key })).toEqual({ ok: true, seq: 2 })
    expect(await act(house.tables, code, bob, take(1), { key })).toEqual({ ok: true, seq: 3 })
  })

  it('refuses with a code and changes nothing (G-4)', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const cat = await arrive(database, 'Cat')
    const refused = async (player: Player, intent: unknown, more?: object): Promise<string> =>
      said(await act(house.tables, code, player, intent, more))
    expect(await refused(bob, take())).toBe('not-your-turn')
    expect(await refused(cat, take())).toBe('not-seated')
    expect(await refused(ann, take(), { seat: 1 })).toBe('not-your-seat')
    expect(await refused(ann, take(), { seq: 0 })).toBe('stale')
    expect(await refused(ann, { type: 'cancel' })).toBe('not-waiting')
    expect(await refused(bob, { type: 'claim' })).toBe('too-early')
    expect(await refused(ann, { type: 'claim' })).toBe('not-offered')
    expect(said(await house.tables.intent('ZZZZZZ', ann.id, { key: newKey(), intent: take() }))).toBe(
      'no-such-game',
    )
    expect(said(await house.tables.intent(code, null, { key: newKey(), intent: take() }))).toBe('not-seated')
    expect((await look(house.tables, code)).seq).toBe(1)
  })

  it('says in few words what is wrong with an intent, whatever it is', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const nonsense = [
      null,
      0,
      '',
      'take',
      [],
      {},
      true,
      { type: 'take' },
      { type: 'take', n: 1, more: 1 },
      { type: 'take', n: Number.POSITIVE_INFINITY },
      { type: 'take', n: 0.5 },
      { type: 'take', n: '1' },
      { type: '__proto__' },
      { type: 'cancel', more: 1 },
      { type: 'claim', seat: 0 },
      { type: ['cancel'] },
      { type: 'take', n: 1, ['x'.repeat(10_000)]: 1 },
      Array(10_000).fill({ type: 'take', n: 1 }),
    ]
    for (const intent of nonsense) {
      const answer = await act(house.tables, code, ann, intent)
      expect(answer).toMatchObject({
        ok: false,
        error: { code: 'bad-intent', data: { issues: expect.any(Array) } },
      })
      expect(JSON.stringify(answer).length).toBeLessThan(1000)
    }
    expect((await look(house.tables, code)).seq).toBe(1)
    expect(house.faults).toEqual([])
  })

  it('lets one device play every seat of a local game, each with its own name', async () => {
    const names = ['One', 'Two']
    const made = await house.tables.make({
      kind: 'toy',
      mode: 'local',
      maker: ann,
      names,
      options: { goal: 3 },
    })
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    expect((await look(house.tables, code, ann)).view.seats).toMatchObject([{ name: 'One' }, { name: 'Two' }])
    expect(await act(house.tables, code, ann, take(1), { seat: 0 })).toEqual({ ok: true, seq: 2 })
    expect(said(await act(house.tables, code, ann, take(1), { seat: 0 }))).toBe('not-your-turn')
    expect(await act(house.tables, code, ann, take(1))).toEqual({ ok: true, seq: 3 })
    expect(said(await act(house.tables, code, bob, take(1)))).toBe('not-seated')
    expect(await house.tables.sit(code, ann)).toEqual({ ok: true, value: { seat: 0, taken: false } })
    expect(said(await house.tables.sit(code, bob))).toBe('full')
    expect(said(await act(house.tables, code, ann, { type: 'claim' }))).toBe('not-offered')
  })
})
