import type { AnyGame, Viewer } from '@trueline/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toy } from '../../../rules/test/toy/index.ts'
import type { Database } from '../../src/store/database.ts'
import { storeOn } from '../../src/store/prisma.ts'
import { PLACES, type TestPlace } from '../store/places.ts'
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

/** Whether the toy's rules are to throw now, and where. */
let bug: 'decide' | 'apply' | 'house' | 'view' | 'deadline' | 'open' | null = null
const rules: AnyGame = toy
const guarded = <Args extends unknown[], Result>(where: typeof bug, ask: (...args: Args) => Result) => {
  return (...args: Args): Result => {
    if (bug === where) throw new Error(`bug in ${where}`)
    return ask(...args)
  }
}
const fragile: AnyGame = {
  ...rules,
  open: guarded('open', rules.open),
  decide: guarded('decide', rules.decide),
  apply: guarded('apply', rules.apply),
  house: guarded('house', rules.house),
  deadline: guarded('deadline', rules.deadline),
  view: (state: unknown, viewer: Viewer) =>
    viewer === 1 ? guarded('view', rules.view)(state, viewer) : rules.view(state, viewer),
}

describe.each(PLACES)('faults of ours on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let house: TestHouse
  let ann: Player
  let bob: Player

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    house = houseOn(database, { games: new Map([['toy', fragile]]) })
    ann = await arrive(database, 'Ann')
    bob = await arrive(database, 'Bob')
  })
  afterAll(async () => {
    await house.tables.close()
    await database.close()
    await place.drop()
  })

  it.each(['decide', 'apply', 'house', 'deadline'] as const)(
    'answers `internal` when the rules throw in %s, changes nothing, and goes on',
    async (where) => {
      const code = await beginGame(house.tables, ann, bob)
      const other = await beginGame(house.tables, ann, bob)
      const key = newKey()
      house.faults.length = 0
      bug = where
      const answer = await act(house.tables, code, ann, take(2), { key })
      bug = null
      expect(answer).toEqual({ ok: false, error: { code: 'internal' } })
      expect(house.faults).toMatchObject([
        { what: 'intent', error: { cause: { message: `bug in ${where}` } } },
      ])
      expect((await house.store.events(code)).length).toBe(1)
      // The same key may be sent again: it was not refused, it failed.
      expect(await act(house.tables, code, ann, take(2), { key })).toEqual({ ok: true, seq: 2 })
      expect(said(await act(house.tables, other, ann))).toBe('ok')
    },
  )

  it('shows others a move that one seat cannot be shown', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const [hers, his] = [listener(), listener()]
    await house.tables.watch(code, ann.id, undefined, hers)
    await house.tables.watch(code, bob.id, undefined, his)
    house.faults.length = 0
    bug = 'view'
    expect(said(await act(house.tables, code, ann))).toBe('ok')
    expect(said(await house.tables.view(code, bob.id))).toBe('internal')
    bug = null
    expect([hers.views.length, his.views.length]).toEqual([1, 0])
    expect(house.faults.map(({ what }) => what)).toEqual(['view', 'view'])
    expect((await look(house.tables, code, bob)).seq).toBe(2)
  })

  it('gives nobody a seat in a game that cannot be opened', async () => {
    const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: ann })
    if (!made.ok) throw new Error(made.error.code)
    bug = 'open'
    expect(said(await house.tables.sit(made.value.code, bob))).toBe('internal')
    expect(said(await house.tables.make({ kind: 'toy', mode: 'local', maker: ann }))).toBe('internal')
    bug = null
    expect(await house.tables.sit(made.value.code, bob)).toEqual({
      ok: true,
      value: { seat: 1, taken: true },
    })
  })

  it('lists the games that can be shown when one cannot', async () => {
    const cat = await arrive(database, 'Cat')
    const code = await beginGame(house.tables, cat, bob)
    const odd = await beginGame(house.tables, cat, bob)
    await database.prisma.game.update({ where: { code: odd }, data: { kind: 'gone' } })
    const mine = await house.tables.mine(cat.id)
    expect(mine.ok && mine.value.map((line) => line.code)).toEqual([code])
    const restarted = houseOn(database)
    expect(said(await restarted.tables.view(odd, cat.id))).toBe('internal')
    await restarted.tables.close()
  })

  it('answers `unavailable` while the store is away, and the same key does it once when it is back (S15)', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const ears = listener()
    await house.tables.watch(code, ann.id, undefined, ears)
    const key = newKey()
    house.away = true
    expect(said(await act(house.tables, code, ann, take(2), { key }))).toBe('unavailable')
    expect(said(await house.tables.view('ZZZZZZ', ann.id))).toBe('unavailable')
    expect(said(await house.tables.mine(ann.id))).toBe('unavailable')
    expect(said(await house.tables.make({ kind: 'toy', mode: 'online', maker: ann }))).toBe('unavailable')
    house.away = false
    expect(ears.views).toEqual([])
    expect(await act(house.tables, code, ann, take(2), { key })).toEqual({ ok: true, seq: 2 })
    expect(ears.views.length).toBe(1)
  })

  it('does once what was stored although the answer of the store was lost', async () => {
    const store = storeOn(database)
    let lose = false
    const lossy = houseOn(database, {
      store: {
        ...store,
        append: async (append) => {
          const stored = await store.append(append)
          if (lose) throw new Error('connection lost')
          return stored
        },
      },
    })
    const code = await beginGame(lossy.tables, ann, bob)
    const ears = listener()
    await lossy.tables.watch(code, bob.id, undefined, ears)
    const key = newKey()
    lose = true
    expect(said(await act(lossy.tables, code, ann, take(2), { key, seq: 1 }))).toBe('unavailable')
    lose = false
    expect(await act(lossy.tables, code, ann, take(2), { key, seq: 1 })).toEqual({ ok: true, seq: 2 })
    expect((await look(lossy.tables, code)).view.count).toBe(2)
    expect(ears.views).toMatchObject([{ seq: 2, news: [{ type: 'took', n: 2 }] }])
    await lossy.tables.close()
  })
})
