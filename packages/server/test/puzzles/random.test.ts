import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MyPuzzle } from '@trueline/rules/wire'
import { codeOf, freshKey, openPlace } from '../door-house.ts'
import { until } from '../table/clock.ts'
import { laid, openPuzzles, type PuzzleHouse, revealedIn, Solver, viewIn } from './house.ts'

let place: Awaited<ReturnType<typeof openPlace>>
beforeAll(async () => {
  place = await openPlace('PGlite')
})
afterAll(() => place.leave())

describe('a random puzzle', () => {
  let at: PuzzleHouse
  beforeAll(async () => {
    at = await openPuzzles(place.database)
  })
  afterAll(() => at.house.close())

  it('is made as ordered, once for each key', async () => {
    const person = await Solver.at(at.house)
    const key = freshKey()
    const replies = await Promise.all([person.make('hard', 'large', key), person.make('hard', 'large', key)])
    const [one, other] = replies.map(viewIn)
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(one).toMatchObject({ mode: 'random', level: 'hard', size: 'large', date: null, revealPrice: null })
    expect(other?.id).toBe(one?.id)
    expect(viewIn(await person.make('hard', 'large')).id).not.toBe(one?.id)
    // Another person's key is another key.
    expect(viewIn(await (await Solver.at(at.house)).make('hard', 'large', key)).id).not.toBe(one?.id)
  })

  it('may be checked any number of times, and revealed at a rising price (PZ-3)', async () => {
    const person = await Solver.at(at.house)
    const { id } = viewIn(await person.make('medium'))
    at.clock.skip(100_000)
    for (let round = 0; round < 8; round++) await person.check(id, round % 2 ? '2...' : '3...')
    expect(viewIn(await person.look(id))).toMatchObject({
      checks: { used: 8, left: null },
      revealPrice: 30,
      seconds: 0,
    })
    const first = revealedIn(await person.reveal(id, '', { seconds: 40 }))
    expect(first.view).toMatchObject({ revealPrice: 60, seconds: 70, penalty: 30 })
    const second = revealedIn(await person.reveal(id, '', { seconds: 50 }))
    expect(second.view).toMatchObject({ revealPrice: 120, seconds: 140, penalty: 90 })
    // No more than have passed, and never fewer than before.
    expect(viewIn(await person.check(id, '..5.', { seconds: 5000 })).seconds).toBe(190)
    expect(viewIn(await person.check(id, '..4.', { seconds: 3 })).seconds).toBe(190)
    await person.reveal(id, '')
    const { view, from } = revealedIn(await person.reveal(id, ''))
    expect(view).toMatchObject({ status: 'solved', penalty: 450, revealPrice: null, revealed: laid('2345') })
    expect(from).toBe(null)
    at.clock.skip(100_000)
    expect(viewIn(await person.look(id)).seconds).toBe(view.seconds)
    expect(codeOf(await person.reveal(id, ''))).toBe('already-over')
  })

  it('keeps the answers to the latest steps, however many there are', async () => {
    const person = await Solver.at(at.house)
    const { id } = viewIn(await person.make())
    const keys = Array.from({ length: 60 }, freshKey)
    for (const [round, key] of keys.entries()) await person.check(id, round % 2 ? '2...' : '3...', { key })
    const kept = await place.database.sql.query<{ key: string }>(
      'test-receipts',
      'SELECT key FROM "AttemptReceipt" WHERE "puzzleId" = $1 ORDER BY step',
      [id],
    )
    expect(kept.map(({ key }) => key)).toEqual(keys.slice(10))
    for (const key of [keys[10], keys[59]]) await person.check(id, '2...', { key })
    expect(viewIn(await person.look(id)).checks.used).toBe(60)
  })

  it('takes every solution, and says when a board is right already', async () => {
    const person = await Solver.at(at.house)
    for (const solution of ['2354', '5432']) {
      const { id } = viewIn(await person.make())
      expect(codeOf(await person.reveal(id, solution))).toBe('all-right')
      expect(viewIn(await person.check(id, solution))).toMatchObject({ status: 'solved', penalty: 0 })
    }
  })

  it('belongs to who asked for it', async () => {
    const [owner, other] = await Promise.all([Solver.at(at.house), Solver.at(at.house)])
    const { id } = viewIn(await owner.make())
    for (const reply of [await other.look(id), await other.check(id, '2345'), await other.reveal(id, '')])
      expect([reply.status, codeOf(reply)]).toEqual([403, 'not-your-puzzle'])
    expect(viewIn(await owner.look(id)).checks.used).toBe(0)
    expect(codeOf(await owner.look('nobody-has-it'))).toBe('no-such-puzzle')
    // Who says nothing about themselves gets nothing.
    const stranger = new Solver(at.house.visitor())
    for (const reply of [await stranger.look(id), await stranger.daily('2026-01-05'), await stranger.make()])
      expect([reply.status, codeOf(reply)]).toEqual([401, 'no-identity'])
    expect(codeOf(await stranger.visitor.ask('GET', '/api/me/puzzles'))).toBe('no-identity')
    expect(codeOf(await stranger.visitor.ask('GET', '/api/me/streak'))).toBe('no-identity')
  })

  it('is in My games, the latest first (S106)', async () => {
    const person = await Solver.at(at.house, '2026-01-05')
    const { id } = viewIn(await person.make())
    at.clock.skip(1000)
    const daily = viewIn(await person.daily('2026-01-05'))
    at.clock.skip(1000)
    const archived = viewIn(await person.daily('2026-01-01', 'hard'))
    at.clock.skip(1000)
    await person.check(id, '2...')
    const mine = (await person.visitor.ask('GET', '/api/me/puzzles?today=2026-01-05')).body as MyPuzzle[]
    expect(mine.map(({ view }) => [view.id, view.mode])).toEqual([
      [id, 'random'],
      [archived.id, 'archive'],
      [daily.id, 'daily'],
    ])
    expect(mine[0]).toMatchObject({
      movedAt: at.clock.now(),
      view: { checks: { used: 1 }, last: { right: ['A1'] } },
    })
  })

  it.each([
    ['a square that is not red', laid('').concat({ square: 'C1', digit: '2' }), 422, 'not-red'],
    ['a square of no board', [{ square: 'Q1', digit: '2' }], 422, 'not-red'],
    ['a square twice', [...laid('2...'), ...laid('3...')], 422, 'twice'],
    ['a tile that the rack has not', [{ square: 'A1', digit: '9' }], 422, 'not-in-rack'],
    ['a tile once too often', [...laid('2...'), ...laid('.2..')], 422, 'not-in-rack'],
    ['nothing', [], 422, 'no-tiles'],
    ['a hundred tiles', Array(100).fill({ square: 'A1', digit: '2' }), 400, 'bad-request'],
    ['a thousand tiles', Array(1000).fill({ square: 'A1', digit: '2' }), 413, 'too-large'],
    ['more than a digit', [{ square: 'A1', digit: '22' }], 400, 'bad-request'],
    ['a number', [{ square: 'A1', digit: 2 }], 400, 'bad-request'],
    ['fields of no use', [{ square: 'A1', digit: '2', solution: true }], 400, 'bad-request'],
    ['markup', [{ square: '<b>', digit: '2' }], 422, 'not-red'],
    ['no list', { length: 3 }, 400, 'bad-request'],
    ['null', null, 400, 'bad-request'],
  ])('refuses %s, which costs nothing', async (_, tiles, status, code) => {
    const person = await Solver.at(at.house)
    const { id } = viewIn(await person.make())
    const reply = await person.check(id, '', { tiles })
    expect([reply.status, codeOf(reply)]).toEqual([status, code])
    expect(viewIn(await person.look(id))).toMatchObject({ checks: { used: 0 }, last: null })
  })

  it.each([
    { key: 'short' },
    { key: "'; DROP TABLE" },
    { seconds: -1 },
    { seconds: 1.5 },
    { seconds: 1e12 },
    { seconds: '5' },
    { today: 'x'.repeat(100) },
    { mode: 'random' },
  ])('refuses a check with %j', async (also) => {
    const person = await Solver.at(at.house)
    const { id } = viewIn(await person.make())
    expect((await person.check(id, '2...', also)).status).toBe(400)
    expect(viewIn(await person.look(id)).checks.used).toBe(0)
  })

  it.each([
    ['POST', '/api/puzzles', { key: 'a-good-key', level: 'expert', size: 'small' }],
    ['POST', '/api/puzzles', { key: 'a-good-key', level: 'easy', size: 'huge' }],
    ['POST', '/api/puzzles', { key: 'a-good-key', level: 'easy', size: 'small', seed: '00' }],
    ['POST', '/api/puzzles', '[]'],
    ['GET', '/api/puzzles/daily/2026-01-05/impossible', undefined],
    ['GET', '/api/puzzles/daily/2026-01-05/__proto__', undefined],
    ['GET', '/api/puzzles/%2e%2e%2fme', undefined],
    ['GET', `/api/puzzles/${'x'.repeat(65)}`, undefined],
    ['GET', '/api/puzzles/daily/2026-01-05/easy?today=2026-01-05&today=2026-01-06', undefined],
  ])('refuses %s %s %j', async (method, path, body) => {
    const person = await at.house.person()
    expect((await person.ask(method, path, body)).status).toBe(400)
  })
})

describe('puzzles that have to be made', () => {
  it('are limited, those that are there are not, and a key is not paid for twice', async () => {
    const { house, maker } = await openPuzzles(place.database, {
      limits: { puzzles: { person: 4, address: 7 } },
    })
    const [greedy, other] = await Promise.all([Solver.at(house), Solver.at(house)])
    const key = freshKey()
    for (let again = 0; again < 4; again++) await greedy.make('easy', 'small', key)
    for (const day of ['01', '02', '03']) expect((await greedy.daily(`2025-03-${day}`)).status).toBe(200)
    const refused = await greedy.daily('2025-03-04')
    expect([refused.status, codeOf(refused)]).toEqual([429, 'slow-down'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(codeOf(await greedy.make())).toBe('slow-down')
    expect((await greedy.daily('2025-03-01')).status).toBe(200)
    expect((await greedy.make('easy', 'small', key)).status).toBe(201)
    expect((await other.daily('2025-03-03')).status).toBe(200)
    for (const day of ['04', '05', '06']) expect((await other.daily(`2025-03-${day}`)).status).toBe(200)
    // The address has had its share too.
    expect(codeOf(await other.daily('2025-03-07'))).toBe('slow-down')
    expect(maker.asked).toHaveLength(7)
    await house.close()
  })
})

describe('the thread that makes puzzles', () => {
  it('is told who asks, so that nobody waits behind all the days that somebody else wants', async () => {
    const { house, maker } = await openPuzzles(place.database)
    const [greedy, other] = await Promise.all([Solver.at(house), Solver.at(house)])
    for (const day of ['01', '02']) await greedy.daily(`2025-04-${day}`)
    await other.daily('2025-04-03')
    await other.make()
    const ids = [greedy, greedy, other, other].map(({ visitor }) => visitor.id)
    expect(maker.asked.map(({ owner }) => owner)).toEqual(ids)
    await house.close()
  })
})

describe('puzzles made ahead', () => {
  it('wait for whoever comes, and are made up for', async () => {
    const { house, clock, maker } = await openPuzzles(place.database, { at: '2027-01-05T12:00:00Z' })
    house.app.puzzles.keepAhead()
    const rest = async () => {
      let before = -1
      await until(() => {
        const isStill = before === maker.asked.length
        before = maker.asked.length
        return isStill && before >= 12 + 18
      }, 'enough puzzles')
    }
    await clock.advance(5_000)
    await rest()
    // Four of today, tomorrow, and the day after where it is tomorrow already; two of each random kind.
    expect(maker.asked.filter(({ size }) => size === null)).toHaveLength(12)
    expect(maker.asked.filter(({ size }) => size !== null)).toHaveLength(18)
    expect(new Set(maker.asked.map(({ seed }) => seed)).size).toBe(30)

    const person = await Solver.at(house, '2027-01-05')
    viewIn(await person.daily('2027-01-05', 'expert'))
    expect(maker.asked).toHaveLength(30)
    const { id } = viewIn(await person.make('easy', 'medium'))
    expect(viewIn(await person.look(id))).toMatchObject({ level: 'easy', size: 'medium' })
    await until(() => maker.asked.length === 31, 'another in its place')
    expect(maker.asked[30]).toMatchObject({ level: 'easy', size: 'medium', owner: '' })

    // Nobody gets at one that is nobody's yet.
    const [ready] = await place.database.sql.query<{ id: string }>(
      'test',
      `SELECT id FROM "Puzzle" WHERE "ownerId" IS NULL AND date IS NULL LIMIT 1`,
      [],
    )
    expect(codeOf(await person.look(ready?.id ?? ''))).toBe('no-such-puzzle')
    await house.close()
  })

  it('are no reason to stay open', async () => {
    const { house, clock, maker } = await openPuzzles(place.database, { at: '2027-07-01T12:00:00Z' })
    const open = maker.hold()
    house.app.puzzles.keepAhead()
    await clock.advance(5_000)
    await until(() => maker.asked.length === 1, 'the first')
    const closed = house.app.puzzles.close()
    open()
    await closed
    expect(maker.asked).toHaveLength(1)
    await house.close()
  })
})
