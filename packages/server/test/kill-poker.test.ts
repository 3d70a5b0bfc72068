import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kind, replay } from '@trueline/rules'
import type { IntentAnswer, TableView, ViewMessage } from '@trueline/rules/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bestOrders } from '../../rules/src/mathpoker/best.ts'
import type { Card } from '../../rules/src/mathpoker/cards.ts'
import type { MathPokerIntent } from '../../rules/src/mathpoker/intent.ts'
import type { MathPokerEvent } from '../../rules/src/mathpoker/state.ts'
import type { MathPokerView } from '../../rules/src/mathpoker/view.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { freshKey, games, makeDatabase, places, TestHouse, Visitor } from './door-house.ts'
import { bundleServer, freePort, MortalServer } from './kill-server.ts'
import { FakeClock } from './table/clock.ts'

type View = Omit<TableView, 'seats' | 'news'> & MathPokerView
type Message = Omit<ViewMessage, 'view'> & { readonly view: View }
type Where = { readonly url: string } | { readonly dir: string }

/** A × comes to two of six seats in about every fourth deal. */
const MOST_DEALS = 60
const MOST_TURNS = 60

/** A table, its people, and all that the house said to them. */
class Table {
  readonly code: string
  readonly people: readonly Visitor[]
  readonly sent: { seat: number; key: string; intent: MathPokerIntent; answer: IntentAnswer }[] = []

  private constructor(code: string, people: readonly Visitor[]) {
    this.code = code
    this.people = people
  }

  static async of(crowd: readonly Visitor[], seats: number): Promise<Table> {
    const people = crowd.slice(0, seats)
    const [maker, ...guests] = people as [Visitor, ...Visitor[]]
    const wish = { kind: 'mathpoker', mode: 'online', seats, options: { clock: 15 } }
    const { code } = (await maker.ask('POST', '/api/games', wish)).body as { code: string }
    for (const guest of guests) await guest.ask('POST', `/api/games/${code}/seats`, {})
    return new Table(code, people)
  }

  #person(seat: number): Visitor {
    return this.people[seat] as Visitor
  }
  async look(seat: number): Promise<Message> {
    return (await this.#person(seat).ask('GET', `/api/games/${this.code}/view`)).body as Message
  }
  looks(): Promise<Message[]> {
    return Promise.all(this.people.map((_, seat) => this.look(seat)))
  }

  async send(seat: number, intent: MathPokerIntent, key = freshKey()): Promise<IntentAnswer> {
    const reply = await this.#person(seat).ask('POST', `/api/games/${this.code}/intents`, { key, intent })
    const answer = reply.body as IntentAnswer
    if (!answer.ok) throw new Error(`${JSON.stringify(intent)}: ${answer.error.code}`)
    if (this.sent.every((other) => other.key !== key)) this.sent.push({ seat, key, intent, answer })
    return answer
  }

  /** Everybody checks, calls and gives up the first sign they may, until `stop`. */
  async playTo(stop: (view: View) => boolean): Promise<View> {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const { view } = await this.look(0)
      if (stop(view)) return view
      const seat = view.toAct[0] ?? 0
      const { view: own } = await this.look(seat)
      const [sign] = own.choice?.from ?? []
      await this.send(
        seat,
        sign ? { type: 'discard', card: sign } : { type: own.legal?.check ? 'check' : 'call' },
      )
    }
    throw new Error('it never came to that')
  }
}

const handIn = ({ seats }: View, seat: number): Card[] =>
  (seats[seat]?.cards ?? []).flatMap((card) => card ?? [])

/** A table at which a × has come to two: one has chosen what goes, and nobody knows yet. */
const choosing = async (crowd: readonly Visitor[]): Promise<Table> => {
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const table = await Table.of(crowd, 6)
    const { view } = await table.look(0)
    const [first, second] = view.phase === 'choosing' ? view.toAct : []
    if (first === undefined || second === undefined) continue
    const { view: own } = await table.look(first)
    const [card] = own.choice?.from ?? []
    if (card) await table.send(first, { type: 'discard', card })
    return table
  }
  throw new Error('no × came to two')
}

/** A table at which two of four have locked in, one is arranging, and one has not begun. */
const lockedIn = async (crowd: readonly Visitor[]): Promise<Table> => {
  const table = await Table.of(crowd, 4)
  await table.playTo(({ phase }) => phase === 'equation')
  const best = async (seat: number) => bestOrders(handIn((await table.look(seat)).view, seat))
  await table.send(1, { type: 'lock', bet: 'low', low: [...((await best(1)).low?.order ?? [])] })
  const { low, high } = await best(3)
  await table.send(3, {
    type: 'lock',
    bet: 'swing',
    low: [...(low?.order ?? [])],
    high: [...(high?.order ?? [])],
  })
  await table.send(0, { type: 'arrange', low: [1, 0] })
  await table.send(0, { type: 'arrange', bet: 'high', high: [0, 4, 1] })
  return table
}

/** A table in the middle of a round of betting: one has called, one has raised, and a third has to answer. */
const betting = async (crowd: readonly Visitor[]): Promise<Table> => {
  const table = await Table.of(crowd, 3)
  const { toAct } = await table.playTo(({ phase }) => phase === 'betting')
  await table.send(toAct[0] ?? 0, { type: 'call' })
  const next = (await table.look(0)).view.toAct[0] ?? 0
  await table.send(next, { type: 'raise', to: 40 })
  return table
}

/** What must be the same after a restart: everything but the time that was given back. */
const lasting = ({ view: { deadlineAt, givenBack, ...view }, seq, seat }: Message) => ({
  seq,
  seat,
  view,
  deadlineAt: (deadlineAt ?? 0) - givenBack,
})

describe.each(places)('a poker table on %s, its server killed', (place) => {
  let bundle: Awaited<ReturnType<typeof bundleServer>>
  let where: Where
  let leave: () => Promise<void>
  let port: number
  let server: MortalServer | undefined
  let database: Database | undefined
  let house: TestHouse | undefined

  beforeAll(async () => {
    bundle = await bundleServer()
    port = await freePort()
    if (place === 'PGlite') {
      const dir = await mkdtemp(join(tmpdir(), 'trueline-kill-poker-'))
      where = { dir }
      leave = () => rm(dir, { recursive: true })
    } else {
      const { url, drop } = await makeDatabase()
      where = { url }
      leave = drop
    }
  })
  afterAll(async () => {
    await server?.kill('SIGKILL')
    await house?.close()
    await database?.close()
    await leave()
    await bundle.remove()
  })

  const kept = async (database: Database, tables: readonly Table[]): Promise<MathPokerEvent[][]> => {
    const find = ({ code }: Table) =>
      database.prisma.event.findMany({ where: { code }, orderBy: { seq: 'asc' } })
    const logs = await Promise.all(tables.map(find))
    return logs.map((log) => log.map(({ data }) => data as unknown as MathPokerEvent))
  }

  it('goes on with the same cards, choices, locks and deadlines, and ends its round by time-outs (MP-4, MP-9, MP-14)', {
    timeout: 180_000,
  }, async () => {
    const at: Record<string, string> = 'url' in where ? { DATABASE_URL: where.url } : { DATA_DIR: where.dir }
    server = new MortalServer(bundle.path, { PORT: String(port), ...at })
    await server.open()
    const crowd = Array.from({ length: 6 }, () => new Visitor(`http://127.0.0.1:${port}`, {}))
    await Promise.all(crowd.map((person) => person.arrive()))
    const chosen = await choosing(crowd)
    const locked = await lockedIn(crowd)
    const raised = await betting(crowd)
    const tables = [chosen, locked, raised]
    const before = await Promise.all(tables.map((table) => table.looks()))
    await server.kill('SIGKILL')

    // The next server has a clock that is pushed forward by hand, so that its time-outs are not waited for.
    const clock = new FakeClock(Date.now())
    database = await openDatabase(where)
    house = await TestHouse.open(database, { port, clock })
    const after = await Promise.all(tables.map((table) => table.looks()))
    expect(after.map((looks) => looks.map(lasting))).toEqual(before.map((looks) => looks.map(lasting)))
    expect(after.map(([message]) => message?.view.phase)).toEqual(['choosing', 'equation', 'betting'])
    expect(after[1]?.map(({ view }, seat) => view.seats[seat]?.locked)).toEqual([false, true, false, true])
    expect(after[1]?.[0]?.view.arrangement).toMatchObject({ bet: 'high', high: [0, 4, 1] })
    // What was acknowledged is known by its key, and is not done twice.
    for (const table of tables)
      for (const { seat, key, intent, answer } of table.sent)
        expect(await table.send(seat, intent, key)).toEqual(answer)
    expect((await Promise.all(tables.map((table) => table.look(0)))).map(({ seq }) => seq)).toEqual(
      before.map(([message]) => message?.seq),
    )
    // Nobody is there: the clock alone ends each round.
    const isOver = ({ view }: Message) => view.round > 1 || view.phase === 'between'
    await expect
      .poll(
        async () => {
          await clock.advance(1_000)
          return (await Promise.all(tables.map((table) => table.look(0)))).every(isOver)
        },
        { timeout: 60_000, interval: 1 },
      )
      .toBe(true)

    const rules = games.get('mathpoker')
    if (!rules) throw new Error('MathPoker is not in the catalogue')
    const logs = await kept(database, tables)
    for (const [at, log] of logs.entries()) {
      const told = before[at]?.[0]?.seq ?? 0
      // What was told is how the log begins, and the clock did the rest.
      expect(log.length).toBeGreaterThan(told)
      expect(log.slice(told).some(({ type }) => type === 'timed-out')).toBe(true)
      expect(log.some(({ type }) => type === 'concluded')).toBe(true)
      expect(rules.audit(replay<Kind>(rules, log).state)).toEqual([])
    }
    const [chooses, locks, bets] = logs
    const discarded = chooses?.find((event) => event.type === 'discarded')
    expect(chosen.sent).toHaveLength(1)
    for (const { seat, intent } of chosen.sent)
      expect(discarded?.replaced.find((each) => each.seat === seat)?.gone).toContain(
        intent.type === 'discard' ? intent.card : null,
      )
    const shown = locks?.find((event) => event.type === 'shown')
    const hands = shown?.hands.toSorted((a, b) => a.seat - b.seat)
    expect(hands?.map(({ bet }) => bet)).toEqual(['high', 'low', null, 'swing'])
    const orders = locked.sent.flatMap(({ intent }) => (intent.type === 'lock' ? [intent.low] : []))
    expect([1, 3].map((seat) => hands?.[seat]?.equations[0]?.order)).toEqual(orders)
    const raiser = raised.sent.at(-1)?.seat
    expect(bets?.find(({ type }) => type === 'taken')).toMatchObject({ seat: raiser })
  })
})
