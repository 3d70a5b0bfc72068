import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, addMonths, dateIn, midnightAfter, weeksOf, writeDate, writeMonth } from './dates.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})
const inZone = <T>(name: string, look: () => T): T => {
  vi.stubEnv('TZ', name)
  return look()
}
const HOUR = 3_600_000

describe('the date here', () => {
  it('is that of the zone, from UTC-12 to UTC+14 (PZ-5, S101)', () => {
    const now = Date.UTC(2026, 10, 30, 11, 30)
    expect(inZone('Etc/GMT+12', () => dateIn(now))).toBe('2026-11-29')
    expect(inZone('Pacific/Pago_Pago', () => dateIn(now))).toBe('2026-11-30')
    expect(inZone('UTC', () => dateIn(now))).toBe('2026-11-30')
    expect(inZone('Pacific/Kiritimati', () => dateIn(now))).toBe('2026-12-01')
  })

  it('turns at midnight, in days of 23 and 25 hours too', () => {
    const left = (now: number) => (midnightAfter(now) - now) / HOUR
    expect(inZone('Europe/Berlin', () => left(Date.UTC(2026, 2, 28, 23)))).toBe(23)
    expect(inZone('Europe/Berlin', () => left(Date.UTC(2026, 9, 24, 22)))).toBe(25)
    expect(inZone('Asia/Kathmandu', () => left(Date.UTC(2026, 5, 1, 18)))).toBe(0.25)
    const last = Date.UTC(2026, 11, 31, 23, 59, 59)
    expect(inZone('UTC', () => [dateIn(last), dateIn(midnightAfter(last))])).toEqual([
      '2026-12-31',
      '2027-01-01',
    ])
  })
})

describe('the calendar', () => {
  it('counts days and months over their ends, whatever the zone (S105)', () => {
    for (const name of ['America/Los_Angeles', 'Asia/Tokyo', 'UTC']) {
      inZone(name, () => {
        expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
        expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
        expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
        expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
        expect([writeDate('2026-11-01'), writeMonth('2026-11')]).toEqual(['1 November 2026', 'November 2026'])
      })
    }
  })

  it('has weeks from Monday to Sunday, with nothing where another month is', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks.map((week) => week.filter(Boolean).length)).toEqual([1, 7, 7, 7, 7, 1])
    expect(weeks[0]?.[6]).toBe('2026-11-01')
    expect(weeks[5]?.[0]).toBe('2026-11-30')
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  })
})
