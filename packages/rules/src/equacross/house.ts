import {
  type EndReason,
  type EquaCrossEvent,
  type EquaCrossState,
  isGivenUp,
  type LogEntry,
  rackOf,
} from './state.ts'
import { pointsOf } from './tiles.ts'

/** The end of the game once it has come (EC-12, EC-18, G-8); else nothing: it is all the house does in EquaCross. */
export const house = (state: EquaCrossState): EquaCrossEvent | null => {
  const why = state.outcome ? null : endOf(state)
  if (!why) return null
  // EC-19: tiles left come off the score, but not below 0.
  const leftovers = state.racks.map((tiles, seat) => ({
    tiles,
    points: isGivenUp(why) ? 0 : Math.min(pointsOf(tiles), state.scores[seat] ?? 0),
  }))
  return { type: 'ended', why, leftovers }
}

const endOf = (state: EquaCrossState): EndReason | null => {
  const [before, last] = lastTurns(state.log)
  if (!last) return null
  if (last.type === 'resigned' || last.type === 'forfeited') return last.type
  if (last.type === 'played' && state.bag === '' && rackOf(state, last.seat) === '') return 'played-out'
  // A third time-out in a row is lost even where it is also the sixth scoreless turn.
  if (last.type === 'timed-out' && (state.timeouts[last.seat] ?? 0) >= 3) return 'time'
  if (last.type === 'passed' && state.bag === '' && before?.type === 'passed') return 'both-passed'
  return state.scoreless >= 6 ? 'scoreless' : null
}

/** The last two entries of the log that ended a turn. */
const lastTurns = (log: EquaCrossState['log']): [LogEntry | undefined, LogEntry | undefined] => {
  const at = log.findLastIndex(({ type }) => type !== 'hinted')
  const before = log.findLast(({ type }, index) => type !== 'hinted' && index < at)
  return [before, log[at]]
}
