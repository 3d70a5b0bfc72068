import type { AnyGame } from '@trueline/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toy } from '../../../rules/test/toy/index.ts'
import type { Database } from '../../src/store/database.ts'
import { think } from '../../src/thinking/think.ts'
import { PLACES, type TestPlace } from '../store/places.ts'
import {
  act,
  arrive,
  houseOn,
  listener,
  look,
  type Player,
  said,
  take,
  type TestHouse,
  thinkAtOnce,
} from './house.ts'

/** The toy, at which up to four may sit. */
const games: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([
  ['toy', toy],
  ['crowd', { ...toy, id: 'crowd', seats: { min: 2, max: 4 } }],
])
const thinking = {
  ...thinkAtOnce,
  choose: async (kind: string, view: never, level: string, seed: string) =>
    think(games, { does: 'choose', kind, view, level, seed, budget: 0 }),
}

describe.each(PLACES)('a table of several seats on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let house: TestHouse
  let ann: Player
  let bob: Player
  let cat: Player

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    house = houseOn(database, { games, thinking })
    ann = await arrive(database, 'Ann')
    bob = await arrive(database, 'Bob')
    cat = await arrive(database, 'Cat')
  })
  afterAll(async () => {
    await house.tables.close()
    await database.close()
    await place.drop()
  })

  const begin = async (seats = 4): Promise<string> => {
    const made = await house.tables.make({ kind: 'crowd', mode: 'online', maker: ann, seats })
    if (!made.ok) throw new Error(made.error.code)
    return made.value.code
  }
  const seatsOf = async (code: string, player: Player | null = null) => {
    const { view } = await look(house.tables, code, player)
    return view.seats.map(({ name, computer, taken }) => computer ?? (taken ? name : null))
  }
  const fill = (seat: number, level: string | null) => ({ type: 'fill', seat, level })
  const wish = (code: string, player: Player, intent: object, key?: string) =>
    act(house.tables, code, player, intent, key ? { key } : {})

  it('has as many seats as its maker asks for, within what the game allows', async () => {
    const asked = { kind: 'crowd', mode: 'online', maker: ann } as const
    expect(await seatsOf(await begin(3))).toEqual(['Ann', null, null])
    expect(said(await house.tables.make({ ...asked, seats: 5 }))).toBe('bad-seats')
    expect(said(await house.tables.make({ ...asked, seats: 1 }))).toBe('bad-seats')
    expect(said(await house.tables.make({ ...asked, kind: 'toy', seats: 3 }))).toBe('bad-seats')
    const alone = await house.tables.make({ ...asked, mode: 'computer', level: 'hard', seats: 4 })
    if (!alone.ok) throw new Error(alone.error.code)
    expect(await seatsOf(alone.value.code)).toEqual(['Ann', 'hard', 'hard', 'hard'])
    expect((await look(house.tables, alone.value.code)).view.status).toBe('playing')
  })

  it('is filled with computers by its maker alone, who may change their mind', async () => {
    const code = await begin()
    await house.tables.sit(code, bob)
    const watcher = listener()
    await house.tables.watch(code, null, undefined, watcher)
    expect(said(await wish(code, bob, fill(2, 'hard')))).toBe('not-maker')
    expect(said(await wish(code, cat, fill(2, 'hard')))).toBe('not-seated')
    expect(said(await wish(code, ann, fill(1, 'hard')))).toBe('seat-taken')
    expect(said(await wish(code, ann, fill(0, null)))).toBe('seat-taken')
    expect(said(await wish(code, ann, fill(4, 'hard')))).toBe('bad-seat')
    expect(said(await wish(code, ann, fill(2, 'godlike')))).toBe('bad-level')
    expect(said(await wish(code, ann, { type: 'fill', seat: 2 }))).toBe('bad-intent')
    expect(await wish(code, ann, fill(2, 'easy'), 'fill-key')).toEqual({ ok: true, seq: 0 })
    expect(said(await wish(code, ann, fill(2, 'hard')))).toBe('ok')
    // A repeated key is answered, and undoes nothing.
    expect(await wish(code, ann, fill(2, 'easy'), 'fill-key')).toEqual({ ok: true, seq: 0 })
    expect(await seatsOf(code)).toEqual(['Ann', 'Bob', 'hard', null])
    expect(watcher.views.map(({ view }) => view.seats[2]?.computer)).toEqual(['easy', 'hard'])
    expect(said(await wish(code, ann, fill(2, null)))).toBe('ok')
    expect(await seatsOf(code)).toEqual(['Ann', 'Bob', null, null])
  })

  it('begins when its maker says so, with those who are there, and computers play among people', async () => {
    const code = await begin()
    expect(said(await wish(code, ann, { type: 'start' }))).toBe('too-few')
    // Seat 1 stays free: those after it move up.
    expect(said(await wish(code, ann, fill(2, 'hard')))).toBe('ok')
    expect(said(await wish(code, ann, { type: 'start' }, 'start-key'))).toBe('ok')
    expect(await wish(code, ann, { type: 'start' }, 'start-key')).toEqual({ ok: true, seq: 0 })
    expect(await seatsOf(code)).toEqual(['Ann', 'hard'])
    expect(said(await wish(code, ann, fill(1, null)))).toBe('not-waiting')
    expect(said(await house.tables.sit(code, bob))).toBe('full')
    expect(said(await wish(code, ann, take(1)))).toBe('ok')
    await house.clock.advance(1)
    const { view } = await look(house.tables, code, ann)
    expect(view.toAct).toEqual([0])
    expect(view.news).toContainEqual(expect.objectContaining({ type: 'took', seat: 1 }))
  })

  it('begins by itself when nobody is missing any more, whoever comes last', async () => {
    const people = await begin(3)
    await house.tables.sit(people, bob)
    expect((await look(house.tables, people)).view.status).toBe('waiting')
    await house.tables.sit(people, cat)
    expect((await look(house.tables, people)).view.status).toBe('playing')
    const mixed = await begin(3)
    await house.tables.sit(mixed, bob)
    await wish(mixed, ann, fill(2, 'easy'))
    expect((await look(house.tables, mixed)).view.status).toBe('playing')
    const game = await house.store.load(mixed)
    expect(game?.events).toMatchObject([{ type: 'opened' }])
  })

  it('is left again by whoever has sat down, but for its maker', async () => {
    const code = await begin()
    await house.tables.sit(code, bob)
    await house.tables.sit(code, cat)
    expect(said(await wish(code, ann, { type: 'leave' }))).toBe('not-offered')
    expect(said(await wish(code, bob, { type: 'leave' }))).toBe('ok')
    expect(await seatsOf(code)).toEqual(['Ann', null, 'Cat', null])
    expect(said(await wish(code, bob, { type: 'leave' }))).toBe('not-seated')
    expect(await house.tables.sit(code, bob)).toMatchObject({ value: { seat: 1, taken: true } })
  })

  it('offers none of this where the number of players is fixed', async () => {
    const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: ann })
    if (!made.ok) throw new Error(made.error.code)
    expect(said(await wish(made.value.code, ann, fill(1, 'hard')))).toBe('not-offered')
    expect(said(await wish(made.value.code, ann, { type: 'start' }))).toBe('not-offered')
  })

  it('opens for those who are there, though two servers seat people and computers at once', async () => {
    const other = houseOn(database, { games, thinking })
    for (let round = 0; round < 6; round++) {
      const code = await begin(3)
      await Promise.all([look(house.tables, code, ann), look(other.tables, code, ann)])
      const [filled, sat, last] = await Promise.all([
        wish(code, ann, fill(1 + (round % 2), 'hard')),
        other.tables.sit(code, bob),
        house.tables.sit(code, cat),
      ])
      expect([said(filled), said(sat), said(last)].filter((how) => how === 'ok').length).toBeGreaterThan(1)
      const game = await house.store.load(code)
      if (!game) throw new Error('the game is gone')
      const full = game.seats.every(({ playerId, computer }) => playerId !== null || computer !== null)
      expect(game.status).toBe(full ? 'playing' : 'waiting')
      expect(game.events).toHaveLength(full ? 1 : 0)
    }
    await other.tables.close()
  })
})
