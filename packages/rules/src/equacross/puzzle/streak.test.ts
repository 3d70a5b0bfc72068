import { describe, expect, it } from 'vitest'
import type { Level } from './puzzle.ts'
import { daysOf, type SolvedDay, streakOf } from './streak.ts'

const on = (date: string, level: Level = 'easy', onItsDay = true): SolvedDay => ({ date, level, onItsDay })

describe('a streak (PZ-6)', () => {
  it('is 3 after three days in a row (S102), whatever the level (S103)', () => {
    const solved = [
      on('2026-01-03', 'hard'),
      on('2026-01-05', 'expert'),
      on('2026-01-04'),
      on('2026-01-04', 'medium'),
    ]
    expect(streakOf(solved, '2026-01-05')).toEqual({ current: 3, longest: 3 })
  })

  it('is not broken until today has passed', () => {
    const solved = [on('2026-01-03'), on('2026-01-04')]
    expect(streakOf(solved, '2026-01-05').current).toBe(2)
    expect(streakOf(solved, '2026-01-06')).toEqual({ current: 0, longest: 2 })
  })

  it('goes over month ends and leap days', () => {
    const solved = ['2028-02-28', '2028-02-29', '2028-03-01'].map((date) => on(date))
    expect(streakOf(solved, '2028-03-01')).toEqual({ current: 3, longest: 3 })
    const usual = ['2027-02-28', '2027-03-01', '2026-12-31', '2027-01-01'].map((date) => on(date))
    expect(streakOf(usual, '2027-03-02')).toEqual({ current: 2, longest: 2 })
  })

  it('takes nothing from the archive, and remembers the longest', () => {
    const solved = [
      ...['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-05'].map((date) => on(date)),
      on('2026-01-04', 'easy', false),
    ]
    expect(streakOf(solved, '2026-01-05')).toEqual({ current: 1, longest: 3 })
    expect(streakOf([], '2026-01-05')).toEqual({ current: 0, longest: 0 })
  })

  it('is kept by who travels west over midnight', () => {
    const solved = [on('2026-01-05'), on('2026-01-06')]
    expect(streakOf(solved, '2026-01-05').current).toBe(2)
  })
})

describe('a month of the calendar', () => {
  it('tells what was solved on its day from what was solved later', () => {
    const solved = [
      on('2026-02-28', 'hard'),
      on('2026-02-28', 'easy'),
      on('2026-02-28', 'expert', false),
      on('2026-02-01', 'medium', false),
      on('2026-03-01'),
    ]
    expect(daysOf(solved, '2026-02')).toEqual([
      { date: '2026-02-01', solved: [], later: ['medium'] },
      { date: '2026-02-28', solved: ['easy', 'hard'], later: ['expert'] },
    ])
  })
})
