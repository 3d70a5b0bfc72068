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
  take,
  type TestHouse,
} from './house.ts'

// On the embedded database two servers cannot be, but two sets of tables can: the same guards hold.
describe.each(PLACES)('two servers on $name', ({ make }) => {
  let place: TestPlace
  let databases: [Database, Database]
  let here: TestHouse
  let there: TestHouse
  let ann: Player
  let bob: Player

  beforeAll(async () => {
    place = await make()
    const database = await place.open()
    databases = [database, database.shared ? await place.open() : database]
    const clock = new FakeClock()
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

  const bothLook = async (code: string): Promise<void> => {
    const views = await Promise.all([look(here.tables, code, ann), look(there.tables, code, ann)])
    expect(views[0]).toEqual(views[1])
  }

  it('gives the last seat to one of twenty who come at once (S37)', async () => {
    const racers = await Promise.all(Array.from({ length: 20 }, (_, n) => arrive(databases[0], `Racer ${n}`)))
    const made = await here.tables.make({ kind: 'toy', mode: 'online', maker: ann })
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    const answers = await Promise.all(
      racers.map((racer, n) => (n % 2 === 0 ? here : there).tables.sit(code, racer)),
    )
    expect(answers.map(said).sort()).toEqual([...Array(19).fill('full'), 'ok'])
    const winner = racers[answers.findIndex(({ ok }) => ok)]
    expect(await here.tables.summary(code, winner?.id ?? '')).toMatchObject({
      value: { seat: 1, status: 'playing' },
    })
    await bothLook(code)
    expect((await here.store.events(code)).length).toBe(1)
  })

  it('lets one of twenty parallel intents win, and decides the others anew (S12)', async () => {
    const code = await beginGame(here.tables, ann, bob)
    await bothLook(code)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => act((n % 2 === 0 ? here : there).tables, code, ann, take(1))),
    )
    expect(answers.map(said).sort()).toEqual([...Array(19).fill('not-your-turn'), 'ok'])
    await bothLook(code)
    expect((await look(here.tables, code)).seq).toBe(2)
  })

  it('does once what comes to both with one key (S1, S3)', async () => {
    const code = await beginGame(here.tables, ann, bob)
    await bothLook(code)
    const key = newKey()
    const answers = await Promise.all([
      act(here.tables, code, ann, take(2), { key, seq: 1 }),
      act(there.tables, code, ann, take(2), { key, seq: 1 }),
      act(here.tables, code, ann, take(2), { key, seq: 1 }),
    ])
    expect(answers).toEqual(Array(3).fill({ ok: true, seq: 2 }))
    await bothLook(code)
  })

  it('does not call a player stale who saw more than this server remembers', async () => {
    const code = await beginGame(here.tables, ann, bob)
    await bothLook(code)
    await act(there.tables, code, ann, take(1), { seq: 1 })
    expect(await act(here.tables, code, bob, take(1), { seq: 2 })).toEqual({ ok: true, seq: 3 })
    expect(await act(there.tables, code, ann, take(1), { seq: 3 })).toEqual({ ok: true, seq: 4 })
  })

  it('tells those who watch here what happened there, once somebody asks or after a while', async () => {
    const code = await beginGame(here.tables, ann, bob)
    const ears = listener()
    const watching = await here.tables.watch(code, bob.id, undefined, ears)
    await act(there.tables, code, ann, take(3))
    expect(ears.views).toEqual([])
    await look(here.tables, code, ann)
    expect(ears.views).toMatchObject([{ seq: 2, seat: 1, news: [{ type: 'took', n: 3 }] }])
    await act(there.tables, code, bob, take(2))
    const ticking = here.clock.advance(2_000)
    await until(() => ears.views.length === 2, 'a look at the other server')
    await ticking
    expect(ears.views[1]).toMatchObject({ seq: 3, news: [{ type: 'took', n: 2 }] })
    if (watching.ok) watching.value.unwatch()
  })

  it('plays many games at once from both sides, and loses nothing', async () => {
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => beginGame(here.tables, ann, bob, { goal: 1000 })),
    )
    await Promise.all(
      codes.map(async (code) => {
        for (let turn = 0; turn < 12; turn++) {
          const player = turn % 2 === 0 ? ann : bob
          const answers = await Promise.all([
            act(here.tables, code, player, take(1), { seq: turn + 1 + rolled(turn) }),
            act(there.tables, code, player, take(1), { seq: turn + 1 + rolled(turn) }),
          ])
          expect(answers.map(said).sort()).toEqual(['ok', 'stale'])
        }
      }),
    )
    for (const code of codes) {
      await bothLook(code)
      expect((await here.store.events(code)).map((event) => (event as { type: string }).type)).toEqual([
        'opened',
        ...Array(10).fill('took'),
        'rolled',
        ...Array(2).fill('took'),
      ])
    }
    expect([...here.faults, ...there.faults]).toEqual([])
  })
})

/** The toy's house rolls a die once, after the tenth take. */
const rolled = (turn: number): number => (turn >= 10 ? 1 : 0)
