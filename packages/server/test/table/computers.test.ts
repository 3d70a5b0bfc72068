import type { AnyGame } from '@trueline/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toy } from '../../../rules/test/toy/index.ts'
import type { Database } from '../../src/store/database.ts'
import { FORGOTTEN } from '../../src/table/computers.ts'
import type { Thinking } from '../../src/thinking/thinking.ts'
import { PLACES, type TestPlace } from '../store/places.ts'
import { FakeClock } from './clock.ts'
import {
  act,
  arrive,
  houseOn,
  listener,
  look,
  newKey,
  type Player,
  said,
  take,
  type TestHouse,
  thinkAtOnce,
} from './house.ts'

/** A thread that never comes to an end, until its house closes. */
const endless = (): Thinking & { asked: number } => {
  const waiting: ((why: unknown) => void)[] = []
  const never = (): Promise<never> => {
    thinking.asked++
    return new Promise((_, reject) => void waiting.push(reject))
  }
  const thinking = {
    asked: 0,
    choose: never,
    hint: never,
    review: never,
    size: 0,
    close: async () => {
      for (const reject of waiting) reject(new Error('closed'))
    },
  }
  return thinking
}

describe.each(PLACES)('computer players on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let ann: Player
  let bob: Player
  let clock: FakeClock
  const houses: TestHouse[] = []

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    ann = await arrive(database, 'Ann')
    bob = await arrive(database, 'Bob')
  })
  afterAll(async () => {
    await database.close()
    await place.drop()
  })
  beforeEach(() => {
    clock = new FakeClock()
    return async () => {
      await Promise.all(houses.splice(0).map((house) => house.tables.close()))
      await database.prisma.game.deleteMany()
    }
  })

  const openHouse = async (changes: Parameters<typeof houseOn>[1] = {}): Promise<TestHouse> => {
    const house = houseOn(database, { clock, ...changes })
    houses.push(house)
    await house.tables.start()
    return house
  }
  const begin = async ({ tables }: TestHouse, level = 'hard', options?: object): Promise<string> => {
    const made = await tables.make({ kind: 'toy', mode: 'computer', level, maker: ann, options })
    if (!made.ok) throw new Error(made.error.code)
    return made.value.code
  }
  const news = async ({ tables }: TestHouse, code: string) => (await look(tables, code, ann)).view.news

  it('opens at once, with the computer in the other seat', async () => {
    const { tables } = await openHouse()
    const code = await begin({ tables } as TestHouse, 'easy')
    expect((await look(tables, code, ann)).view).toMatchObject({
      mode: 'computer',
      status: 'playing',
      toAct: [0],
      seats: [
        { name: 'Ann', computer: null, you: true, taken: true },
        { name: null, computer: 'easy', you: false, taken: true },
      ],
    })
    expect(said(await tables.sit(code, bob))).toBe('full')
    expect(said(await act(tables, code, ann, { type: 'cancel' }))).toBe('not-waiting')
    expect(said(await act(tables, code, bob))).toBe('not-seated')
  })

  it('moves after the pause of its level, and tells (EC-20)', async () => {
    const house = await openHouse()
    const code = await begin(house, 'easy')
    const ear = listener()
    const watching = await house.tables.watch(code, ann.id, undefined, ear)
    expect(watching.ok && watching.value.presence.seats).toEqual([true, false])
    await act(house.tables, code, ann)
    await clock.advance(999)
    expect((await look(house.tables, code)).seq).toBe(2)
    await clock.advance(1_001)
    expect((await look(house.tables, code)).seq).toBe(3)
    expect(ear.views.map(({ seq }) => seq)).toEqual([2, 3])
    expect(ear.views[1]?.news).toMatchObject([{ type: 'took', seat: 1 }])
    // Its silence is nobody's to claim (G-8).
    expect(said(await act(house.tables, code, ann, { type: 'claim' }))).toBe('not-offered')
  })

  it('plays a whole game', async () => {
    const house = await openHouse()
    const code = await begin(house, 'hard')
    let { view } = await look(house.tables, code, ann)
    while (view.status === 'playing') {
      expect(view.toAct).toEqual([0])
      expect(said(await act(house.tables, code, ann))).toBe('ok')
      await clock.advance(0)
      view = (await look(house.tables, code, ann)).view
    }
    expect(view.outcome).toEqual({ places: [2, 1], why: 'reached' })
    expect(house.faults).toEqual([])
  })

  it('is asked with its own view and fresh chance, and told nothing else (EC-20, G-6)', async () => {
    const asked: Parameters<Thinking['choose']>[] = []
    const thinking: Thinking = {
      ...thinkAtOnce,
      choose: (...question) => {
        asked.push(question)
        return thinkAtOnce.choose(...question)
      },
    }
    const house = await openHouse({ thinking })
    const code = await begin(house)
    await act(house.tables, code, ann)
    await clock.advance(0)
    const stored = await house.store.load(code)
    const log = (await house.store.events(code)) as { type: string; secrets: string[]; secret: string }[]
    const [question] = asked
    expect(asked).toHaveLength(1)
    expect(question?.[1]).toMatchObject({ secret: log[0]?.secrets[1], count: 1 })
    const text = JSON.stringify(question)
    expect(text).not.toContain(log[0]?.secrets[0])
    expect(text).not.toContain(log[1]?.secret)
    expect(text).not.toContain(stored?.seed)
    expect(question?.[3]).toMatch(/^[\da-f]{64}$/)
  })

  it.each([
    ['throws', () => Promise.reject(new Error('thinking failed'))],
    ['chooses nonsense', async () => ({ type: 'dance' })],
    ['chooses what is not legal', async () => take(99)],
    ['wants what only people may', async () => ({ type: 'cancel' })],
    ['would be shown a move', async () => ({ type: 'hint' })],
    ['chooses nothing', async () => undefined],
  ])('does something legal when it %s (S94)', async (_, choose) => {
    const house = await openHouse({ thinking: { ...thinkAtOnce, choose } })
    const code = await begin(house)
    await act(house.tables, code, ann)
    await clock.advance(0)
    expect(await news(house, code)).toMatchObject([
      { type: 'took', seat: 0 },
      { type: 'passed', seat: 1 },
    ])
  })

  it('lets the turn go when even that is refused (S94)', async () => {
    const { computer } = toy
    const clumsy = { ...toy, computer: { ...computer, fallback: () => take(99) } } as unknown as AnyGame
    const thinking = { ...thinkAtOnce, choose: () => Promise.reject(new Error('thinking failed')) }
    const house = await openHouse({ thinking, games: new Map([['toy', clumsy]]) })
    const code = await begin(house)
    await act(house.tables, code, ann)
    await clock.advance(0)
    expect(await news(house, code)).toMatchObject([{ type: 'took' }, { type: 'timed-out', seat: 1 }])
  })

  it('goes on after a restart in its turn (S94, S100)', async () => {
    const thinking = endless()
    const before = await openHouse({ thinking })
    const codes = await Promise.all(Array.from({ length: 20 }, () => begin(before)))
    for (const code of codes) await act(before.tables, code, ann)
    // Time does not wait for this thread, which never ends.
    clock.busy.clear()
    await clock.advance(0)
    await expect.poll(() => thinking.asked, { timeout: 20_000 }).toBe(20)
    await before.tables.close()
    expect(before.faults).toEqual([])
    const after = await openHouse()
    await clock.advance(0)
    for (const code of codes) expect((await look(after.tables, code)).view.toAct).toEqual([0])
  })

  it('goes on when the server that thought has died, and another one is there (S94)', async () => {
    const dead = houseOn(database, { clock: new FakeClock(), thinking: endless(), shared: true })
    const alive = await openHouse({ shared: true })
    const code = await begin(dead)
    await act(dead.tables, code, ann)
    await clock.advance(FORGOTTEN - 1)
    expect(await alive.store.events(code)).toHaveLength(2)
    await clock.advance(FORGOTTEN)
    expect(await alive.store.events(code)).toHaveLength(3)
    await dead.tables.close()
  })

  it('moves once when two servers think about the same turn', async () => {
    const [here, there] = [await openHouse({ shared: true }), await openHouse({ shared: true })]
    const code = await begin(here, 'easy')
    await act(here.tables, code, ann)
    await look(there.tables, code)
    await clock.advance(2_000)
    expect((await look(here.tables, code)).seq).toBe(3)
    expect((await look(there.tables, code)).seq).toBe(3)
    expect(await here.store.events(code)).toHaveLength(3)
    expect([...here.faults, ...there.faults]).toEqual([])
  })

  it('does not move in a game that is over, however late it is', async () => {
    let choose: (intent: unknown) => void = () => {}
    const late = {
      ...thinkAtOnce,
      choose: () =>
        new Promise<unknown>((resolve) => {
          choose = resolve
        }),
    }
    const house = await openHouse({ thinking: late })
    const code = await begin(house)
    await act(house.tables, code, ann)
    const thought = clock.advance(0)
    await act(house.tables, code, ann, { type: 'resign' })
    choose(take(1))
    await thought
    expect((await look(house.tables, code)).view).toMatchObject({
      status: 'finished',
      outcome: { places: [2, 1] },
    })
    expect(house.faults).toEqual([])
  })

  it('moves when the store is back (S15)', async () => {
    const house = await openHouse()
    const code = await begin(house)
    await act(house.tables, code, ann)
    house.away = true
    await clock.advance(0)
    house.away = false
    await clock.advance(3 * FORGOTTEN)
    expect((await look(house.tables, code)).view.toAct).toEqual([0])
  })

  describe('shown moves', () => {
    const hint = { type: 'hint' }

    it('costs once, at the end of the turn, whatever is asked again (S98, EC-17)', async () => {
      const house = await openHouse()
      const code = await begin(house)
      const ears = [listener(), listener()]
      await house.tables.watch(code, ann.id, undefined, ears[0] as (typeof ears)[0])
      await house.tables.watch(code, null, undefined, ears[1] as (typeof ears)[0])
      const key = newKey()
      const answers = await Promise.all([1, 2, 3].map(() => act(house.tables, code, ann, hint, { key })))
      expect(answers).toEqual(Array(3).fill({ ok: true, seq: 2 }))
      expect(said(await act(house.tables, code, ann, hint))).toBe('already-shown')
      // The first answer was lost, and the table has gone to sleep since.
      await clock.advance(60_000)
      expect(await act(house.tables, code, ann, hint, { key })).toEqual({ ok: true, seq: 2 })
      expect((await look(house.tables, code, ann)).view).toMatchObject({ shown: 1, paid: [0, 0] })
      expect(await look(house.tables, code)).toMatchObject({ view: { shown: null } })
      expect(ears[0]?.views.at(-1)).toMatchObject({ view: { shown: 1 }, news: [{ type: 'hinted', n: 1 }] })
      expect(ears[1]?.views.at(-1)?.news).toEqual([{ type: 'hinted', seat: 0 }])
      await act(house.tables, code, ann, { type: 'pass' })
      expect((await look(house.tables, code, ann)).view).toMatchObject({ shown: null, paid: [1, 0] })
      expect(await act(house.tables, code, ann, hint, { key })).toEqual({ ok: true, seq: 2 })
    })

    it('leave the clock of the turn as it is (G-7)', async () => {
      const house = await openHouse()
      const code = await begin(house, 'hard', { clock: 60 })
      const { deadlineAt } = (await look(house.tables, code, ann)).view
      await clock.advance(50_000)
      expect(await act(house.tables, code, ann, hint)).toMatchObject({ ok: true })
      expect((await look(house.tables, code, ann)).view).toMatchObject({ shown: 1, deadlineAt })
      // As it is stored, too.
      await house.tables.close()
      const another = await openHouse()
      expect((await look(another.tables, code, ann)).view).toMatchObject({ shown: 1, deadlineAt })
      await clock.advance(10_001)
      expect((await look(another.tables, code, ann)).view).toMatchObject({ shown: null, paid: [1, 0] })
    })

    it('changes nothing when thinking fails: the same key may ask again', async () => {
      let fails = true
      const thinking: Thinking = {
        ...thinkAtOnce,
        hint: (...asked) => (fails ? Promise.reject(new Error('no thread')) : thinkAtOnce.hint(...asked)),
      }
      const house = await openHouse({ thinking })
      const code = await begin(house)
      const key = newKey()
      expect(said(await act(house.tables, code, ann, hint, { key }))).toBe('unavailable')
      expect((await look(house.tables, code)).seq).toBe(1)
      fails = false
      expect(await act(house.tables, code, ann, hint, { key })).toEqual({ ok: true, seq: 2 })
    })

    it('holds up its own game and no other', async () => {
      const thinking = endless()
      const house = await openHouse({ thinking })
      const [one, other] = [await begin(house), await begin(house)]
      const slow = act(house.tables, one, ann, hint)
      await expect.poll(() => thinking.asked, { timeout: 20_000 }).toBe(1)
      expect(said(await act(house.tables, other, ann))).toBe('ok')
      await house.tables.close()
      expect(said(await slow)).toBe('unavailable')
    })

    it('is not given online, nor in the turn of another', async () => {
      const house = await openHouse()
      const made = await house.tables.make({ kind: 'toy', mode: 'online', maker: ann })
      const code = made.ok ? made.value.code : ''
      await house.tables.sit(code, bob)
      expect(said(await act(house.tables, code, ann, hint))).toBe('no-hints')
      expect(said(await act(house.tables, code, bob, hint))).toBe('not-your-turn')
    })
  })

  it('reviews a finished game once, however many ask', async () => {
    let made = 0
    const thinking: Thinking = {
      ...thinkAtOnce,
      review: (...asked) => {
        made++
        return made === 1 ? Promise.reject(new Error('no thread')) : thinkAtOnce.review(...asked)
      },
    }
    const house = await openHouse({ thinking })
    const code = await begin(house)
    expect(said(await house.tables.review(code))).toBe('not-over')
    expect(said(await house.tables.review('ZZZZZZ'))).toBe('no-such-game')
    await act(house.tables, code, ann, take(3))
    await act(house.tables, code, ann, { type: 'resign' })
    expect(said(await house.tables.review(code))).toBe('unavailable')
    const reviews = await Promise.all([1, 2, 3].map(() => house.tables.review(code)))
    for (const review of reviews)
      expect(review).toEqual({ ok: true, value: { turns: [{ seq: 2, seat: 0, best: 1 }] } })
    expect(made).toBe(2)
    const log = await house.tables.log(code)
    expect(log.ok && log.value.news.map(({ type }) => type)).toEqual(['opened', 'took', 'resigned', 'ended'])
  })
})
