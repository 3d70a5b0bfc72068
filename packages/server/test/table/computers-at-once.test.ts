import { randomBytes } from 'node:crypto'
import type { AnyGame } from '@trueline/rules'
import type { TableView } from '@trueline/rules/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computer } from '../../../rules/src/mathpoker/bot.ts'
import { mathpoker } from '../../../rules/src/mathpoker/index.ts'
import type { MathPokerView } from '../../../rules/src/mathpoker/view.ts'
import { chanceFrom } from '../../../rules/src/core/chance.ts'
import { open, replay } from '../../../rules/src/core/play.ts'
import type { MathPokerEvent } from '../../../rules/src/mathpoker/state.ts'
import type { Database } from '../../src/store/database.ts'
import { think } from '../../src/thinking/think.ts'
import { PLACES, type TestPlace } from '../store/places.ts'
import { act, arrive, houseOn, look, type Player, type TestHouse, thinkAtOnce } from './house.ts'

const games: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([['mathpoker', mathpoker]])

describe.each(PLACES)('computers that choose at once with people on $name', ({ make }) => {
  let place: TestPlace
  let database: Database
  let house: TestHouse
  let ann: Player

  beforeAll(async () => {
    place = await make()
    database = await place.open()
    house = houseOn(database, {
      games,
      thinking: {
        ...thinkAtOnce,
        choose: async (kind, view, level, seed) =>
          think(games, { does: 'choose', kind, view, level, seed, budget: 0 }),
      },
    })
    await house.tables.start()
    ann = await arrive(database, 'Ann')
  })
  afterAll(async () => {
    await house.tables.close()
    await database.close()
    await place.drop()
  })

  const see = async (code: string) =>
    (await look(house.tables, code, ann)).view as unknown as Omit<TableView, 'seats'> & MathPokerView

  it('are not held up by a person who lays cards again and again (MP-11)', async () => {
    const made = await house.tables.make({
      kind: 'mathpoker',
      mode: 'computer',
      level: 'hard',
      seats: 4,
      maker: ann,
      options: { clock: null },
    })
    if (!made.ok) throw new Error(made.error.code)
    const { code } = made.value
    const chance = chanceFrom('ab'.repeat(32))
    let view = await see(code)
    // Ann calls and checks until it comes to the equations; a hand in which all fold is followed by another.
    for (let turn = 0; view.phase !== 'equation' && turn < 4_000; turn++) {
      if (!view.toAct.includes(0)) await house.clock.advance(100)
      else if (view.legal) await act(house.tables, code, ann, { type: view.legal.check ? 'check' : 'call' })
      else
        await act(
          house.tables,
          code,
          ann,
          computer.choose(view, 'easy', chance(turn), () => true),
        )
      view = await see(code)
    }
    expect(view.phase).toBe('equation')
    const { deadlineAt } = view
    const others = view.seats.flatMap(({ live }, seat) => (live && seat > 0 ? [seat] : []))
    expect(others.filter((seat) => !view.seats[seat]?.locked).length).toBeGreaterThan(0)
    for (let laid = 0; laid < 8; laid++) {
      await act(house.tables, code, ann, { type: 'arrange', low: [laid % 7] })
      await house.clock.advance(500)
    }
    view = await see(code)
    expect(others.map((seat) => view.seats[seat]?.locked)).toEqual(others.map(() => true))
    expect(view.deadlineAt).toBe(deadlineAt)
    expect(house.faults).toEqual([])
  })

  it('choose again at once where two × came (MP-4)', async () => {
    const options = mathpoker.options.parse({ clock: null })
    const company = { mode: 'computer', computers: [null, ...Array<string>(7).fill('hard')] } as const
    const seeds = Array.from({ length: 2_000 }, (_, n) => n.toString(16).padStart(64, '0'))
    const twice = (owed: readonly number[] | undefined) =>
      owed?.findIndex((many, seat) => seat > 0 && many === 2) ?? -1
    const owedWith = (seed: string) =>
      open(mathpoker, options, company, chanceFrom(seed)).position.state.round?.owed
    const seed = seeds.find((each) => twice(owedWith(each)) > 0) ?? ''
    const seat = twice(owedWith(seed))
    expect(seat).toBeGreaterThan(0)

    const luck = houseOn(database, {
      games,
      clock: house.clock,
      random: (bytes) => (bytes === 32 ? Buffer.from(seed, 'hex') : randomBytes(bytes)),
      thinking: {
        ...thinkAtOnce,
        choose: async (kind, view, level, chance) =>
          think(games, { does: 'choose', kind, view, level, seed: chance, budget: 0 }),
      },
    })
    const wish = {
      kind: 'mathpoker',
      mode: 'computer',
      level: 'hard',
      seats: 8,
      maker: ann,
      options,
    } as const
    const made = await luck.tables.make(wish)
    if (!made.ok) throw new Error(made.error.code)
    // Twice the longest pause, and less than what is forgotten waits for.
    for (let passed = 0; passed < 3_000; passed += 100) await luck.clock.advance(100)
    const events = (await luck.store.events(made.value.code)) as MathPokerEvent[]
    const chose = events.filter((event) => event.type === 'chose' && event.seat === seat)
    expect(chose).toHaveLength(2)
    expect(replay(mathpoker, events).seq).toBe(events.length)
    await luck.tables.close()
  })
})
