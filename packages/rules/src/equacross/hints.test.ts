import { describe, expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import { Table } from '../../test/table.ts'
import { people } from '../core/company.ts'
import { hints, tariffOf } from './hints.ts'
import { equacross } from './index.ts'
import { bestPlay } from './moves.ts'
import { makeMove } from './notation.ts'
import type { Setup } from './setup.ts'
import type { HintsTaken } from './state.ts'

const board = boardOf('H8 297')
const rack = '3412567'
const best = bestPlay(board, rack)
const points = best?.score ?? 0
const shownMove = makeMove({ type: 'play', tiles: [...(best?.tiles ?? [])] })

const tableWith = (taken: Partial<HintsTaken>, setup: Partial<Setup> = {}) =>
  new Table({
    board,
    racks: [rack, '1234567'],
    scores: [200, 200],
    hints: { tariff: 50, taken: [0, 0], open: null, ...taken },
    ...setup,
  })

describe('EC-16: a hint', () => {
  test('is given against the computer and in pass and play, and not online', () => {
    expect(tariffOf(people(2))).toBeNull()
    expect(tariffOf({ mode: 'local', computers: [null, null] })).toBe(100)
    const table = tableWith({ tariff: null })
    expect(table.play('hint')).toBe('no-hints')
    expect(equacross.view(table.state, 0).hint).toBeNull()
  })

  test('shows the highest-scoring play to the seat that asked, and to no other', () => {
    const table = tableWith({})
    expect(table.play('hint')).toBe('ok')
    expect(equacross.view(table.state, 0).hint?.shown?.play).toMatchObject(best ?? {})
    expect(equacross.view(table.state, 1).hint).toMatchObject({ shown: null })
    for (const viewer of [1, 'watcher'] as const)
      expect(equacross.view(table.state, viewer).news).toEqual([{ type: 'hinted', seat: 0, found: true }])
    expect(table.state.turn).toBe(0)
    expect(table.state.scores).toEqual([200, 200])
  })

  test('is one a turn, and there is another in the next', () => {
    const table = tableWith({})
    expect(table.play('hint', 'hint')).toBe('already-shown')
    expect(hints.wants(table.state, 0, { type: 'hint' })).toBe(false)
    expect(table.play('pass', 'hint')).toBe('ok')
    expect(equacross.view(table.state, 0).hint?.shown).toBeNull()
  })

  test('is not for a seat that is not to act', () => {
    expect(tableWith({}).playAs(1, 'hint')).toBe('not-your-turn')
  })

  test('S97: is a play that may be made and makes what was said', () => {
    const table = tableWith({})
    expect(table.play('hint', shownMove)).toBe('ok')
    expect(table.events.at(-1)).toMatchObject({ type: 'played', score: points })
  })

  test('costs nothing when there is no play to show, and says so', () => {
    const table = tableWith({}, { board, racks: ['0', '1234567'], bag: '' })
    expect(bestPlay(board, '0')).toBeNull()
    expect(table.play('hint')).toBe('ok')
    expect(equacross.view(table.state, 0).hint).toEqual({ percent: 50, shown: { play: null, cost: 0 } })
    expect(table.play('pass')).toBe('ok')
    expect(table.state.scores).toEqual([200, 200])
    expect(table.state.hints.taken).toEqual([0, 0])
  })
})

describe('EC-17: a hint costs', () => {
  test.each([
    ['easy', 50],
    ['medium', 75],
    ['hard', 100],
    ['expert', 100],
  ])('against %s %i %% of the points shown, rounded half up', (level, percent) => {
    const tariff = tariffOf({ mode: 'computer', computers: [null, level] })
    expect(tariff).toBe(percent)
    const table = tableWith({ tariff })
    table.play('hint')
    expect(equacross.view(table.state, 0).hint?.shown?.cost).toBe(Math.round((points * percent) / 100))
  })

  test('all of the points from the fourth on', () => {
    const table = tableWith({ taken: [3, 0] })
    expect(equacross.view(table.state, 0).hint?.percent).toBe(100)
    expect(equacross.view(table.state, 1).hint?.percent).toBe(50)
    table.play('hint')
    expect(equacross.view(table.state, 0).hint?.shown?.cost).toBe(points)
    expect(table.state.hints.taken).toEqual([4, 0])
  })

  test.each(['pass', 'exchange 34', 'time', 'resign', 'forfeit', shownMove])(
    'when the turn ends, however it ends: %s (S98)',
    (end) => {
      const table = tableWith({}, { clock: 60 })
      table.play('hint')
      if (end === 'time') table.expire()
      else if (end === 'forfeit') table.forfeit(0)
      else expect(table.play(end)).toBe('ok')
      const made = end === shownMove ? points : 0
      expect(table.state.scores).toEqual([200 + made - Math.round(points / 2), 200])
      expect(table.state.hints.open).toBeNull()
    },
  )

  test('the one who was shown it, also when the other resigns', () => {
    const table = tableWith({})
    table.play('hint')
    expect(table.playAs(1, 'resign')).toBe('ok')
    expect(table.state.scores).toEqual([200 - Math.round(points / 2), 200])
  })

  test('no more than the player has', () => {
    const table = tableWith({ tariff: 100 }, { scores: [3, 200] })
    expect(table.play('hint', 'pass')).toBe('ok')
    expect(table.events.at(-1)).toMatchObject({ charge: { seat: 0, points: 3 } })
    expect(table.state.scores).toEqual([0, 200])
  })
})

test('EC-18: a hint between two passes does not keep the game going', () => {
  const table = tableWith({}, { bag: '', racks: ['0', '0'] })
  expect(table.play('hint', 'pass', 'hint', 'pass')).toBe('ok')
  expect(table.state.outcome?.why).toBe('both-passed')
})

test('EC-3: against the computer chance says who begins, whatever was chosen', () => {
  const company = { mode: 'computer', computers: [null, 'easy'] } as const
  const rng = (n: number) => ({ below: (below: number) => Math.min(n, below - 1) })
  for (const first of [0, 1])
    expect(equacross.open({ clock: null, first: 'maker' }, company, rng(first))).toMatchObject({ first })
})
