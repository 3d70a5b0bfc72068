import type { AnyGame } from '@trueline/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toy } from '../../../rules/test/toy/index.ts'
import type { Database } from '../../src/store/database.ts'
import { revive } from '../../src/table/live.ts'
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

const games = new Map<string, AnyGame>([['toy', toy]])

describe.each(PLACES)('sleeping and waking on $name', ({ make }) => {
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

  it('leaves memory soon after the last watcher has gone, and comes back as it was', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const watching = await house.tables.watch(code, ann.id, undefined, listener())
    await act(house.tables, code, ann, take(2))
    const before = await look(house.tables, code, ann)
    if (watching.ok) watching.value.unwatch()
    expect(house.tables.size).toEqual({ tables: 1, watchers: 0 })
    await house.clock.advance(90_000)
    expect(house.tables.size).toEqual({ tables: 0, watchers: 0 })
    expect(await look(house.tables, code, ann)).toEqual({ ...before, now: house.clock.now() })
    expect(said(await act(house.tables, code, bob, take(), { seq: 2 }))).toBe('ok')
  })

  it('forgets the game of those who only look, and still tells them', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const ears = listener()
    await house.tables.watch(code, bob.id, undefined, ears)
    await house.clock.advance(90_000)
    expect(house.tables.size).toEqual({ tables: 1, watchers: 1 })
    await act(house.tables, code, ann, take(2))
    expect(ears.views).toMatchObject([{ seq: 2, news: [{ type: 'took', n: 2 }] }])
  })

  it('keeps nothing for codes that are nobody’s', async () => {
    const { tables } = house.tables.size
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        house.tables.watch(`NNNN${'ABCDEFGHJKMNPQRSTUVW'[n]}2`, ann.id, undefined, listener()),
      ),
    )
    expect(house.tables.size.tables).toBe(tables)
  })

  it('loads no more events from a long game than from a short one, and the same state as a replay', async () => {
    const code = await beginGame(house.tables, ann, bob, { goal: 1000 })
    for (let turn = 0; turn < 100; turn++) {
      const player = turn % 2 === 0 ? ann : bob
      expect(said(await act(house.tables, code, player, take(1 + (turn % 3))))).toBe('ok')
      const stored = await house.store.load(code)
      if (!stored) throw new Error('lost')
      expect(stored.events.length).toBeLessThan(20)
      const whole = { ...stored, snapshot: null, snapshotSeq: 0, events: await house.store.events(code) }
      expect(revive(stored, games).position).toEqual(revive(whole, games).position)
    }
    const stored = await house.store.load(code)
    expect(stored?.snapshotSeq).toBeGreaterThan(90)
  })

  it('loads a finished game in one piece', async () => {
    const code = await beginGame(house.tables, ann, bob)
    await act(house.tables, code, ann, { type: 'resign' })
    expect(await house.store.load(code)).toMatchObject({
      status: 'finished',
      seq: 3,
      snapshotSeq: 3,
      events: [],
    })
    expect((await look(house.tables, code)).view.outcome).toEqual({ places: [2, 1], why: 'gave-up' })
  })
})
