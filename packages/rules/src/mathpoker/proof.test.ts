import { describe, expect, test } from 'vitest'
import { playout, seedOf } from '../../test/playout.ts'
import { people } from '../core/company.ts'
import { chanceFrom, seedHash } from '../core/chance.ts'
import type { News } from '../core/game.ts'
import type { GameLog } from '../core/log.ts'
import { after } from '../core/play.ts'
import { mathpoker } from './index.ts'
import type { MathPokerEvent } from './state.ts'
import { prove } from './proof.ts'

const options = { chips: 120, blind: 5, rise: 5, clock: 30 } as const

/** The log of a random game, as the archive tells it. */
const logOf = (seats: number, number: number): GameLog => {
  const seed = seedOf(number)
  const events: MathPokerEvent[] = []
  let last: unknown = null
  for (const each of playout(mathpoker, { options, company: people(seats) }, seed)) {
    const step = 'step' in each ? each.step : each
    events.push(...step.events)
    last = step.position.state.outcome
  }
  return {
    code: 'ABCDEF',
    kind: 'mathpoker',
    mode: 'online',
    options,
    seats: Array.from({ length: seats }, () => ({ name: null, computer: null })),
    outcome: last as GameLog['outcome'],
    news: JSON.parse(
      JSON.stringify(events.map((event) => mathpoker.news(event, 'archive') ?? { type: event.type })),
    ),
    fairness: { hash: seedHash(seed), seed },
  }
}

const withNews = (log: GameLog, at: number, change: (news: Record<string, unknown>) => object): GameLog => ({
  ...log,
  news: log.news.with(at, change(log.news[at] as unknown as Record<string, unknown>) as News),
})

describe('a proof', () => {
  test.each([2, 3, 5, 8])('G-6: a game of %i seats is played again from its seed to its end', (seats) => {
    for (const number of [1, 2, 3]) {
      const log = logOf(seats, 500 + number)
      const { positions, fault } = prove(log)
      expect(fault).toBeNull()
      expect(positions).toHaveLength(log.news.length)
    }
  })

  test('knows another seed, another deal, other payouts and another end', () => {
    const log = logOf(3, 600)
    const other = seedOf(601)
    expect(prove({ ...log, fairness: { ...log.fairness, seed: other } }).fault?.code).toBe('hash')
    expect(prove({ ...log, fairness: { hash: seedHash(other), seed: other } }).fault?.code).toBe('event')
    const dealt = log.news.findLastIndex(({ type }) => type === 'dealt')
    const rigged = withNews(log, dealt, (news) => ({
      ...news,
      hands: (news.hands as unknown[]).toReversed(),
    }))
    expect(prove(rigged).fault).toEqual({ code: 'event', seq: dealt + 1 })
    const shown = log.news.findLastIndex(({ type }) => type === 'shown')
    const paid = withNews(log, shown, (news) => ({
      ...news,
      payouts: (news.payouts as number[]).map((n) => n + 1),
    }))
    expect(prove(paid).fault).toEqual({ code: 'event', seq: shown + 1 })
    expect(prove({ ...log, news: log.news.slice(0, -1) }).fault?.code).toBe('outcome')
    expect(prove({ ...log, news: [...log.news, { type: 'arranged' }] }).fault?.code).toBe('event')
  })

  test('survives any news', () => {
    const log = logOf(2, 602)
    for (let at = 0; at < log.news.length; at += 3) {
      for (const made of [{}, { type: 'locked', seat: 99 }, { type: 'raised', seat: 0, to: -5 }, null])
        expect(prove({ ...log, news: log.news.with(at, made as News) }).fault).not.toBeNull()
    }
  })
})

test('G-5: the archive lays open hidden cards of hands that were shown, and no others', () => {
  const log = logOf(4, 603)
  for (const each of log.news) {
    if (each.type !== 'dealt') continue
    const { hands } = each as unknown as { hands: readonly (readonly unknown[])[] }
    for (const hand of hands) expect(hand[0] ?? null).toBeNull()
  }
})

test('a game that everybody but one left is proved too', () => {
  const seed = seedOf(604)
  const chance = chanceFrom(seed)
  const [opened] = playout(mathpoker, { options, company: people(3) }, seed)
  if (!opened || 'step' in opened) throw new Error('no opening')
  let { position, events } = opened
  for (const seat of [2, 1]) {
    const step = after(mathpoker, position, mathpoker.forfeit(position.state, seat), chance)
    position = step.position
    events = [...events, ...step.events]
  }
  const log: GameLog = {
    ...logOf(3, 604),
    outcome: position.state.outcome,
    news: events.map((event) => mathpoker.news(event, 'archive') ?? { type: event.type }),
  }
  expect(prove(log).fault).toBeNull()
})
