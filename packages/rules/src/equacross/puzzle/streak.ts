import { addDays } from './dates.ts'
import type { PuzzleDay } from './messages.ts'
import { type Level, LEVELS } from './puzzle.ts'

/** A puzzle of a date that somebody has solved: on its day, or later from the archive. */
export interface SolvedDay {
  readonly date: string
  readonly level: Level
  readonly onItsDay: boolean
}

export interface Streak {
  readonly current: number
  readonly longest: number
}

/**
 * Dates in a row with any level solved on its day (PZ-6). The current row is not broken until today has passed; who has
 * travelled west may already have solved tomorrow.
 */
export const streakOf = (solved: readonly SolvedDay[], today: string): Streak => {
  const dates = [...new Set(solved.filter(({ onItsDay }) => onItsDay).map(({ date }) => date))].sort()
  const yesterday = addDays(today, -1)
  let current = 0
  let longest = 0
  let length = 0
  dates.forEach((date, at) => {
    length = at > 0 && addDays(dates[at - 1] ?? '', 1) === date ? length + 1 : 1
    longest = Math.max(longest, length)
    if (date >= yesterday) current = Math.max(current, length)
  })
  return { current, longest }
}

/** The days of a month, `yyyy-mm`, on which anything was solved. */
export const daysOf = (solved: readonly SolvedDay[], month: string): PuzzleDay[] => {
  const inMonth = solved.filter(({ date }) => date.startsWith(`${month}-`))
  const levelsOf = (date: string, onItsDay: boolean): Level[] =>
    LEVELS.filter((level) =>
      inMonth.some((each) => each.date === date && each.level === level && each.onItsDay === onItsDay),
    )
  return [...new Set(inMonth.map(({ date }) => date))]
    .sort()
    .map((date) => ({ date, solved: levelsOf(date, true), later: levelsOf(date, false) }))
}
