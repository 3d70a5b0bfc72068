import { describe, expect, test } from 'vitest'
import { BedmasTable, boardOf } from '../../test/bedmas-table.ts'
import { chanceFrom } from '../core/chance.ts'
import { people } from '../core/company.ts'
import { open } from '../core/play.ts'
import { audit } from './audit.ts'
import { bedmas } from './index.ts'
import { bedmasOptions } from './setup.ts'
import { TILE_SET, withoutNumbers } from './tokens.ts'

const chance = chanceFrom('be'.repeat(32))
const racks = [
  [7, 3, 10, 1, 2, 4, 5],
  [11, 12, 13, 14, 15, 16, 17],
] as const
const TEN = 'play F8=7 G8=+ H8=3 I8== J8=10'

describe('BM-2, BM-3: the opening', () => {
  const usual = bedmasOptions.parse({})

  test('both have 7 of the tiles 1 to 100, each once', () => {
    const { state } = open(bedmas, usual, people(2), chance).position
    expect(state.racks.map(({ length }) => length)).toEqual([7, 7])
    expect(audit(state)).toEqual([])
    expect(state.pool).not.toEqual(state.pool.toSorted((a, b) => a - b))
  })

  test('the maker begins, or chance says who does; against the computer the person begins', () => {
    const firstOf = (first: 'maker' | 'random', company: Parameters<typeof open>[2]) =>
      new Set(
        Array.from({ length: 30 }, (_, n) => {
          const seed = chanceFrom(n.toString(16).padStart(64, '0'))
          return open(bedmas, { clock: null, first }, company, seed).position.state.turn
        }),
      )
    expect(firstOf('maker', people(2))).toEqual(new Set([0]))
    expect(firstOf('random', people(2))).toEqual(new Set([0, 1]))
    expect(firstOf('random', { mode: 'computer', computers: [null, 'hard'] })).toEqual(new Set([0]))
    expect(firstOf('random', { mode: 'computer', computers: ['hard', null] })).toEqual(new Set([1]))
  })

  test('BM-14: turns of 30, 60, 90, 120 or 300 seconds, or as long as one likes', () => {
    for (const clock of [30, 60, 90, 120, 300, null])
      expect(bedmasOptions.parse({ clock })).toMatchObject({ clock })
    for (const clock of [0, 45, 3600, '30', -1])
      expect(bedmasOptions.safeParse({ clock }).success).toBe(false)
    const { state } = open(bedmas, { clock: 90, first: 'maker' }, people(2), chance).position
    expect(bedmas.deadline(state)).toBe(90_000)
    expect(bedmas.deadline({ ...state, clock: null })).toBeNull()
  })
})

describe('playing', () => {
  test('scores, and the rack is filled up to 7 from the front of the pool', () => {
    const table = new BedmasTable({ board: {}, racks })
    const next = table.state.pool.slice(0, 3)
    expect(table.play(TEN)).toBe('ok')
    expect(table.state).toMatchObject({ scores: [15, 0], turn: 1, racks: [[1, 2, 4, 5, ...next], racks[1]] })
    expect(audit({ ...table.state })).toEqual([])
  })

  test('S70: nobody plays a tile of the other rack, of the board or of the pool', () => {
    const table = new BedmasTable({ board: {}, racks })
    for (const tile of [11, 99]) expect(table.play(`play H8=${tile}`)).toBe('not-in-rack')
    table.play(TEN)
    expect(table.play('play K8== L8=7 M8=+ N8=3')).toBe('not-in-rack')
  })

  test('BM-9: a turn may be negative, and so may a score', () => {
    const table = new BedmasTable({ board: boardOf('H2 down 2 = 6 - 4'), racks: [[9, 8, 1], []], pool: [] })
    expect(table.play('play F2=9 G2=- I2== J2=8 K2=- L2=1')).toBe('ok')
    expect(table.state.scores).toEqual([-10, 0])
    expect(bedmas.outcome(table.state)).toEqual({ places: [2, 1], why: 'played-out' })
  })

  test('at the end of the pool a rack stays short', () => {
    const table = new BedmasTable({ board: {}, racks, pool: [50, 60] })
    table.play(TEN)
    expect(table.state).toMatchObject({ pool: [], racks: [[1, 2, 4, 5, 50, 60], racks[1]] })
  })
})

describe('BM-10: swap all', () => {
  test('draws 7 before the old go back, so that none of them comes back', () => {
    const table = new BedmasTable({ board: {}, racks })
    const next = table.state.pool.slice(0, 7)
    expect(table.play('swap')).toBe('ok')
    expect(table.state.racks).toEqual([next, racks[1]])
    expect(withoutNumbers(table.state.pool, racks[0])).toHaveLength(100 - 21)
    expect(audit(table.state)).toEqual([])
  })

  test('S68: time and again the tiles are the set', () => {
    const table = new BedmasTable({ board: {}, racks })
    for (let turn = 0; turn < 5; turn++) {
      expect(table.play('swap')).toBe('ok')
      const { pool, racks: now } = table.state
      expect([...pool, ...now.flat()].sort((a, b) => a - b)).toEqual(TILE_SET)
    }
    expect(bedmas.outcome(table.state)).toBeNull()
  })

  test.each([0, 1, 6])('S69: with %i in the pool it is refused, and says how many there are', (count) => {
    const table = new BedmasTable({ board: {}, racks, pool: TILE_SET.slice(-count || 100) })
    const before = table.state
    expect(table.play('swap')).toBe('pool-too-small')
    expect(table.refusal).toEqual({ code: 'pool-too-small', data: { pool: count } })
    expect(table.state).toBe(before)
  })

  test('S69: with 7 it swaps with just those', () => {
    const table = new BedmasTable({ board: {}, racks, pool: TILE_SET.slice(-7) })
    table.play('swap')
    expect(table.state.racks[0]).toEqual(TILE_SET.slice(-7))
    expect(table.state.pool.toSorted((a, b) => a - b)).toEqual(racks[0].toSorted((a, b) => a - b))
  })
})

test('only who is to act may act, but resign', () => {
  const table = new BedmasTable({ board: {}, racks })
  for (const move of ['play H8=11', 'swap', 'pass', 'hint', 'sums 1 2 3 4 5'])
    expect(table.playAs(1, move)).toBe('not-your-turn')
  expect(table.playAs(1, 'resign')).toBe('ok')
  expect(bedmas.outcome(table.state)).toEqual({ places: [1, 2], why: 'resigned' })
  expect(table.playAs(0, 'pass')).toBe('game-over')
})
