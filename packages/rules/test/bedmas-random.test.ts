import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BedmasKind } from '../src/bedmas/index.ts'
import { scoreOf } from '../src/bedmas/judge.ts'
import { OPERATORS } from '../src/bedmas/tokens.ts'
import { chanceFrom } from '../src/core/chance.ts'
import { type Company, people } from '../src/core/company.ts'
import { play, replay } from '../src/core/play.ts'
import { quickBedmas } from './bedmas-quick.ts'
import { playout, type Turn } from './playout.ts'

type Kind = BedmasKind

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/)
const options = fc.record({
  clock: fc.constantFrom(null, 30 as const, 300 as const),
  first: fc.constantFrom('maker' as const, 'random' as const),
})
const companies = fc.constantFrom<Company>(
  people(2),
  { mode: 'local', computers: [null, null] },
  { mode: 'computer', computers: [null, 'medium'] },
)

/** Random games, new ones in every run, as their states and their events. A failing one is named by its seed. */
const games = fc.sample(fc.tuple(options, companies, seeds), 8).map(([chosen, company, seed]) => {
  const parts = [...playout(quickBedmas, { options: chosen, company }, seed)]
  const steps = parts.map((each) => ('step' in each ? each.step : each))
  return {
    title: `${JSON.stringify({ chosen, company })} ${seed}`,
    turns: parts.filter((each): each is Turn<Kind> => 'step' in each),
    states: steps.map(({ position }) => position.state),
    log: steps.flatMap(({ events }) => events),
  }
})

describe.each(games)('in the random game $title', ({ states, log }) => {
  test('BM-2: pool, racks and board are 1 to 100, each once', () => {
    for (const { pool, racks, board } of states) {
      const onBoard = Object.values(board).filter((token) => /\d/.test(token))
      const tiles = [...pool, ...racks[0], ...racks[1], ...onBoard.map(Number)]
      expect(tiles.length).toBe(100)
      expect(new Set(tiles)).toEqual(new Set(Array.from({ length: 100 }, (_, at) => at + 1)))
    }
  })

  test('S81: a score is the sum of what the events said, part by part', () => {
    const sums = [0, 0]
    for (const event of log) {
      if (event.type !== 'played') continue
      const { equations, parts, score, seat } = event
      expect(parts.answers).toBe(equations.reduce((sum, { answer }) => sum + (answer ?? 0), 0))
      expect(parts.timesDivide).toBe(equations.reduce((sum, each) => sum + each.timesDivide, 0))
      expect(score).toBe(scoreOf(parts))
      sums[seat] = (sums[seat] ?? 0) + score
    }
    expect(states.at(-1)?.scores).toEqual(sums)
    const firsts = log.flatMap((event) => (event.type === 'played' ? [event.parts.first] : []))
    expect(firsts).toEqual(firsts.map((_, at) => (at === 0 ? 5 : 0)))
  })

  test('the log read back from JSON gives the last state', () => {
    const position = replay<Kind>(quickBedmas, JSON.parse(JSON.stringify(log)))
    expect(position).toEqual({ seq: log.length, state: states.at(-1) })
  })

  test('BM-12: it ends once, for one of the reasons there are', () => {
    expect(log.filter(({ type }) => type === 'ended')).toEqual([log.at(-1)])
    const why = log.find((event) => event.type === 'ended')?.why
    expect(['played-out', 'both-passed', 'scoreless', 'time']).toContain(why)
  })
})

describe('in any random position', () => {
  const positions = fc.constantFrom(...games.flatMap(({ turns }) => turns.map(({ before }) => before)))
  const square = fc.constantFrom(
    ...Array.from({ length: 225 }, (_, at) => `${'ABCDEFGHIJKLMNO'[at % 15]}${1 + Math.floor(at / 15)}`),
  )
  const token = fc.oneof(fc.integer({ min: 1, max: 100 }).map(String), fc.constantFrom(...OPERATORS))

  test('a refused intent changes nothing, and an accepted one keeps every run true', () => {
    const intents = fc.oneof(
      fc.record({
        type: fc.constant('play' as const),
        tiles: fc.array(fc.record({ square, token }), { maxLength: 15 }),
      }),
      fc.constantFrom({ type: 'swap' as const }, { type: 'pass' as const }, { type: 'resign' as const }),
    )
    fc.assert(
      fc.property(positions, fc.nat(1), intents, (before, seat, intent) => {
        const copy = structuredClone(before)
        const step = play(quickBedmas, before, seat, intent, chanceFrom('ab'.repeat(32)))
        expect(before).toEqual(copy)
        if (step.ok) expect(quickBedmas.audit(step.value.position.state)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('G-5: what a seat sees holds no number of the other rack, but among all that are unseen', () => {
    fc.assert(
      fc.property(positions, fc.nat(1), ({ state }, seat) => {
        const { unseen, rack, pool } = quickBedmas.view(state, seat)
        expect(unseen).toHaveLength(pool + (state.racks[1 - seat]?.length ?? 0))
        expect(unseen).toEqual(unseen.toSorted((a, b) => a - b))
        for (const number of rack ?? []) expect(unseen).not.toContain(number)
      }),
      { numRuns: 200 },
    )
  })
})
