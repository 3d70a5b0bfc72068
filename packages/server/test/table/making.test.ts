import { randomBytes } from 'node:crypto'
import { isCode } from '@trueline/rules/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { drawCode } from '../../src/table/making.ts'
import { PLACES, type TestPlace } from '../store/places.ts'
import { act, arrive, houseOn, look, type Player, said, type TestHouse } from './house.ts'

describe('codes', () => {
  it('draws every letter equally often, and none that looks like another (S34, G-2)', () => {
    const counts = new Map<string, number>()
    for (let draw = 0; draw < 20_000; draw++) {
      const code = drawCode((bytes) => randomBytes(bytes))
      expect(isCode(code)).toBe(true)
      for (const letter of code) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    expect(counts.size).toBe(31)
    // 120,000 letters over 31: 3,871 each; six standard deviations are 370.
    for (const count of counts.values()) expect(Math.abs(count - 3871)).toBeLessThan(370)
  })

  it('throws away the bytes that would make some letters likelier', () => {
    const bytes = [255, 248, 250, 0, 1, 30, 31, 247, 2]
    expect(drawCode((count) => Uint8Array.from(bytes.splice(0, count)))).toBe('AB9A9C')
  })
})

describe.each(PLACES)('making games on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let house: TestHouse
  let ann: Player
  let bob: Player

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    house = houseOn(database)
    ann = await arrive(database, 'Ann')
    bob = await arrive(database, 'Bob')
  })
  afterAll(async () => {
    await house.tables.close()
    await database.close()
    await place.drop()
  })

  it('draws again when a code is taken (S40)', async () => {
    const codes = ['A', 'A', 'A', 'B', 'A', 'B', 'C']
    const random = (bytes: number): Uint8Array =>
      bytes === 32 ? randomBytes(32) : new Uint8Array(8).fill('ABC'.indexOf(codes.shift() ?? ''))
    const { tables } = houseOn(database, { random })
    const made = []
    for (let game = 0; game < 3; game++)
      made.push(await tables.make({ kind: 'toy', mode: 'online', maker: ann }))
    expect(made.map((game) => game.ok && game.value.code)).toEqual(['AAAAAA', 'BBBBBB', 'CCCCCC'])
    await tables.close()
  })

  it('refuses what it does not offer', async () => {
    const wish = { kind: 'toy', mode: 'online', maker: ann } as const
    expect(said(await house.tables.make({ ...wish, kind: 'chess' }))).toBe('unknown-kind')
    expect(said(await house.tables.make({ ...wish, kind: '__proto__' }))).toBe('unknown-kind')
    expect(said(await house.tables.make({ ...wish, mode: 'computer' }))).toBe('bad-level')
    expect(said(await house.tables.make({ ...wish, mode: 'computer', level: 'Hard' }))).toBe('bad-level')
    expect(said(await house.tables.make({ ...wish, options: { goal: -1 } }))).toBe('bad-options')
    expect(said(await house.tables.make({ ...wish, options: 'fast' }))).toBe('bad-options')
    expect(said(await house.tables.make({ ...wish, mode: 'local', names: ['One'] }))).toBe('bad-names')
    // Nothing that is asked for is passed over in silence.
    expect(said(await house.tables.make({ ...wish, names: ['One', 'Two'] }))).toBe('bad-names')
    expect(said(await house.tables.make({ ...wish, level: 'hard' }))).toBe('bad-level')
    expect(said(await house.tables.make({ ...wish, mode: 'local', level: 'hard' }))).toBe('bad-level')
    const computer = { ...wish, mode: 'computer', level: 'hard' } as const
    expect(said(await house.tables.make({ ...computer, names: ['One', 'Two'] }))).toBe('bad-names')
  })

  it('shows a game that waits to anybody, and gives nobody a seat for looking (S41)', async () => {
    const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: ann })
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    for (let looks = 0; looks < 3; looks++)
      expect(await house.tables.summary(code, bob.id)).toMatchObject({
        value: {
          status: 'waiting',
          maker: 'Ann',
          freeSeats: 1,
          seat: null,
          seats: [{ taken: true }, { taken: false }],
        },
      })
    expect(await house.tables.summary(code, ann.id)).toMatchObject({
      value: { seat: 0, seats: [{ you: true }, {}] },
    })
    expect(said(await house.tables.summary('ZZZZZZ', null))).toBe('no-such-game')
    expect(said(await act(house.tables, code, ann))).toBe('not-started')
  })

  it('gives the same person the same seat again, from any tab (S38, G-3)', async () => {
    const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: ann })
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    expect(await house.tables.sit(code, ann)).toEqual({ ok: true, value: { seat: 0, taken: false } })
    expect((await look(house.tables, code, ann)).view.status).toBe('waiting')
    const twice = await Promise.all([house.tables.sit(code, bob), house.tables.sit(code, bob)])
    expect(twice).toEqual([
      { ok: true, value: { seat: 1, taken: true } },
      { ok: true, value: { seat: 1, taken: false } },
    ])
    // A name is not an identity (S39).
    const other = await arrive(database, 'Bob')
    expect(said(await house.tables.sit(code, other))).toBe('full')
    expect((await look(house.tables, code, bob)).view).toMatchObject({
      status: 'playing',
      toAct: [0],
      maker: false,
    })
  })

  it('lets the maker call off a game that nobody joined, and nobody else (G-8, S42)', async () => {
    const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: ann })
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    const key = 'cancel-key'
    expect(said(await act(house.tables, code, bob, { type: 'cancel' }))).toBe('not-seated')
    expect(await act(house.tables, code, ann, { type: 'cancel' }, { key })).toEqual({ ok: true, seq: 0 })
    expect(await act(house.tables, code, ann, { type: 'cancel' }, { key })).toEqual({ ok: true, seq: 0 })
    expect(said(await act(house.tables, code, ann, { type: 'cancel' }))).toBe('already-over')
    expect(said(await house.tables.sit(code, bob))).toBe('already-over')
    expect((await look(house.tables, code, ann)).view.status).toBe('cancelled')
    const restarted = houseOn(database)
    expect(await act(restarted.tables, code, ann, { type: 'cancel' }, { key })).toEqual({ ok: true, seq: 0 })
    await restarted.tables.close()
  })

  it('lists a long game with its last news only, which is not less than there is to see', async () => {
    const [eve, fay] = [await arrive(database, 'Eve'), await arrive(database, 'Fay')]
    const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: eve, options: { goal: 1000 } })
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    await house.tables.sit(code, fay)
    for (let turn = 0; turn < 6; turn++) await act(house.tables, code, turn % 2 ? fay : eve)
    const { view } = await look(house.tables, code)
    const mine = await house.tables.mine(eve.id)
    expect(view.news.length).toBeGreaterThan(3)
    expect(mine).toMatchObject({ value: [{ view: { ...view, maker: true, news: view.news.slice(-3) } }] })
  })

  it('lists my games: my turn first, then the latest (S121)', async () => {
    const [cat, dog] = [await arrive(database, 'Cat'), await arrive(database, 'Dog')]
    const codes: string[] = []
    for (let game = 0; game < 4; game++) {
      house.clock.skip(1000)
      const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: cat })
      if (made.ok) codes.push(made.value.code)
    }
    const [first = '', second = '', third = '', fourth = ''] = codes
    house.clock.skip(1000)
    await house.tables.sit(first, dog)
    house.clock.skip(1000)
    await house.tables.sit(third, dog)
    await act(house.tables, third, cat)
    const mine = await house.tables.mine(cat.id)
    expect(mine.ok && mine.value.map(({ code, yourTurn }) => [code, yourTurn])).toEqual([
      [first, true],
      [third, false],
      [fourth, false],
      [second, false],
    ])
    const his = await house.tables.mine(dog.id)
    expect(his).toMatchObject({
      value: [
        { code: third, seat: 1, yourTurn: true },
        { code: first, yourTurn: false },
      ],
    })
    expect(await house.tables.mine('nobody')).toEqual({ ok: true, value: [] })
    // A watcher's view: no secret of either seat.
    expect(JSON.stringify([mine, his])).not.toMatch(/secret-/)
  })
})
