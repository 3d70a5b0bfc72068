import type { AnyGame } from '@trueline/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mathpoker } from '../../../rules/src/mathpoker/index.ts'
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

const WEEK = 7 * 24 * 60 * 60 * 1000
const claim = { type: 'claim' }

describe.each(PLACES)('claiming on $name (G-8)', ({ make }) => {
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

  it('lets the other side claim after seven silent days, not a moment before', async () => {
    const code = await beginGame(house.tables, ann, bob)
    const at = house.clock.now() + WEEK
    expect((await look(house.tables, code, bob)).view.claimableAt).toBe(at)
    expect((await look(house.tables, code, ann)).view.claimableAt).toBe(null)
    expect((await look(house.tables, code)).view.claimableAt).toBe(null)
    house.clock.skip(WEEK - 1)
    expect(await act(house.tables, code, bob, claim)).toEqual({
      ok: false,
      error: { code: 'too-early', data: { at } },
    })
    expect(said(await act(house.tables, code, ann, claim))).toBe('not-offered')
    house.clock.skip(1)
    expect(said(await act(house.tables, code, ann, claim))).toBe('not-offered')
    const key = newKey()
    expect(await act(house.tables, code, bob, claim, { key })).toEqual({ ok: true, seq: 3 })
    expect(await act(house.tables, code, bob, claim, { key })).toEqual({ ok: true, seq: 3 })
    expect((await look(house.tables, code, ann)).view).toMatchObject({
      status: 'finished',
      outcome: { places: [2, 1] },
      claimableAt: null,
    })
  })

  it('begins the seven days anew with each move, and outlives a restart', async () => {
    const code = await beginGame(house.tables, ann, bob)
    house.clock.skip(WEEK - 1)
    expect(said(await act(house.tables, code, ann, take()))).toBe('ok')
    house.clock.skip(WEEK - 1)
    const restarted = houseOn(database, { clock: house.clock })
    expect(said(await act(restarted.tables, code, ann, claim))).toBe('too-early')
    expect(said(await act(restarted.tables, code, bob, take()))).toBe('ok')
    house.clock.skip(WEEK)
    expect(said(await act(restarted.tables, code, bob, claim))).toBe('ok')
    await restarted.tables.close()
  })

  it('offers no claim where a clock ends turns, nor before the game has begun', async () => {
    const code = await beginGame(house.tables, ann, bob, { clock: 10 * WEEK })
    house.clock.skip(2 * WEEK)
    expect((await look(house.tables, code, bob)).view.claimableAt).toBe(null)
    expect(said(await act(house.tables, code, bob, claim))).toBe('not-offered')
    const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: ann })
    if (made.ok) expect(said(await act(house.tables, made.value.code, ann, claim))).toBe('not-started')
  })

  it('is not for somebody who has left for good, nor against those who play on (MP-20)', async () => {
    const poker = houseOn(database, { games: new Map<string, AnyGame>([['mathpoker', mathpoker]]) })
    const cat = await arrive(database, 'Cat')
    const wish = {
      kind: 'mathpoker',
      mode: 'online',
      maker: ann,
      seats: 3,
      options: { clock: null },
    } as const
    const made = await poker.tables.make(wish)
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    for (const person of [bob, cat]) await poker.tables.sit(code, person)
    // A × must be chosen first, which has a clock even here.
    for (let tried = 0; (await look(poker.tables, code)).view.deadlineAt !== null && tried < 9; tried++)
      await poker.clock.advance(21_000)
    expect(said(await act(poker.tables, code, bob, { type: 'resign' }))).toBe('ok')
    const { view } = await look(poker.tables, code, bob)
    expect(view.deadlineAt).toBe(null)
    expect(view.toAct).toHaveLength(1)
    expect(view.claimableAt).toBe(null)
    expect(said(await act(poker.tables, code, bob, claim))).toBe('not-offered')
    const waits = view.toAct[0] === 0 ? cat : ann
    expect((await look(poker.tables, code, waits)).view.claimableAt).not.toBe(null)
    await poker.tables.close()
  })
})
