import { err, ok, type Result } from '../../core/result.ts'

/** The first day of the archive. */
export const FIRST_DAY = '2025-01-01'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The zones of the world, in hours from UTC: the last to begin a day, and the first (PZ-5). */
const WESTERNMOST = -12
const EASTERNMOST = 14

/** The dates that it may be somewhere at one moment (PZ-5). */
export interface DayWindow {
  readonly earliest: string
  readonly latest: string
}

/** Why there is no puzzle of a date for somebody. */
export type DayRefusal =
  | { readonly code: 'bad-date' }
  /** It is that date nowhere: the device's clock is wrong. */
  | { readonly code: 'wrong-today'; readonly data: DayWindow }
  | { readonly code: 'before-first-day'; readonly data: { readonly first: string } }
  | { readonly code: 'too-early'; readonly data: { readonly latest: string } }

/** Whether a text is a date of the calendar, `yyyy-mm-dd`. Such texts compare as the dates do (S105). */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const [year, month, day] = partsOf(text)
  return year > 0 && month > 0 && month <= 12 && day > 0 && day <= daysIn(year, month)
}

/** Whether a text is a month of the calendar, `yyyy-mm`. */
export const isMonth = (text: string): boolean => isDate(`${text}-01`)

/** Days from 1970-01-01 to a date. */
export const dayNumber = (date: string): number => {
  const [year, month, day] = partsOf(date)
  // Years that begin in March end with the leap day, and their months have a pattern.
  const marchYear = month > 2 ? year : year - 1
  const monthsSince = (month + 9) % 12
  return (
    365 * marchYear +
    leapDaysBefore(marchYear + 1) +
    Math.floor((153 * monthsSince + 2) / 5) +
    (day - 1) -
    DAYS_TO_1970
  )
}

/** The date that is a number of days after 1970-01-01. */
export const dateOf = (number: number): string => {
  let year = 1970 + Math.floor(number / 366)
  while (dayNumber(written(year + 1, 1, 1)) <= number) year++
  let month = 1
  let rest = number - dayNumber(written(year, 1, 1))
  for (; rest >= daysIn(year, month); month++) rest -= daysIn(year, month)
  return written(year, month, rest + 1)
}

/** The date some days after another. */
export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days)

/** The dates it is somewhere in the world, at a moment given in milliseconds since 1970 (PZ-5). */
export const dayWindow = (now: number): DayWindow => ({
  earliest: dateAt(now, WESTERNMOST),
  latest: dateAt(now, EASTERNMOST),
})

/** The date at a moment in a zone, in whole hours from UTC. */
export const dateAt = (now: number, zone = 0): string => dateOf(Math.floor((now + zone * HOUR_MS) / DAY_MS))

/** Why somebody's own date cannot be right. */
export const todayFault = (today: string, window: DayWindow): DayRefusal | null => {
  if (!isDate(today)) return { code: 'bad-date' }
  return today < window.earliest || today > window.latest ? { code: 'wrong-today', data: window } : null
}

/**
 * What the puzzle of a date is for somebody whose date is `today`: of the day, or of the archive (PZ-6). Who does not
 * say what day it is gets whatever it is somewhere.
 */
export const modeOn = (
  date: string,
  today: string | undefined,
  window: DayWindow,
): Result<'daily' | 'archive', DayRefusal> => {
  const fault = isDate(date) ? todayFault(today ?? window.latest, window) : { code: 'bad-date' as const }
  if (fault) return err(fault)
  const { from, to } =
    today === undefined ? { from: window.earliest, to: window.latest } : { from: today, to: today }
  if (date < FIRST_DAY) return err({ code: 'before-first-day', data: { first: FIRST_DAY } })
  if (date > to) return err({ code: 'too-early', data: { latest: to } })
  return ok(date < from ? 'archive' : 'daily')
}

const partsOf = (date: string): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
]

const written = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

/** Leap days from the year 0 to the beginning of a year, not counting that of the year 0. */
const leapDaysBefore = (year: number): number => {
  const last = year - 1
  return Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400)
}

/** From the first of March of the year 0. */
const DAYS_TO_1970 = 719_468
