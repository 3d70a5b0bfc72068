import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, freshKey, openPlace, places } from '../door-house.ts'
import { until } from '../table/clock.ts'
import { openPuzzles, type PuzzleHouse, revealedIn, Solver, viewIn } from './house.ts'

describe.each(places)('two servers on one database (%s)', (name) => {
  let place: Awaited<ReturnType<typeof openPlace>>
  let one: PuzzleHouse
  let other: PuzzleHouse
  beforeAll(async () => {
    place = await openPlace(name)
    one = await openPuzzles(place.database)
    other = await openPuzzles(place.database)
  })
  afterAll(async () => {
    await Promise.all([one.house.close(), other.house.close()])
    await place.leave()
  })

  /** The same person at both. */
  const pair = async (): Promise<[Solver, Solver]> => {
    const here = await Solver.at(one.house, '2026-01-05')
    const visitor = other.house.visitor()
    visitor.token = here.visitor.token
    return [here, new Solver(visitor, '2026-01-05')]
  }

  it('who are asked for a new daily at the same moment give the same one (S13)', async () => {
    const [here, there] = await pair()
    for (const [made, level] of ['easy', 'medium', 'hard', 'expert'].entries()) {
      const open = [one, other].map(({ maker }) => maker.hold())
      const asked = Promise.all([
        ...Array.from({ length: 3 }, () => here.daily('2026-01-05', level)),
        ...Array.from({ length: 3 }, () => there.daily('2026-01-05', level)),
      ])
      await until(() => [one, other].every(({ maker }) => maker.asked.length > made), 'both making')
      for (const each of open) each()
      const replies = await asked
      expect(new Set(replies.map((reply) => viewIn(reply).id)).size).toBe(1)
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    }
    // Each server makes one once, however many ask.
    expect(one.maker.asked).toHaveLength(4)
    expect(other.maker.asked).toHaveLength(4)
    // Both drew from the same secret.
    const seeds = ({ maker }: PuzzleHouse) => maker.asked.map(({ seed }) => seed)
    expect(seeds(one)).toEqual(seeds(other))
    expect(new Set(seeds(one)).size).toBe(4)
  })

  it('make no second one for who looked before the first was stored, and heard of it late', async () => {
    const { database } = place
    let looked: () => void = () => {}
    const hasLooked = new Promise<void>((resolve) => {
      looked = resolve
    })
    let hear: () => void = () => {}
    const hears = new Promise<void>((resolve) => {
      hear = resolve
    })
    let looks = 0
    const slow = await openPuzzles(database, {
      database: {
        ...database,
        sql: {
          async query<Row>(query: string, text: string, params: readonly unknown[]) {
            const rows = await database.sql.query<Row>(query, text, params)
            if (query === 'puzzle-daily' && looks++ === 0) {
              looked()
              await hears
            }
            return rows
          },
        },
      },
    })
    const [late, early] = await Promise.all([Solver.at(slow.house), Solver.at(slow.house)])
    const asked = late.daily('2025-09-01')
    await hasLooked
    const { id } = viewIn(await early.daily('2025-09-01'))
    hear()
    expect(viewIn(await asked).id).toBe(id)
    expect(slow.maker.asked).toHaveLength(1)
    await slow.house.close()
  })

  it('spend five checks together and no sixth (S31)', async () => {
    const [here, there] = await pair()
    const { id } = viewIn(await here.daily('2026-01-05'))
    const boards = ['2', '3', '4', '5'].flatMap((digit) =>
      [0, 1, 2, 3].map((place) => `${'.'.repeat(place)}${digit}`),
    )
    const replies = await Promise.all(boards.map((board, at) => (at % 2 ? here : there).check(id, board)))
    const accepted = replies.filter(({ status }) => status === 200).map(viewIn)
    expect(accepted.map(({ checks }) => checks.used).sort((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5,
    ])
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['already-over']))
    const [seen, alsoSeen] = [viewIn(await here.look(id)), viewIn(await there.look(id))]
    expect(seen).toMatchObject({ status: 'lost', checks: { used: 5, left: 0 } })
    expect(alsoSeen).toEqual(seen)
  })

  it('answer a key once between them', async () => {
    const [here, there] = await pair()
    const { id } = viewIn(await here.daily('2026-01-05'))
    const key = freshKey()
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? here : there).check(id, '25..', { key })),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(viewIn(await there.look(id)).checks.used).toBe(1)
    await here.check(id, '54..')
    expect((await there.check(id, '25..', { key })).text).toBe(replies[0]?.text)

    const revealKey = freshKey()
    const reveals = await Promise.all(
      [here, there, here, there].map((each) => each.reveal(id, '', { key: revealKey })),
    )
    expect(new Set(reveals.map(({ text }) => text)).size).toBe(1)
    expect(revealedIn(reveals[0] as never).view.revealed).toHaveLength(1)
  })

  /** A third server whose first step goes wrong: `happens` comes before or after it is stored. */
  const openSlow = (happens: { before?: () => Promise<unknown>; after?: () => Promise<unknown> }) => {
    const { database } = place
    let steps = 0
    return openPuzzles(database, {
      database: {
        ...database,
        sql: {
          async query<Row>(name: string, text: string, params: readonly unknown[]) {
            const isFirst = name === 'attempt-step' && steps++ === 0
            if (isFirst) await happens.before?.()
            const rows = await database.sql.query<Row>(name, text, params)
            if (isFirst) await happens.after?.()
            return rows
          },
        },
      },
    })
  }

  it('decide again when the other was quicker (S12)', async () => {
    const here = await Solver.at(one.house, '2026-01-05')
    const { id } = viewIn(await here.daily('2026-01-05'))
    const slow = await openSlow({ before: () => here.check(id, '3...') })
    const visitor = slow.house.visitor()
    visitor.token = here.visitor.token
    const late = viewIn(await new Solver(visitor, '2026-01-05').check(id, '25..'))
    expect(late.checks).toEqual({ used: 2, left: 3 })
    expect(late.history).toEqual([
      { right: 1, wrong: 0 },
      { right: 1, wrong: 1 },
    ])
    await slow.house.close()
  })

  it('find the answer when the other had the same key', async () => {
    const here = await Solver.at(one.house, '2026-01-05')
    const { id } = viewIn(await here.daily('2026-01-05'))
    const key = freshKey()
    const slow = await openSlow({ before: () => here.check(id, '3...', { key }) })
    const visitor = slow.house.visitor()
    visitor.token = here.visitor.token
    const late = viewIn(await new Solver(visitor, '2026-01-05').check(id, '25..', { key }))
    expect(late.last?.tiles).toEqual([{ square: 'A1', digit: '3' }])
    expect(late.checks.used).toBe(1)
    await slow.house.close()
  })

  it('answer the same when an answer got lost after it was stored (S3)', async () => {
    const slow = await openSlow({ after: () => Promise.reject(new Error('the line broke')) })
    const person = await Solver.at(slow.house, '2026-01-05')
    const { id } = viewIn(await person.daily('2026-01-05'))
    const key = freshKey()
    const lost = await person.check(id, '25..', { key })
    expect([lost.status, codeOf(lost)]).toEqual([503, 'unavailable'])
    expect(viewIn(await person.check(id, '25..', { key })).checks).toEqual({ used: 1, left: 4 })
    expect(viewIn(await person.look(id)).checks.used).toBe(1)
    await slow.house.close()
  })

  it('give each of those made ahead to one person, and one to each key', async () => {
    const solvers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => Solver.at((at % 2 ? one : other).house)),
    )
    // Some lie ready, fewer than are asked for.
    for (let ready = 0; ready < 3; ready++) await lieReady(ready)
    const made = one.maker.asked.length + other.maker.asked.length
    const views = (await Promise.all(solvers.map((solver) => solver.make('medium', 'large')))).map(viewIn)
    expect(new Set(views.map(({ id }) => id)).size).toBe(6)
    expect(one.maker.asked.length + other.maker.asked.length - made).toBeLessThanOrEqual(6 - 1)

    for (let ready = 3; ready < 7; ready++) await lieReady(ready)
    const [here, there] = await pair()
    const key = freshKey()
    const same = await Promise.all(
      [here, there, here, there].map((each) => each.make('medium', 'large', key)),
    )
    expect(new Set(same.map((reply) => viewIn(reply).id)).size).toBe(1)
    expect(await ready()).toBe(3)
  })

  const lieReady = async (number: number) => {
    const { sql } = place.database
    await sql.query(
      'test-ready',
      `INSERT INTO "Puzzle" (id, level, size, side, board, red, rack, solutions, effort, "createdAt")
       SELECT $1, 'medium', 'large', side, board, red, rack, solutions, effort, now() FROM "Puzzle" LIMIT 1`,
      [`ready-${number}`],
    )
  }
  const ready = async () =>
    (
      await place.database.sql.query(
        'test-count',
        `SELECT 1 FROM "Puzzle" WHERE "ownerId" IS NULL AND date IS NULL`,
        [],
      )
    ).length
})
