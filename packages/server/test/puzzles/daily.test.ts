import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, freshKey, openPlace } from '../door-house.ts'
import { openPuzzles, type PuzzleHouse, revealedIn, Solver, viewIn } from './house.ts'

const DAY = 86_400_000

let place: Awaited<ReturnType<typeof openPlace>>
beforeAll(async () => {
  place = await openPlace('PGlite')
})
afterAll(() => place.leave())

describe('a puzzle of the day', () => {
  let at: PuzzleHouse
  beforeAll(async () => {
    at = await openPuzzles(place.database)
  })
  afterAll(() => at.house.close())

  it('is the same for everybody, in every zone where it is that date (S101)', async () => {
    const people = await Promise.all(
      ['2026-01-05', '2026-01-06', undefined].map((day) => Solver.at(at.house, day)),
    )
    const views = await Promise.all(people.map(async (person) => viewIn(await person.daily('2026-01-05'))))
    expect(new Set(views.map(({ id }) => id)).size).toBe(1)
    expect(views.map(({ mode }) => mode)).toEqual(['daily', 'archive', 'daily'])
    expect(views.map(({ checks }) => checks.left)).toEqual([5, null, 5])
    const [person] = people
    if (!person) throw new Error('nobody')
    const others = await Promise.all(
      ['medium', 'hard', 'expert'].map((level) => person.daily('2026-01-05', level)),
    )
    expect(new Set([views[0]?.id, ...others.map((reply) => viewIn(reply).id)]).size).toBe(4)
  })

  it('has one count of checks in two tabs (S31), and can be won by the fifth', async () => {
    const tab = await Solver.at(at.house, '2026-01-05')
    const other = new Solver(tab.visitor, '2026-01-05')
    const { id } = viewIn(await tab.daily('2026-01-05'))
    await tab.check(id, '2...')
    await tab.check(id, '3...')
    await other.check(id, '4...')
    expect(viewIn(await other.check(id, '23..')).checks).toEqual({ used: 4, left: 1 })
    const won = viewIn(await tab.check(id, '2345'))
    expect(won).toMatchObject({ status: 'solved', checks: { used: 5, left: 0 } })
    expect(won.history.map(({ wrong }) => wrong)).toEqual([0, 0, 0, 0, 0])
    // S104: whatever is sent now, it is done.
    expect(await other.check(id, '5432')).toMatchObject({
      status: 409,
      body: { error: { data: { status: 'solved' } } },
    })
    expect(viewIn(await other.daily('2026-01-05'))).toMatchObject({ status: 'solved', mode: 'daily' })
    expect(await tab.streak()).toMatchObject({
      current: 1,
      longest: 1,
      levels: { easy: 'solved', medium: 'new' },
    })
  })

  it('is lost after five checks, however they come at once (S12), and open in the archive next day', async () => {
    const person = await Solver.at(at.house, '2026-01-05')
    const { id } = viewIn(await person.daily('2026-01-05'))
    const replies = await Promise.all(
      ['2...', '3...', '4...', '5...', '.2..', '.3..', '.4..', '.5..'].map((digits) =>
        person.check(id, digits),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.map(codeOf)).toEqual(['already-over', 'already-over', 'already-over'])
    expect(viewIn(await person.look(id))).toMatchObject({ status: 'lost', checks: { used: 5, left: 0 } })
    expect(await person.streak()).toMatchObject({ current: 0, levels: { easy: 'lost' } })

    person.today = '2026-01-06'
    expect(viewIn(await person.look(id))).toMatchObject({ status: 'open', mode: 'archive' })
    expect(viewIn(await person.check(id, '2345'))).toMatchObject({ status: 'solved', mode: 'archive' })
    const streak = await person.streak()
    expect(streak).toMatchObject({ current: 0, longest: 0 })
    expect(streak.days).toEqual([{ date: '2026-01-05', solved: [], later: ['easy'] }])
  })

  it('answers a key once and for ever, and takes nothing for a repeated check (S1, S3, PZ-4)', async () => {
    const person = await Solver.at(at.house, '2026-01-05')
    const { id } = viewIn(await person.daily('2026-01-05'))
    const key = freshKey()
    const [first, twin] = await Promise.all([
      person.check(id, '25..', { key }),
      person.check(id, '25..', { key }),
    ])
    expect(first.body).toEqual(twin.body)
    await person.check(id, '.543')
    expect((await person.check(id, '25..', { key })).body).toEqual(first.body)
    // The key is what counts, not what comes with it.
    expect((await person.check(id, '5432', { key })).body).toEqual(first.body)
    const again = viewIn(await person.check(id, '.543'))
    expect(again.checks.used).toBe(2)
    expect(again.last).toEqual({
      tiles: [
        { square: 'B1', digit: '5' },
        { square: 'A3', digit: '4' },
        { square: 'B3', digit: '3' },
      ],
      right: ['B1', 'B3'],
    })
  })

  it('gives one tile of an easy one, and none of the others', async () => {
    const person = await Solver.at(at.house, '2026-01-05')
    const easy = viewIn(await person.daily('2026-01-05'))
    expect(easy.revealPrice).toBe(0)
    const key = freshKey()
    const shown = await person.reveal(easy.id, '2543', { key })
    expect(revealedIn(shown)).toMatchObject({
      tile: { square: 'B1', digit: '3' },
      from: 'B3',
      view: { revealed: [{ square: 'B1', digit: '3' }], revealPrice: null, penalty: 0, status: 'open' },
    })
    expect(codeOf(await person.reveal(easy.id, '2.4.'))).toBe('no-reveals')
    expect((await person.reveal(easy.id, '2543', { key })).body).toEqual(shown.body)
    // A reveal and a check may have the same key: they are two wishes.
    expect(viewIn(await person.check(easy.id, '2.45', { key })).status).toBe('solved')
    for (const level of ['medium', 'hard', 'expert']) {
      const { id, revealPrice } = viewIn(await person.daily('2026-01-05', level))
      expect(revealPrice).toBe(null)
      expect(codeOf(await person.reveal(id, ''))).toBe('no-reveals')
    }
  })

  it('is begun at 23:58 and solved at 00:03 for its own date', async () => {
    const person = await Solver.at(at.house, '2026-01-05')
    const { id } = viewIn(await person.daily('2026-01-05', 'hard'))
    at.clock.skip(12 * 3_600_000 + 180_000)
    // The page was opened the day before, and says so.
    expect(viewIn(await person.check(id, '3254'))).toMatchObject({ status: 'solved', mode: 'daily' })
    person.today = '2026-01-06'
    expect(await person.streak()).toMatchObject({ current: 1, levels: { hard: 'new' } })
    at.clock.skip(-12 * 3_600_000 - 180_000)
  })

  it('counts days in a row, at 00:01 and at 23:59 (S102), by whichever level (S103)', async () => {
    const { clock } = at
    const person = await Solver.at(at.house)
    const midnight = Date.parse('2028-02-28T00:00:00Z')
    const solveAt = async (when: number, date: string, level: string) => {
      clock.skip(when - clock.now())
      person.today = date
      const { id } = viewIn(await person.daily(date, level))
      expect(viewIn(await person.check(id, '2345')).mode).toBe('daily')
    }
    await solveAt(midnight + 60_000, '2028-02-28', 'easy')
    await solveAt(midnight + 2 * DAY - 60_000, '2028-02-29', 'expert')
    await solveAt(midnight + 2 * DAY + 60_000, '2028-03-01', 'medium')
    expect(await person.streak('2028-02')).toMatchObject({
      current: 3,
      longest: 3,
      days: [
        { date: '2028-02-28', solved: ['easy'] },
        { date: '2028-02-29', solved: ['expert'] },
      ],
    })
    clock.skip(2 * DAY)
    person.today = '2028-03-03'
    expect(await person.streak()).toMatchObject({ current: 0, longest: 3, firstDay: '2025-01-01' })
    clock.skip(Date.parse('2026-01-05T12:00:00Z') - clock.now())
  })
})

describe('dates', () => {
  let at: PuzzleHouse
  beforeAll(async () => {
    // 10:30 UTC: it is the 28th in the far west, the 29th in London, and the first of March in Kiribati.
    at = await openPuzzles(place.database, { at: '2028-02-29T10:30:00Z' })
  })
  afterAll(() => at.house.close())

  it.each(['2028-02-28', '2028-02-29', '2028-03-01'])('are right when it is %s somewhere', async (today) => {
    const person = await Solver.at(at.house, today)
    expect(viewIn(await person.daily(today)).mode).toBe('daily')
    expect(await person.streak()).toMatchObject({ today, levels: { easy: 'open' } })
  })

  it.each([
    ['2028-02-27', '2028-02-27', 422, 'wrong-today'],
    ['2028-03-02', '2028-03-02', 422, 'wrong-today'],
    ['2020-01-01', '2020-01-01', 422, 'wrong-today'],
    ['2028-03-01', '2028-02-29', 409, 'too-early'],
    ['2028-03-02', undefined, 409, 'too-early'],
    ['2029-04-05', '2028-03-01', 409, 'too-early'],
    ['2024-12-31', '2028-02-29', 404, 'before-first-day'],
    ['2027-02-29', '2028-02-29', 400, 'bad-date'],
    ['2028-02-30', undefined, 400, 'bad-date'],
    ["' OR 1=1 --", undefined, 400, 'bad-date'],
    ['2028-02-29', '29.2.2028', 400, 'bad-date'],
  ])('are refused: %s for somebody on %s', async (date, today, status, code) => {
    const before = at.maker.asked.length
    const person = await Solver.at(at.house, today)
    const reply = await person.daily(date)
    expect([reply.status, codeOf(reply)]).toEqual([status, code])
    expect(at.maker.asked).toHaveLength(before)
  })

  it('say what would be right', async () => {
    const person = await Solver.at(at.house, '2030-01-01')
    const window = { earliest: '2028-02-28', latest: '2028-03-01' }
    expect((await person.daily('2028-02-29')).body).toMatchObject({ error: { data: window } })
    expect(await person.visitor.ask('GET', '/api/me/streak?today=2030-01-01')).toMatchObject({ status: 422 })
    expect(codeOf(await person.visitor.ask('GET', '/api/me/puzzles?today=2030-01-01'))).toBe('wrong-today')
    expect(codeOf(await person.visitor.ask('GET', '/api/me/streak?month=2028-13'))).toBe('bad-date')
    person.today = undefined
    expect((await person.daily('2024-02-29')).body).toMatchObject({
      error: { data: { first: '2025-01-01' } },
    })
  })

  it('refuse tomorrow by its id too (S49)', async () => {
    const east = await Solver.at(at.house, '2028-03-01')
    const { id } = viewIn(await east.daily('2028-03-01', 'expert'))
    const west = await Solver.at(at.house, '2028-02-28')
    for (const reply of [await west.look(id), await west.check(id, '2...'), await west.reveal(id, '')]) {
      expect(codeOf(reply)).toBe('too-early')
      expect(reply.text).not.toContain('2345')
    }
    // What was refused has not begun either: the board is not among theirs.
    expect((await west.visitor.ask('GET', '/api/me/puzzles?today=2028-02-28')).body).toEqual([])
  })

  it('go on for years: a new one each day (S107)', async () => {
    const first = viewIn(await (await Solver.at(at.house)).daily('2028-02-29'))
    at.clock.skip(400 * DAY)
    const person = await Solver.at(at.house, '2029-04-04')
    const later = viewIn(await person.daily('2029-04-04'))
    expect(later).toMatchObject({ mode: 'daily', date: '2029-04-04' })
    expect(later.board).not.toEqual(first.board)
    expect(viewIn(await person.daily('2028-02-29'))).toMatchObject({
      mode: 'archive',
      id: first.id,
      board: first.board,
    })
    at.clock.skip(-400 * DAY)
  })

  it('are the archive when past: no limit, no streak, for good', async () => {
    const person = await Solver.at(at.house, '2028-02-29')
    const { id } = viewIn(await person.daily('2028-02-28'))
    for (const digits of ['2...', '3...', '4...', '5...', '.2..', '.3..']) await person.check(id, digits)
    expect(viewIn(await person.look(id))).toMatchObject({
      mode: 'archive',
      status: 'open',
      checks: { used: 6, left: null },
    })
    // Somebody who now says that it is still yesterday gains nothing by it.
    person.today = '2028-02-28'
    expect(viewIn(await person.check(id, '2345'))).toMatchObject({ mode: 'archive', status: 'solved' })
    expect(await person.streak()).toMatchObject({
      current: 0,
      days: [{ date: '2028-02-28', solved: [], later: ['easy'] }],
    })
  })
})
