import {
  dateAt,
  daysOf,
  dayWindow,
  err,
  FIRST_DAY,
  isMonth,
  ok,
  type Refusal,
  type Result,
  statusOf,
  streakOf,
  todayFault,
} from '@trueline/rules'
import type { StreakView } from '@trueline/rules/wire'
import type { PuzzleSurroundings } from './surroundings.ts'

/** What somebody has to show for a month: the streak, the calendar, and today's four (PZ-6). */
export const streakViewOf = async (
  playerId: string,
  asked: { readonly today?: string | undefined; readonly month?: string | undefined },
  { store, clock }: PuzzleSurroundings,
): Promise<Result<StreakView, Refusal>> => {
  const now = clock.now()
  const today = asked.today ?? dateAt(now)
  const month = asked.month ?? today.slice(0, 7)
  const fault = isMonth(month) ? todayFault(today, dayWindow(now)) : { code: 'bad-date' }
  if (fault) return err(fault)
  const [solved, begun] = await Promise.all([store.solved(playerId), store.ofDate(playerId, today)])
  const stateOf = (level: string) => {
    const attempt = begun.find(({ puzzle }) => puzzle.level === level)?.attempt
    return attempt ? statusOf(attempt.state, 'daily') : 'new'
  }
  return ok({
    now,
    today,
    ...streakOf(solved, today),
    levels: {
      easy: stateOf('easy'),
      medium: stateOf('medium'),
      hard: stateOf('hard'),
      expert: stateOf('expert'),
    },
    days: daysOf(solved, month),
    firstDay: FIRST_DAY,
  })
}
