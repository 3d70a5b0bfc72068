// Dates are `yyyy-mm-dd` text everywhere, months `yyyy-mm` (PZ-5, S105). Only what reads a clock knows of zones.

const DAY_MS = 86_400_000

const written = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')

/** The date in this device's zone at a moment of the server's clock: a wrong device clock changes nothing (S58). */
export const dateIn = (now: number): string => {
  const at = new Date(now)
  return written(at.getFullYear(), at.getMonth() + 1, at.getDate())
}

/** When that date ends in this device's zone: days of 23 and 25 hours too. */
export const midnightAfter = (now: number): number => {
  const at = new Date(now)
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime()
}

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`)

const dateOf = (at: Date): string => at.toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string =>
  dateOf(new Date(utc(date).getTime() + days * DAY_MS))

export const monthOf = (date: string): string => date.slice(0, 7)

export const addMonths = (month: string, months: number): string => {
  const first = utc(`${month}-01`)
  return monthOf(dateOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1))))
}

/** The weeks of a month from Monday to Sunday, null for days of another. */
export const weeksOf = (month: string): (string | null)[][] => {
  const first = `${month}-01`
  // Sunday is 0.
  const monday = addDays(first, -((utc(first).getUTCDay() + 6) % 7))
  const weeks: (string | null)[][] = []
  for (let start = monday; monthOf(start) <= month; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const day = addDays(start, at)
        return monthOf(day) === month ? day : null
      }),
    )
  }
  return weeks
}

type Style = Intl.DateTimeFormatOptions
const write = (date: string, style: Style): string =>
  utc(date).toLocaleDateString('en-GB', { ...style, timeZone: 'UTC' })

/** `30 November 2026`. */
export const writeDate = (date: string): string =>
  write(date, { day: 'numeric', month: 'long', year: 'numeric' })

/** `30 Nov 2026`. */
export const writeShort = (date: string): string =>
  write(date, { day: 'numeric', month: 'short', year: 'numeric' })

/** `Monday, 30 November`. */
export const writeDay = (date: string): string =>
  write(date, { weekday: 'long', day: 'numeric', month: 'long' })

/** `November 2026`. */
export const writeMonth = (month: string): string => write(`${month}-01`, { month: 'long', year: 'numeric' })
