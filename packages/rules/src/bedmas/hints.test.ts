import { describe, expect, test } from 'vitest'
import { BedmasTable, boardOf } from '../../test/bedmas-table.ts'
import { chanceFrom } from '../core/chance.ts'
import { type Company, people } from '../core/company.ts'
import { open } from '../core/play.ts'
import { bedmas } from './index.ts'
import { judge } from './judge.ts'
import { parseMove } from './notation.ts'
import type { HintsState, Sums } from './state.ts'
import { drawSums, rightAnswers, wrongAnswers } from './sums.ts'

const chance = chanceFrom('be'.repeat(32))
const SUMS: Sums = ['12 + 30', '50 - 20', '3 * 4', '35 / 5', '2 + 3 * 4']
const RIGHT = 'sums 42 30 12 7 14'
const board = boardOf('F8 across 7 + 3 = 10')
const given: HintsState = { left: [3, 3], sums: [SUMS, SUMS], open: null }

/** A table with three numbers a rack, so that a search is quick. */
const tableWith = (hints: HintsState | null, first: readonly number[] = [4, 6, 20]) =>
  new BedmasTable({ board, racks: [first, [1, 2, 5]], pool: [90, 91, 92, 93, 94, 95, 96], hints })
const hintsOf = (table: BedmasTable, seat: number) => bedmas.view(table.state, seat).hints

describe('BM-11: shown plays', () => {
  test('up to five, the best first, each legal and with its very score (S97)', () => {
    const table = tableWith(given)
    expect(table.play('hint')).toBe('ok')
    const shown = hintsOf(table, 0)?.shown ?? []
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThanOrEqual(5)
    for (const play of shown) expect(judge(board, [4, 6, 20], play.tiles)).toEqual({ ok: true, value: play })
    expect(shown.map(({ score }) => score)).toEqual(shown.map(({ score }) => score).toSorted((a, b) => b - a))
  })

  test('a list counts when it is shown, stays until the turn is over, and comes once a turn', () => {
    const table = tableWith(given)
    table.play('hint')
    const first = hintsOf(table, 0)
    expect(first).toMatchObject({ left: 2 })
    expect(table.play('hint')).toBe('already-shown')
    expect(hintsOf(table, 0)).toEqual(first)
    table.play('pass')
    expect(hintsOf(table, 0)).toMatchObject({ left: 2, shown: null })
  })

  test('the other sees that there was a list, and nothing of it', () => {
    const table = tableWith(given)
    table.play('hint')
    expect(hintsOf(table, 1)).toEqual({ left: 3, sums: SUMS, shown: null })
    for (const viewer of [1, 'watcher'] as const)
      expect(bedmas.view(table.state, viewer).news).toEqual([{ type: 'hinted', seat: 0, found: true }])
  })

  test('without a play it costs none', () => {
    const table = tableWith(given, [97, 99])
    expect(table.play('hint')).toBe('ok')
    expect(hintsOf(table, 0)).toMatchObject({ left: 3, shown: [] })
  })

  test('none are left after three', () => {
    const table = tableWith({ ...given, left: [0, 3] })
    expect(table.play('hint')).toBe('no-hints-left')
    const hint = { type: 'hint' as const }
    expect(bedmas.hints?.wants(table.state, 0, hint)).toBe(false)
  })

  test('what was found is judged before it is shown', () => {
    const { state } = tableWith(given)
    const plays = ['play K8== L8=4 M8=+ N8=6', 'play A1=4', 'play K8== L8=50 M8=/ N8=5', 'pass'].map(
      parseMove,
    )
    const found = plays.flatMap((play) => (play.ok ? [play.value] : []))
    const decided = bedmas.decide(state, 0, { type: 'hint' }, chance(2), found)
    expect(decided).toMatchObject({ ok: true, value: { plays: [{ score: 15 }] } })
  })
})

describe('BM-11: quick sums', () => {
  test('five right answers earn three more, once', () => {
    const table = tableWith({ ...given, left: [0, 0] })
    expect(table.play(RIGHT)).toBe('ok')
    expect(hintsOf(table, 0)).toEqual({ left: 3, sums: null, shown: null })
    expect(table.play(RIGHT)).toBe('already-earned')
    expect(table.state.turn).toBe(0)
    expect(hintsOf(table, 1)).toMatchObject({ left: 0, sums: SUMS })
  })

  test('wrong ones are named, cost nothing, and may be tried again', () => {
    const table = tableWith(given)
    expect(table.play('sums 42 31 12 7 20')).toBe('wrong-sums')
    expect(table.refusal).toEqual({ code: 'wrong-sums', data: { wrong: [1, 4] } })
    expect(table.play(RIGHT)).toBe('ok')
  })

  test('no draw of sums has a fraction, a 0 or less for an answer', () => {
    const seen = new Set<string>()
    for (let seq = 1; seq < 2000; seq++) {
      const sums = drawSums(chance(seq))
      const answers = rightAnswers(sums)
      expect(answers).toHaveLength(5)
      for (const answer of answers) expect(Number.isInteger(answer) && answer > 0).toBe(true)
      expect(wrongAnswers(sums, answers)).toEqual([])
      seen.add(sums.join())
    }
    expect(seen.size).toBeGreaterThan(1900)
  })
})

describe('BM-11: where there are hints', () => {
  const opened = (company: Company) =>
    open(bedmas, { clock: null, first: 'maker' }, company, chance).position.state

  test.each([
    { mode: 'computer', computers: [null, 'hard'] },
    { mode: 'local', computers: [null, null] },
  ] as const)('three against the computer and in pass and play: $mode', (company) => {
    expect(bedmas.view(opened(company), 0).hints).toMatchObject({ left: 3, shown: null })
    expect(bedmas.view(opened(company), 'watcher').hints).toBeNull()
  })

  test('none online', () => {
    const state = opened(people(2))
    expect(bedmas.view(state, 0).hints).toBeNull()
    const table = tableWith(null)
    expect(table.play('hint')).toBe('no-hints')
    expect(table.play(RIGHT)).toBe('no-hints')
  })

  test('they are part of the turn: its clock goes on', () => {
    const table = tableWith(given)
    table.play('hint', RIGHT)
    for (const event of table.events) expect(bedmas.keepsClock?.(table.state, event)).toBe(true)
    expect(bedmas.keepsClock?.(table.state, { type: 'passed', seat: 0 })).toBe(false)
  })
})
