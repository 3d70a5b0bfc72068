import { toRows } from '../board/grid.ts'
import type { Review } from '../core/computer.ts'
import { start, apply } from './apply.ts'
import { judgeOnGrid } from './judge.ts'
import { bestPlay } from './search/plays.ts'
import { type EquaCrossEvent, type EquaCrossState, rackOf, type ScoredPlay } from './state.ts'

/** What was best in one turn: the highest-scoring play (EC-16), or null where there was none. */
export interface TurnReview extends Review {
  readonly best: ScoredPlay | null
}

/** The best play at each turn of a game, from its whole log; where a player gave up, none is looked for. */
export const review = (log: readonly EquaCrossEvent[]): TurnReview[] => {
  const [opened, ...events] = log
  if (opened?.type !== 'opened') return []
  const turns: TurnReview[] = []
  let state = start(opened)
  for (const [at, event] of events.entries()) {
    if (isTurn(event)) turns.push({ seq: at + 2, seat: event.seat, best: bestOf(state) })
    state = apply(state, event)
  }
  return turns
}

const isTurn = (
  event: EquaCrossEvent,
): event is Extract<EquaCrossEvent, { type: 'played' | 'exchanged' | 'passed' | 'timed-out' }> =>
  event.type === 'played' ||
  event.type === 'exchanged' ||
  event.type === 'passed' ||
  event.type === 'timed-out'

const bestOf = (state: EquaCrossState): ScoredPlay | null => {
  const rack = rackOf(state, state.turn)
  const best = bestPlay(toRows(state.board), rack)
  const judged = best && judgeOnGrid(state.board, rack, best.tiles)
  return judged?.ok ? judged.value : null
}
