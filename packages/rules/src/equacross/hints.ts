import { toRows } from '../board/grid.ts'
import type { Company } from '../core/company.ts'
import type { Hints } from '../core/computer.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import type { EquaCrossKind } from './index.ts'
import type { EquaCrossIntent } from './intent.ts'
import { judgeOnGrid } from './judge.ts'
import type { EquaCrossRefusal } from './refusal.ts'
import { bestPlay } from './search/plays.ts'
import { type EquaCrossEvent, type EquaCrossState, type HintsTaken, rackOf, type TurnEnd } from './state.ts'

/** How many hints a player gets at the usual cost; from then on they cost all that the play makes (EC-17). */
const AT_USUAL_COST = 3

/** What a hint costs in percent of the shown play's points; null where none are given (EC-16, EC-17). */
export const tariffOf = ({ mode, computers }: Company): number | null => {
  if (mode === 'online') return null
  const level = computers.find((each) => each !== null)
  return level === 'easy' ? 50 : level === 'medium' ? 75 : 100
}

/** What the next hint of `seat` costs, in percent. */
export const percentFor = ({ tariff, taken }: HintsTaken, seat: Seat): number =>
  (taken[seat] ?? 0) >= AT_USUAL_COST ? 100 : (tariff ?? 100)

/** EC-17: rounded half up. */
const costOf = (points: number, percent: number): number => Math.floor((points * percent + 50) / 100)

/** Showing the best play (EC-16): a turn has one hint, and none is needed before that. */
export const hints: Hints<EquaCrossKind> = {
  wants: (state, seat, { type }) =>
    type === 'hint' && seat === state.turn && state.hints.tariff !== null && state.hints.open === null,
  find: ({ board, rack }) => bestOf(board, rack ?? ''),
}

const bestOf = (board: readonly string[], rack: string): EquaCrossIntent[] => {
  const best = bestPlay(board, rack)
  return best ? [{ type: 'play', tiles: [...best.tiles] }] : []
}

/** The hint of a turn, or why there is none. `found` holds the play to show; left out, it is searched for. */
export const decideHint = (
  state: EquaCrossState,
  seat: Seat,
  found: readonly EquaCrossIntent[] | undefined,
): Result<EquaCrossEvent, EquaCrossRefusal> => {
  const { tariff, open } = state.hints
  if (tariff === null) return err({ code: 'no-hints' })
  if (open) return err({ code: 'already-shown' })
  const rack = rackOf(state, seat)
  const [best] = found ?? bestOf(toRows(state.board), rack)
  const tiles = best?.type === 'play' ? best.tiles : undefined
  const judged = tiles && judgeOnGrid(state.board, rack, tiles)
  const play = judged?.ok ? judged.value : null
  return ok({
    type: 'hinted',
    seat,
    play,
    cost: play ? costOf(play.score, percentFor(state.hints, seat)) : 0,
  })
}

/**
 * What a turn's end takes off for the hint in it, if any (EC-17): `points` are those the turn makes. A score never
 * goes below 0.
 */
export const charged = ({ hints: { open }, scores, turn }: EquaCrossState, points = 0): TurnEnd => {
  if (!open || open.cost === 0) return {}
  const most = (scores[turn] ?? 0) + points
  return { charge: { seat: turn, points: Math.min(open.cost, most) } }
}
