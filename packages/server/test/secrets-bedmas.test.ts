import { replay } from '@trueline/rules'
import type { IntentAnswer, TableView, ViewMessage } from '@trueline/rules/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fivePlays } from '../../rules/src/bedmas/fives.ts'
import { bedmas } from '../../rules/src/bedmas/index.ts'
import type { BedmasEvent } from '../../rules/src/bedmas/state.ts'
import type { BedmasView } from '../../rules/src/bedmas/view.ts'
import { freshKey, openPlace, TestHouse, type Visitor } from './door-house.ts'
import { Ears, type Json, jsonIn, steadyRandom } from './ears.ts'

type Message = ViewMessage<TableView & BedmasView>

/** So many numbers together are no coincidence. */
const RUN = 4

const choose = ({ board, rack, pool, news }: BedmasView): object => {
  // Swaps too: what goes back and what comes for it are secrets like any.
  if (pool >= 7 && news.length % 5 === 2) return { type: 'swap' }
  const [best] = fivePlays(board, rack ?? [])
  if (best) return { type: 'play', tiles: best.tiles }
  return pool >= 7 ? { type: 'swap' } : { type: 'pass' }
}

describe('a whole game of BEDMAS, every byte of it recorded (S45, S46, S47)', () => {
  let house: TestHouse
  let leave: () => Promise<void>
  let ears: { readonly players: readonly Ears[]; readonly watcher: Ears }
  let events: BedmasEvent[]
  let seed: string

  beforeAll(async () => {
    const place = await openPlace('PGlite')
    leave = place.leave
    house = await TestHouse.open(place.database, { random: steadyRandom('bedmas') })
    const { code, first, second } = await house.pair('bedmas')
    const listen = (visitor: Visitor) => Ears.open(house.url, visitor)
    const players = await Promise.all([first, second].map(listen))
    const watcher = await listen(house.visitor())
    ears = { players, watcher }
    for (const { socket } of [...players, watcher]) await socket.ask('watch', { code })

    const game = `/api/games/${code}`
    for (;;) {
      const { view, seq } = (await watcher.ask('GET', `${game}/view`)) as Message
      if (view.outcome) break
      const mover = view.toAct[0] ?? 0
      const [actor, other] = [players[mover] as Ears, players[1 - mover] as Ears]
      const mine = (await actor.ask('GET', `${game}/view`)) as Message
      const foreign = { type: 'play', tiles: [{ square: 'A1', token: '100' }] }
      // What is refused must not tell either.
      for (const intent of [{ type: 'swap' }, foreign])
        await other.socket.ask('intent', { code, key: freshKey(), seq, intent })
      await actor.socket.ask('intent', { code, key: freshKey(), seq, intent: foreign })
      const intent = { code, key: freshKey(), seq, intent: choose(mine.view) }
      const answer = (await actor.socket.ask('intent', intent)) as IntentAnswer
      if (!answer.ok) throw new Error(`${JSON.stringify(intent)}: ${answer.error.code}`)
      for (const path of [game, `${game}/view`, `${game}/log`, '/api/me/games']) await other.ask('GET', path)
      await other.ask('GET', `${game}/view?seat=${mover}`)
    }
    const { prisma } = place.database
    const stored = await prisma.event.findMany({ where: { code }, orderBy: { seq: 'asc' } })
    events = stored.map(({ data }) => data as unknown as BedmasEvent)
    seed = (await prisma.game.findUniqueOrThrow({ where: { code } })).seed
  }, 180_000)
  afterAll(async () => {
    await house.close()
    await leave()
  })

  const leaks = (messages: readonly string[], seat: number | null): string[] => {
    const hidden = hiddenFrom(seat, events)
    const found = messages.flatMap((message) => [
      ...leaksIn(jsonIn(message), '', seat, hidden),
      ...(message.includes(seed.slice(0, 16)) ? ['the seed'] : []),
    ])
    return [...new Set(found)]
  }

  it('has plays, swaps and an end', () => {
    const types = new Set(events.map(({ type }) => type))
    for (const type of ['opened', 'played', 'swapped', 'ended'] as const) expect(types).toContain(type)
    for (const { before } of ears.players) expect(before.length).toBeGreaterThan(100)
  })

  it.each([0, 1])('tells seat %i nothing that is hidden from it', (seat) => {
    expect(leaks(ears.players[seat]?.before ?? [], seat)).toEqual([])
  })

  it('tells a watcher nothing but what lies open', () => {
    expect(leaks(ears.watcher.before, null)).toEqual([])
  })

  it('and the search would find a rack, what was swapped, the order of the pool and the seed', () => {
    const asOther = leaks(ears.players[0]?.before ?? [], 1)
    expect(asOther).toContainEqual(expect.stringMatching(/^a rack at .*\.view\.rack$/))
    expect(asOther).toContainEqual(expect.stringMatching(/^swapped tiles at/))
    const [opened] = events as [Extract<BedmasEvent, { type: 'opened' }>]
    expect(leaks([JSON.stringify({ view: { unseen: opened.pool.slice(30, 34) } })], 0)).not.toEqual([])
    for (const event of events.filter(({ type }) => ['opened', 'played', 'swapped'].includes(type)))
      expect(leaks([`42["view",${JSON.stringify({ news: [event] })}]`], null)).not.toEqual([])
    expect(leaks([`{"error":{"message":"${seed}"}}`], 0)).toEqual(['the seed'])
  })
})

interface Hidden {
  /** Racks that others held: their numbers in order. */
  readonly racks: ReadonlySet<string>
  /** Every run of numbers in others' racks and in the pool, in the order in which it is drawn. */
  readonly runs: ReadonlySet<string>
}

const runsOf = (numbers: readonly unknown[]): string[] =>
  Array.from({ length: Math.max(0, numbers.length - RUN + 1) }, (_, at) => numbers.slice(at, at + RUN).join())

const inOrder = (numbers: readonly number[]): string => numbers.toSorted((one, other) => one - other).join()

const hiddenFrom = (seat: number | null, events: readonly BedmasEvent[]): Hidden => {
  const states = events.map((_, at) => replay(bedmas, events.slice(0, at + 1)).state)
  const own = states.flatMap(({ racks }) => (seat === null ? [] : [racks[seat] ?? []]))
  const others = states.flatMap(({ racks }) => racks.filter((_, holder) => holder !== seat))
  const seen = new Set(own.flatMap(runsOf))
  const pools = states.map(({ pool }) => pool)
  return {
    racks: new Set(others.filter(({ length }) => length >= RUN).map(inOrder)),
    runs: new Set([...others, ...pools].flatMap(runsOf).filter((run) => !seen.has(run))),
  }
}

/** Names that are in events and never in news or views. */
const INTERNAL = new Set(['drawn', 'returned', 'racks'])

const leaksIn = (value: Json, path: string, seat: number | null, hidden: Hidden): string[] => {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) {
    const list = value as readonly Json[]
    const numbers = list.map(Number)
    const isRack = list.length >= RUN && hidden.racks.has(inOrder(numbers))
    return [
      ...(isRack ? [`a rack at ${path}`] : []),
      ...(runsOf(numbers).some((run) => hidden.runs.has(run)) ? [`a run of numbers at ${path}`] : []),
      ...list.flatMap((one) => leaksIn(one, `${path}[]`, seat, hidden)),
    ]
  }
  const fields = value as { readonly [name: string]: Json }
  return [
    ...(fields.type === 'swapped' && fields.seat !== seat && 'tiles' in fields
      ? [`swapped tiles at ${path}`]
      : []),
    ...Object.entries(fields).flatMap(([name, one]) => [
      ...(INTERNAL.has(name) ? [`a field that stays inside, ${path}.${name}`] : []),
      ...leaksIn(one, `${path}.${name}`, seat, hidden),
    ]),
  ]
}
