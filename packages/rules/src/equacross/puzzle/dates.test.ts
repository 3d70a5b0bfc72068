import { describe, expect, it } from 'vitest'
import { addDays, dateAt, dateOf, dayNumber, dayWindow, FIRST_DAY, isDate, isMonth, modeOn } from './dates.ts'

/** The calendar of the language, which rules may not use. */
const written = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)
const at = (text: string): number => Date.parse(text)

describe('dates as text (S105)', () => {
  it('are those of the calendar, there and back', () => {
    for (let day = 0; day < 60_000; day++) {
      const date = written(day)
      if (dateOf(day) !== date || dayNumber(date) !== day || !isDate(date))
        expect([day, dateOf(day), dayNumber(date), isDate(date)]).toEqual([day, date, day, true])
    }
  })

  it.each([
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2027-02-28', '2027-03-01'],
    ['2100-02-28', '2100-03-01'],
    ['2026-04-30', '2026-05-01'],
    ['2026-12-31', '2027-01-01'],
  ])('%s is followed by %s', (date, next) => {
    expect(addDays(date, 1)).toBe(next)
    expect(addDays(next, -1)).toBe(date)
  })

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '0000-01-01',
    '2026-01-01 ',
    '２０２６-01-01',
    '2026-01-01T00:00',
    '',
    '-2026-01-01',
  ])('%j is none', (text) => expect(isDate(text)).toBe(false))

  it('know months', () => {
    expect(['2026-12', '2026-13', '2026-00', '2026', '2026-1'].map(isMonth)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('what day it is (PZ-5, S101)', () => {
  it('is two dates or three at every moment, UTC−12 to UTC+14', () => {
    expect(dayWindow(at('2026-01-05T09:59:59Z'))).toEqual({ earliest: '2026-01-04', latest: '2026-01-05' })
    expect(dayWindow(at('2026-01-05T10:00:00Z'))).toEqual({ earliest: '2026-01-04', latest: '2026-01-06' })
    expect(dayWindow(at('2026-01-05T12:00:00Z'))).toEqual({ earliest: '2026-01-05', latest: '2026-01-06' })
    expect(dayWindow(at('2028-02-29T11:00:00Z'))).toEqual({ earliest: '2028-02-28', latest: '2028-03-01' })
    expect(dateAt(at('2026-12-31T23:59:59Z'))).toBe('2026-12-31')
  })

  const window = dayWindow(at('2026-01-05T11:00:00Z'))
  const mode = (date: string, today?: string) => {
    const result = modeOn(date, today, window)
    return result.ok ? result.value : result.error
  }

  it('makes a puzzle one of the day or of the archive', () => {
    for (const today of ['2026-01-04', '2026-01-05', '2026-01-06']) {
      expect(mode(today, today)).toBe('daily')
      expect(mode(today)).toBe('daily')
      expect(mode('2026-01-03', today)).toBe('archive')
    }
    expect(mode('2026-01-04', '2026-01-05')).toBe('archive')
    expect(mode('2026-01-03')).toBe('archive')
    expect(mode(FIRST_DAY)).toBe('archive')
  })

  it('refuses tomorrow, wherever one is (S49)', () => {
    expect(mode('2026-01-06', '2026-01-05')).toEqual({ code: 'too-early', data: { latest: '2026-01-05' } })
    expect(mode('2026-01-07', '2026-01-06')).toEqual({ code: 'too-early', data: { latest: '2026-01-06' } })
    expect(mode('2026-01-07')).toEqual({ code: 'too-early', data: { latest: '2026-01-06' } })
  })

  it('refuses a wrong device clock, nonsense, and what was before the first day (S107)', () => {
    expect(mode('2026-01-07', '2026-01-07')).toEqual({ code: 'wrong-today', data: window })
    expect(mode('2026-01-03', '2026-01-03')).toEqual({ code: 'wrong-today', data: window })
    expect(mode('2026-01-05', '1970-01-01')).toEqual({ code: 'wrong-today', data: window })
    expect(mode('2024-12-31', '2026-01-05')).toEqual({ code: 'before-first-day', data: { first: FIRST_DAY } })
    expect(mode('2026-02-30', '2026-01-05')).toEqual({ code: 'bad-date' })
    expect(mode('2026-01-05', 'yesterday')).toEqual({ code: 'bad-date' })
  })
})
