import { describe, expect, test } from 'vitest'
import { quickBedmas } from '../../test/bedmas-quick.ts'
import { playout, seedOf, type Turn } from '../../test/playout.ts'
import { type Company, people } from '../core/company.ts'
import type { Step } from '../core/play.ts'
import { seedHash } from '../core/chance.ts'
import type { GameLog } from '../core/log.ts'
import type { BedmasKind } from './index.ts'
import { prove } from './proof.ts'
import { news } from './view.ts'

const companies: Company[] = [
  people(2),
  { mode: 'local', computers: [null, null] },
  { mode: 'computer', computers: [null, 'easy'] },
]

/** Whole games with all that happened in them, as the archive has it: fields in another order, as a database gives them. */
const games = companies.flatMap((company) =>
  [2, 6].map((number) => {
    const options = { clock: 60, first: 'random' } as const
    const seed = seedOf(number)
    const parts = [...playout(quickBedmas, { options, company }, seed)] as (
      | Step<BedmasKind>
      | Turn<BedmasKind>
    )[]
    const steps = parts.map((part) => ('step' in part ? part.step : part))
    const events = steps.flatMap((step) => step.events)
    const states = steps.map(({ position }) => position.state)
    const log: GameLog = {
      code: 'K7Q2MX',
      kind: 'bedmas',
      mode: company.mode,
      options,
      seats: company.computers.map((computer) => ({ name: null, computer })),
      outcome: states.at(-1)?.outcome ?? null,
      news: events.map((event) => reordered(news(event, 'archive'))),
      fairness: { seed, hash: seedHash(seed) },
    }
    return { log, events, last: states.at(-1) }
  }),
)

function reordered<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reordered) as T
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([field, each]) => [field, reordered(each)]),
  ) as T
}

const replaced = (log: GameLog, at: number, change: object): GameLog => ({
  ...log,
  news: log.news.map((each, index) => (index === at ? { ...each, ...change } : each)),
})

describe.each(games)('G-6: game $#', ({ log, events, last }) => {
  test('an honest log is proven, down to the last draw', () => {
    const { positions, fault } = prove(log)
    expect(fault).toBeNull()
    expect(positions.map(({ seq }) => seq)).toEqual(log.news.map((_, at) => at + 1))
    expect(positions.at(-1)?.racks).toEqual(last?.racks)
    const [opened] = events
    const first = opened?.type === 'opened' ? opened.first : -1
    expect(positions[0]?.drawn[first]).toEqual(opened?.type === 'opened' && opened.pool.slice(0, 7))
    const drawn = events.map((event) => ('drawn' in event ? event.drawn : []))
    expect(positions.slice(1).map((each) => each.drawn.flat())).toEqual(drawn.slice(1))
  })

  test('another seed is found out', () => {
    const seed = seedOf(77)
    expect(prove({ ...log, fairness: { ...log.fairness, seed } }).fault?.code).toBe('hash')
    expect(prove({ ...log, fairness: { seed, hash: seedHash(seed) } }).fault?.code).toBe('event')
  })

  test('a changed score, play or end is found out at its event', () => {
    const played = log.news.findIndex(({ type }) => type === 'played')
    expect(prove(replaced(log, played, { score: 999 })).fault).toEqual({ code: 'event', seq: played + 1 })
    expect(prove(replaced(log, played, { tiles: [] })).fault).toEqual({ code: 'event', seq: played + 1 })
    expect(prove({ ...log, outcome: null }).fault?.code).toBe('outcome')
    expect(prove({ ...log, news: log.news.slice(0, -1) }).fault?.code).toBe('outcome')
  })

  test('a log that goes on after its end is found out, wherever it should have ended', () => {
    const after = { ...log, news: [...log.news, { type: 'passed', seat: 0 }] }
    expect(prove(after).fault).toEqual({ code: 'event', seq: log.news.length + 1 })
    const without = { ...log, news: [...log.news.slice(0, -1), { type: 'passed', seat: 0 }] }
    expect(prove(without).fault).toEqual({ code: 'event', seq: log.news.length })
  })
})

test('a log that is anything at all is answered', () => {
  const [game] = games
  if (!game) throw new Error('there are games')
  const { log } = game
  for (const told of [
    null,
    7,
    {},
    { type: 'played', seat: log.news.length },
    { type: 'swapped', tiles: [] },
  ]) {
    const news = [...log.news.slice(0, 1), told] as GameLog['news']
    expect(prove({ ...log, news }).fault).toEqual({ code: 'event', seq: 2 })
  }
  for (const change of [{ news: null }, { seats: 3 }, { fairness: null }, { mode: 'chess', news: {} }])
    expect(prove({ ...log, ...change } as unknown as GameLog).fault?.code).toBe('not-a-log')
})

test('what is no log is said to be none', () => {
  const [game] = games
  if (!game) throw new Error('there are games')
  expect(prove({ ...game.log, options: { clock: 7 } }).fault?.code).toBe('not-a-log')
  expect(prove({ ...game.log, fairness: { seed: 'x', hash: 'y' } }).fault?.code).toBe('not-a-log')
  expect(prove({ ...game.log, news: [] }).fault?.code).toBe('outcome')
})
