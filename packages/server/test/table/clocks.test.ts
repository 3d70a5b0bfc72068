import type { AnyGame } from '@trueline/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toy } from '../../../rules/test/toy/index.ts'
import type { Database } from '../../src/store/database.ts'
import { storeOn } from '../../src/store/prisma.ts'
import type { Surroundings } from '../../src/table/tables.ts'
import { PLACES, type TestPlace } from '../store/places.ts'
import { FakeClock } from './clock.ts'
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

const MINUTE = 60_000
const timed = { clock: 60, goal: 1000 }

describe.each(PLACES)('clocks on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let ann: Player
  let bob: Player
  let clock: FakeClock
  let open: TestHouse[] = []

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    ann = await arrive(database, 'Ann')
    bob = await arrive(database, 'Bob')
  })
  beforeEach(async () => {
    // A house nobody ever beat for, with no running games: each test has its own history.
    await database.prisma.$transaction([
      database.prisma.heartbeat.deleteMany(),
      database.prisma.game.deleteMany(),
    ])
    clock = new FakeClock()
  })
  afterEach(async () => {
    await Promise.all(open.map(({ tables }) => tables.close()))
    open = []
  })
  afterAll(async () => {
    await database.close()
    await place.drop()
  })

  const start = async (changes: Partial<Surroundings> = {}): Promise<TestHouse> => {
    const house = houseOn(database, { ...changes, clock })
    open.push(house)
    await house.tables.start()
    return house
  }
  /** The server is gone from one moment to the next: nothing is written, no timer of it fires any more. */
  const kill = (): void => {
    clock = new FakeClock(clock.now())
    open = []
  }
  const kinds = async ({ store }: TestHouse, code: string): Promise<string[]> =>
    (await store.events(code)).map((event) => (event as { type: string }).type)
  const stored = async ({ store }: TestHouse, code: string) => {
    const game = await store.load(code)
    if (!game) throw new Error('lost')
    return game
  }

  it('ends a turn once, with nobody there, and the next one after it (S52, S53)', async () => {
    const house = await start()
    const code = await beginGame(house.tables, ann, bob, timed)
    await clock.advance(MINUTE - 1)
    expect(await kinds(house, code)).toEqual(['opened'])
    await clock.advance(1)
    expect(await kinds(house, code)).toEqual(['opened', 'timed-out'])
    expect(await stored(house, code)).toMatchObject({ toAct: [1], deadlineAt: clock.now() + MINUTE })
    await clock.advance(MINUTE)
    expect(await kinds(house, code)).toEqual(['opened', 'timed-out', 'timed-out'])
    expect(house.faults).toEqual([])
  })

  it('ends it in a game that sleeps, and in one that a dead server left behind', async () => {
    const house = await start()
    const code = await beginGame(house.tables, ann, bob, { ...timed, clock: 300 })
    await clock.advance(4 * MINUTE)
    expect(house.tables.size).toEqual({ tables: 0, watchers: 0 })
    await clock.advance(MINUTE)
    expect(await kinds(house, code)).toEqual(['opened', 'timed-out'])
  })

  it('ends no turn of a game without a clock', async () => {
    const house = await start()
    const code = await beginGame(house.tables, ann, bob)
    await clock.advance(3 * MINUTE)
    expect(await kinds(house, code)).toEqual(['opened'])
  })

  it('ends it once after a restart ten seconds before, with both browsers closed (S52)', async () => {
    const before = await start()
    const code = await beginGame(before.tables, ann, bob, timed)
    await clock.advance(50_000)
    kill()
    clock.skip(3_000)
    const house = await start()
    await clock.advance(6_999)
    expect(await kinds(house, code)).toEqual(['opened'])
    await clock.advance(1)
    expect(await kinds(house, code)).toEqual(['opened', 'timed-out'])
  })

  it('ends it once when two servers wait for it', async () => {
    const [one, other] = [await start({ shared: true }), await start({ shared: true })]
    const codes = await Promise.all(Array.from({ length: 8 }, () => beginGame(one.tables, ann, bob, timed)))
    for (const code of codes) await look(other.tables, code, bob)
    await clock.advance(MINUTE + 10_000)
    for (const code of codes) expect(await kinds(one, code)).toEqual(['opened', 'timed-out'])
    expect([...one.faults, ...other.faults]).toEqual([])
  })

  it('lets nobody move in a turn that has run out, also before the house has noticed (S54)', async () => {
    const house = await start()
    const code = await beginGame(house.tables, ann, bob, timed)
    await clock.advance(MINUTE - 10)
    clock.skip(10)
    expect(await act(house.tables, code, ann, take(), { seq: 1 })).toMatchObject({
      error: { code: 'stale', data: { seq: 2 } },
    })
    expect(said(await act(house.tables, code, bob, take(), { seq: 2 }))).toBe('ok')
    await clock.advance(1_000)
    expect(await kinds(house, code)).toEqual(['opened', 'timed-out', 'took'])
  })

  it('gives back what a restart took, says so, and forgets it with the next turn (S50, S55)', async () => {
    const before = await start()
    const code = await beginGame(before.tables, ann, bob, timed)
    await clock.advance(50_000)
    kill()
    clock.skip(30_000)
    const house = await start()
    const { view } = await look(house.tables, code, ann)
    // The last beat was at the fiftieth second: ten seconds were left.
    expect(view).toMatchObject({ deadlineAt: clock.now() + 10_000, givenBack: 30_000 })
    await clock.advance(9_999)
    expect(await act(house.tables, code, ann, take())).toEqual({ ok: true, seq: 2 })
    expect((await look(house.tables, code, ann)).view).toMatchObject({
      deadlineAt: clock.now() + MINUTE,
      givenBack: 0,
    })
    expect(await stored(house, code)).toMatchObject({ deadlineAt: clock.now() + MINUTE, givenBack: 0 })
    expect(await kinds(house, code)).toEqual(['opened', 'took'])
  })

  it('forfeits nothing in an outage far longer than a turn (S51)', async () => {
    const before = await start()
    const code = await beginGame(before.tables, ann, bob, timed)
    await clock.advance(30_000)
    kill()
    const outage = 40 * 24 * 60 * MINUTE
    clock.skip(outage)
    const house = await start()
    await clock.advance(29_000)
    expect(await kinds(house, code)).toEqual(['opened'])
    // More than four bytes hold: the deadline is exact all the same.
    expect(await stored(house, code)).toMatchObject({
      givenBack: 2 ** 31 - 1,
      deadlineAt: clock.now() + 1_000,
    })
    await clock.advance(1_000)
    expect(await kinds(house, code)).toEqual(['opened', 'timed-out'])
  })

  it('gives it back once, however many servers come back', async () => {
    const before = await start()
    const code = await beginGame(before.tables, ann, bob, timed)
    await clock.advance(20_000)
    kill()
    clock.skip(100_000)
    const [house] = await Promise.all([start(), start(), start()])
    expect(await stored(house, code)).toMatchObject({ deadlineAt: clock.now() + 40_000, givenBack: 100_000 })
    await clock.advance(6_000)
    expect((await stored(house, code)).givenBack).toBe(100_000)
  })

  it('adds up what several outages took from one turn', async () => {
    const before = await start()
    const code = await beginGame(before.tables, ann, bob, timed)
    await clock.advance(20_000)
    kill()
    clock.skip(100_000)
    await start()
    await clock.advance(10_000)
    kill()
    clock.skip(50_000)
    const house = await start()
    expect(await stored(house, code)).toMatchObject({ deadlineAt: clock.now() + 30_000, givenBack: 150_000 })
  })

  it('takes no short pause for an absence', async () => {
    const before = await start()
    const code = await beginGame(before.tables, ann, bob, timed)
    await clock.advance(20_000)
    kill()
    clock.skip(4_000)
    const house = await start()
    expect(await stored(house, code)).toMatchObject({ deadlineAt: clock.now() + 36_000, givenBack: 0 })
  })

  it('gives back a standstill of the whole machine, and tells who watches', async () => {
    const house = await start()
    const code = await beginGame(house.tables, ann, bob, timed)
    const ears = listener()
    await house.tables.watch(code, ann.id, undefined, ears)
    await clock.advance(50_000)
    clock.skip(10 * MINUTE)
    await clock.advance(0)
    expect(ears.views.at(-1)?.view).toMatchObject({
      deadlineAt: clock.now() + 10_000,
      givenBack: 10 * MINUTE,
    })
    expect(await kinds(house, code)).toEqual(['opened'])
  })

  it('gives back an outage of the store while servers live, each of them tells, and no turn ends meanwhile (S15)', async () => {
    const [one, other] = [await start({ shared: true }), await start({ shared: true })]
    const code = await beginGame(one.tables, ann, bob, timed)
    const [ears, others] = [listener(), listener()]
    await one.tables.watch(code, ann.id, undefined, ears)
    await other.tables.watch(code, bob.id, undefined, others)
    await clock.advance(50_000)
    for (const house of [one, other]) house.away = true
    await clock.advance(20_000)
    expect(said(await act(one.tables, code, ann))).toBe('unavailable')
    for (const house of [one, other]) house.away = false
    await clock.advance(6_000)
    const { deadlineAt, givenBack, seq } = await stored(one, code)
    expect(seq).toBe(1)
    expect(givenBack).toBeGreaterThanOrEqual(20_000)
    expect(givenBack).toBeLessThanOrEqual(30_000)
    for (const { views } of [ears, others])
      expect(views.at(-1)?.view).toMatchObject({ deadlineAt, givenBack })
    // Reported once and not with every beat.
    expect(one.faults.filter(({ what }) => what === 'heartbeat').length).toBe(1)
    expect(one.faults.filter(({ what }) => what === 'deadlines').length).toBe(1)
    expect(said(await act(one.tables, code, ann))).toBe('ok')
  })

  it('gives nothing to a turn that began after the house had opened again', async () => {
    const house = await start()
    await clock.advance(5_000)
    clock.skip(60_000)
    const code = await beginGame(house.tables, ann, bob, timed)
    const { deadlineAt } = await stored(house, code)
    await clock.advance(1)
    expect(await stored(house, code)).toMatchObject({ deadlineAt, givenBack: 0 })
  })

  it('ends a turn within seconds although the store did not take its end at first', async () => {
    const store = storeOn(database)
    let lost = 0
    const append: typeof store.append = async (step) => {
      if (lost++ === 0) throw new Error('connection lost')
      return store.append(step)
    }
    const house = await start({ store: { ...store, append } })
    const code = await beginGame(house.tables, ann, bob, timed)
    await clock.advance(MINUTE)
    expect(await kinds(house, code)).toEqual(['opened'])
    await clock.advance(5_000)
    expect(await kinds(house, code)).toEqual(['opened', 'timed-out'])
    expect(house.faults.map(({ what }) => what)).toEqual(['expire'])
  })

  it('is not stopped by a game whose rules throw when a turn ends, and does not ask it all the time', async () => {
    let asked = 0
    const broken: AnyGame = {
      ...(toy as AnyGame),
      id: 'broken',
      expire: () => {
        asked++
        throw new Error('bug')
      },
    }
    const house = await start({
      games: new Map([toy as AnyGame, broken].map((game) => [game.id, game] as const)),
    })
    const made = await house.tables.make({ kind: 'broken', mode: 'online', maker: ann, options: timed })
    if (!made.ok) throw new Error(made.error.code)
    await house.tables.sit(made.value.code, bob)
    const code = await beginGame(house.tables, ann, bob, timed)
    await clock.advance(MINUTE + 30_000)
    expect(await kinds(house, code)).toEqual(['opened', 'timed-out'])
    expect(asked).toBe(1)
    // The turn cannot end, so it can still be played.
    expect(said(await act(house.tables, made.value.code, ann))).toBe('ok')
    expect(await kinds(house, made.value.code)).toEqual(['opened', 'took'])
  })
})
