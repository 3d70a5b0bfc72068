import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, openPlace, type Reply } from '../door-house.ts'
import { openPuzzles, type PuzzleHouse, realMaker, revealedIn, Solver, viewIn } from './house.ts'

/** Every name that an answer may use. */
const KNOWN = new Set(
  `id mode level size date status board red rack revealed square digit checks used left last tiles right history wrong
  revealPrice seconds penalty view tile from movedAt now today current longest levels easy medium hard expert days solved
  later firstDay error code message data latest`.split(/\s+/),
)

/** Which solutions an answer tells: as text, or as tiles one after another in whatever order. */
const leaksIn = (text: string, red: readonly string[], solutions: readonly string[]): string[] => {
  const found: string[] = []
  const plain = text.replace(/[",\s:{}[\]]|square|digit/g, '')
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      const tiles = value as { square?: string; digit?: string }[]
      const spelled = red
        .map((square) => tiles.find((tile) => tile?.square === square)?.digit ?? '.')
        .join('')
      found.push(...solutions.filter((solution) => solution === spelled))
      tiles.forEach(walk)
    } else if (value !== null && typeof value === 'object') {
      for (const [name, one] of Object.entries(value)) {
        if (!KNOWN.has(name)) found.push(`an unknown field: ${name}`)
        walk(one)
      }
    }
  }
  walk(JSON.parse(text))
  return [...found, ...solutions.filter((solution) => plain.includes(solution) || text.includes(solution))]
}

let place: Awaited<ReturnType<typeof openPlace>>
beforeAll(async () => {
  place = await openPlace('PGlite')
})
afterAll(() => place.leave())

describe('solutions (G-5, S49)', () => {
  let at: PuzzleHouse
  let texts: string[]
  beforeAll(async () => {
    at = await openPuzzles(place.database, { puzzleMaker: realMaker, env: { PUZZLE_SECRET: 'x'.repeat(32) } })
  })
  afterAll(() => at.house.close())

  let headers: string[]
  const heard = (reply: Reply): Reply => {
    texts.push(reply.text)
    headers.push(JSON.stringify([...reply.headers]))
    return reply
  }
  const solutionsOf = async (id: string): Promise<string[]> => {
    const [row] = await place.database.sql.query<{ solutions: string[] }>(
      'test-solutions',
      'SELECT to_jsonb(solutions) AS solutions FROM "Puzzle" WHERE id = $1',
      [id],
    )
    return row?.solutions ?? []
  }

  it.each([
    ['hard', null],
    ['expert', null],
    ['medium', 'medium'],
  ])('of a %s puzzle are in no answer, neither before the end nor after', async (level, size) => {
    texts = []
    headers = []
    const person = await Solver.at(at.house, '2026-01-05')
    const begin = size ? person.make(level, size) : person.daily('2026-01-05', level)
    const { id, red, rack } = viewIn(heard(await begin))
    const solutions = (await solutionsOf(id)).filter((solution) => solution !== rack)
    expect(solutions.length).toBeGreaterThan(0)
    const tiles = (digits: string) => red.map((square, place) => ({ square, digit: digits[place] ?? '' }))

    // The rack in its order, and turned: mostly wrong, and each red square has been tried.
    for (let turn = 0; turn < 3; turn++) {
      const digits = rack.slice(turn) + rack.slice(0, turn)
      heard(await person.check(id, '', { tiles: tiles(digits) }))
    }
    heard(await person.check(id, '', { tiles: [{ square: 'O15', digit: '0' }] }))
    const revealed = heard(await person.reveal(id, '', { tiles: tiles(rack) }))
    const shown = size ? [revealedIn(revealed).tile] : []
    heard(await person.look(id))
    heard(await (await Solver.at(at.house)).look(id))
    for (const text of texts) expect(leaksIn(text, red, solutions)).toEqual([])

    // Once it is solved, the person's own solution is there, and no other.
    const before = texts.length
    const own =
      solutions.find((each) => shown.every(({ square, digit }) => each[red.indexOf(square)] === digit)) ?? ''
    const rest = tiles(own).filter(({ square }) => !shown.some((tile) => tile.square === square))
    expect(viewIn(heard(await person.check(id, '', { tiles: rest }))).status).toBe('solved')
    heard(await person.look(id))
    heard(await person.check(id, '', { tiles: rest }))
    heard(await person.visitor.ask('GET', '/api/me/puzzles?today=2026-01-05'))
    heard(await person.visitor.ask('GET', '/api/me/streak?today=2026-01-05'))
    // With a revealed tile it stands in two places.
    if (!size) expect(leaksIn(texts[before] ?? '', red, solutions)).toContain(own)
    for (const text of texts.slice(before))
      expect(
        leaksIn(
          text,
          red,
          solutions.filter((each) => each !== own),
        ),
      ).toEqual([])
    // Nor where nobody looks: headers, and the log with all that it can tell.
    expect(at.house.log.length).toBeGreaterThan(0)
    for (const line of [...headers, ...at.house.log])
      expect(solutions.filter((solution) => line.includes(solution))).toEqual([])
  })

  it('would be found', () => {
    const red = ['A1', 'B1', 'C2']
    expect(leaksIn('{"rack":"123","board":["3.2"]}', red, ['312'])).toEqual([])
    expect(leaksIn('{"rack":"312"}', red, ['312'])).not.toEqual([])
    expect(leaksIn('{"data":["3","1","2"]}', red, ['312'])).not.toEqual([])
    const tiles = ['C2 2', 'A1 3', 'B1 1'].map((tile) => ({ square: tile.slice(0, 2), digit: tile.slice(3) }))
    expect(leaksIn(JSON.stringify({ last: { tiles } }), red, ['312'])).not.toEqual([])
    expect(leaksIn('{"solutions":[]}', red, ['312'])).not.toEqual([])
  })
})

describe('dailies', () => {
  it('come from a keyed hash, and stay what they were whatever the key is later (PZ-5)', async () => {
    const secret = 'a secret of thirty-two characters'
    const first = await openPuzzles(place.database, { env: { PUZZLE_SECRET: secret } })
    const before = viewIn(await (await Solver.at(first.house)).daily('2025-06-01', 'hard'))
    expect(first.maker.asked).toEqual([
      {
        level: 'hard',
        size: null,
        seed: createHmac('sha256', secret).update('2025-06-01/hard/0').digest('hex'),
        owner: expect.any(String),
      },
    ])
    await first.house.close()

    const second = await openPuzzles(place.database)
    const after = viewIn(await (await Solver.at(second.house)).daily('2025-06-01', 'hard'))
    expect([after.id, after.board]).toEqual([before.id, before.board])
    expect(second.maker.asked).toEqual([])
    await second.house.close()
  })

  it('are never alike: the next number is drawn', async () => {
    const { house, maker } = await openPuzzles(place.database)
    maker.next.push(900_000, 900_000, 900_001)
    const person = await Solver.at(house)
    const [one, other] = [viewIn(await person.daily('2025-07-01')), viewIn(await person.daily('2025-07-02'))]
    expect(one.board).not.toEqual(other.board)
    expect(maker.asked).toHaveLength(3)
    expect(new Set(maker.asked.map(({ seed }) => seed)).size).toBe(3)
    await house.close()
  })

  it('that cannot be made are asked for again', async () => {
    const { house, maker } = await openPuzzles(place.database)
    maker.gate = Promise.reject(new Error('no thread'))
    maker.gate.catch(() => {})
    const person = await Solver.at(house)
    const reply = await person.daily('2025-08-01')
    expect([reply.status, codeOf(reply)]).toEqual([503, 'unavailable'])
    maker.gate = Promise.resolve()
    expect((await person.daily('2025-08-01')).status).toBe(200)
    await house.close()
  })
})
