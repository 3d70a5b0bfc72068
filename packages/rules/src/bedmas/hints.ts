import type { Company } from '../core/company.ts'
import type { Hints } from '../core/computer.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import type { BedmasKind } from './index.ts'
import type { BedmasIntent } from './intent.ts'
import { judge } from './judge.ts'
import { bestPlays } from './search/plays.ts'
import type { BedmasRefusal } from './refusal.ts'
import { type BedmasEvent, type BedmasState, type Board, rackOf } from './state.ts'
import { wrongAnswers } from './sums.ts'
import { variedPlays } from './varied.ts'

/** How many plays a hint shows at most (BM-11), and among how many of the best it looks for ones that differ. */
export const SHOWN_PLAYS = 5
const LOOKED_AT = 100

/** Whether hints are given (BM-11). */
export const givesHints = ({ mode }: Company): boolean => mode !== 'online'

/** Showing the best plays (BM-11): a turn has one list, and it stays until the turn is over. */
export const hints: Hints<BedmasKind> = {
  wants: ({ hints: given, turn }, seat, { type }) =>
    type === 'hint' && seat === turn && given !== null && given.open === null && (given.left[seat] ?? 0) > 0,
  find: ({ board, rack }) => search(board, rack ?? []),
}

const search = (board: Board, rack: readonly number[]): BedmasIntent[] =>
  variedPlays(bestPlays(board, rack, LOOKED_AT), SHOWN_PLAYS).map(({ tiles }) => ({
    type: 'play',
    tiles: [...tiles],
  }))

/** The hint of a turn, or why there is none. `found` holds the plays to show; left out, they are searched for. */
export const decideHint = (
  state: BedmasState,
  seat: Seat,
  found: readonly BedmasIntent[] | undefined,
): Result<BedmasEvent, BedmasRefusal> => {
  const { hints: given, board } = state
  if (!given) return err({ code: 'no-hints' })
  if (given.open) return err({ code: 'already-shown' })
  if ((given.left[seat] ?? 0) === 0) return err({ code: 'no-hints-left' })
  const rack = rackOf(state, seat)
  const plays = (found ?? search(board, rack)).flatMap((intent) => {
    const judged = intent.type === 'play' ? judge(board, rack, intent.tiles) : null
    return judged?.ok ? [judged.value] : []
  })
  return ok({ type: 'hinted', seat, plays: plays.slice(0, SHOWN_PLAYS) })
}

/** Five quick sums answered right earn more hints, once (BM-11). Wrong answers cost nothing. */
export const decideSums = (
  { hints: given }: BedmasState,
  seat: Seat,
  answers: readonly number[],
): Result<BedmasEvent, BedmasRefusal> => {
  if (!given) return err({ code: 'no-hints' })
  const sums = given.sums[seat] ?? null
  if (!sums) return err({ code: 'already-earned' })
  const wrong = wrongAnswers(sums, answers)
  return wrong.length > 0 ? err({ code: 'wrong-sums', data: { wrong } }) : ok({ type: 'earned', seat })
}
