import { type Company, people } from '../src/core/company.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceFrom } from '../src/core/chance.ts'
import { play, replay } from '../src/core/play.ts'
import { type EquaCrossKind, equacross } from '../src/equacross/index.ts'
import { playout, type Turn } from './playout.ts'

type Kind = EquaCrossKind

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/)
const options = fc.record({
  clock: fc.constantFrom(null, 60 as const, 86_400 as const),
  first: fc.constantFrom('maker' as const, 'random' as const),
})

const companies = fc.constantFrom<Company>(
  people(2),
  { mode: 'local', computers: [null, null] },
  { mode: 'computer', computers: [null, 'medium'] },
)

/** Random games, new ones in every run, as their states and their events step by step. A failing one is named by its seed. */
const games = fc.sample(fc.tuple(options, companies, seeds), 20).map(([chosen, company, seed]) => {
  const steps = [...playout(equacross, { options: chosen, company }, seed)].map((each) =>
    'step' in each ? each.step : each,
  )
  return {
    title: `${JSON.stringify({ chosen, company })} ${seed}`,
    states: steps.map(({ position }) => position.state),
    log: steps.flatMap(({ events }) => events),
  }
})

describe.each(games)('in the random game $title', ({ states, log }) => {
  test('EC-2: the 100 tiles are conserved', () => {
    for (const { bag, racks, board } of states) {
      const counts = Array<number>(10).fill(0)
      for (const tile of (bag + racks[0] + racks[1] + board).replaceAll('.', '')) {
        counts[Number(tile)] = (counts[Number(tile)] ?? 0) + 1
      }
      expect(counts).toEqual([6, 14, 12, 11, 11, 10, 10, 9, 9, 8])
    }
  })

  test('S81: a score is the sum of what the events said, line by line', () => {
    const sums = [0, 0]
    for (const event of log) {
      if (event.type === 'played') {
        const points = event.lines.map(({ tiles, multiplier, bonus }) => tiles * multiplier + bonus)
        expect(event.lines.map((line) => line.points)).toEqual(points)
        const parts = [...points, event.bonuses.several, event.bonuses.allTiles]
        expect(event.score).toBe(parts.reduce((sum, part) => sum + part, 0))
        sums[event.seat] = (sums[event.seat] ?? 0) + event.score
      }
      if ('charge' in event && event.charge) {
        const { seat, points } = event.charge
        sums[seat] = (sums[seat] ?? 0) - points
      }
      if (event.type === 'ended') {
        for (const [seat, { points }] of event.leftovers.entries()) sums[seat] = (sums[seat] ?? 0) - points
      }
    }
    expect(states.at(-1)?.scores).toEqual(sums)
  })

  test('the log read back from JSON gives the last state', () => {
    const position = replay<Kind>(equacross, JSON.parse(JSON.stringify(log)))
    expect(position).toEqual({ seq: log.length, state: states.at(-1) })
  })

  test('EC-3: racks hold 7, or 8 before the first play, while there are tiles in the bag', () => {
    const first = log.find((event) => event.type === 'opened')?.first
    for (const { bag, racks, hasPlayed } of states) {
      for (const [seat, rack] of racks.entries()) {
        const full = seat === first || hasPlayed[seat] ? 7 : 8
        if (bag === '') expect(rack.length).toBeLessThanOrEqual(full)
        else expect(rack).toHaveLength(full)
      }
    }
  })

  test('EC-18: it ends once, for one of the reasons there are', () => {
    expect(log.filter(({ type }) => type === 'ended')).toEqual([log.at(-1)])
    const why = log.find((event) => event.type === 'ended')?.why
    expect(['played-out', 'both-passed', 'scoreless', 'time']).toContain(why)
  })
})

describe('in any random position', () => {
  const positions = fc.constantFrom(
    ...[1, 2, 3].flatMap((number) => {
      const seed = String(number).repeat(64)
      const turns = [
        ...playout(equacross, { options: { clock: null, first: 'maker' }, company: people(2) }, seed),
      ]
      return turns.filter((turn): turn is Turn<Kind> => 'step' in turn).map(({ before }) => before)
    }),
  )
  const square = fc.constantFrom(
    ...Array.from({ length: 225 }, (_, at) => `${'ABCDEFGHIJKLMNO'[at % 15]}${1 + Math.floor(at / 15)}`),
  )
  const digit = fc.nat(9).map(String)

  test('a refused intent changes nothing, and an accepted one keeps every line true', () => {
    const intents = fc.oneof(
      fc.record({
        type: fc.constant('play' as const),
        tiles: fc.array(fc.record({ square, digit }), { maxLength: 8 }),
      }),
      fc.record({ type: fc.constant('exchange' as const), tiles: fc.stringMatching(/^[0-9]{1,8}$/) }),
    )
    fc.assert(
      fc.property(positions, fc.nat(1), intents, (before, seat, intent) => {
        const copy = structuredClone(before)
        const step = play(equacross, before, seat, intent, chanceFrom('ab'.repeat(32)))
        expect(before).toEqual(copy)
        if (step.ok) expect(equacross.audit(step.value.position.state)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })
})
