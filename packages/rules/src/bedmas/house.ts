import { type BedmasEvent, type BedmasState, type EndReason, type LogEntry, rackOf } from './state.ts'

/** How many turns in a row without a play end a game (BM-12), and how many time-outs lose one (G-8). */
const MOST_SCORELESS = 6
const MOST_TIMEOUTS = 3

/** The end of the game once it has come (BM-12, G-8); else nothing: it is all the house does in BEDMAS. */
export const house = (state: BedmasState): BedmasEvent | null => {
  const why = state.outcome ? null : endOf(state)
  return why && { type: 'ended', why, left: state.racks }
}

const endOf = (state: BedmasState): EndReason | null => {
  const [before, last] = lastTurns(state.log)
  if (!last) return null
  if (last.type === 'resigned' || last.type === 'forfeited') return last.type
  if (last.type === 'played' && state.pool.length === 0 && rackOf(state, last.seat).length === 0)
    return 'played-out'
  // A third time-out in a row is lost even where it is also the sixth turn without a play.
  if (last.type === 'timed-out' && (state.timeouts[last.seat] ?? 0) >= MOST_TIMEOUTS) return 'time'
  // A swap is not a pass (BM-10), nor is a time-out, which nobody chose.
  if (last.type === 'passed' && before?.type === 'passed') return 'both-passed'
  return state.scoreless >= MOST_SCORELESS ? 'scoreless' : null
}

/** The last two entries of the log that ended a turn. */
const lastTurns = (log: BedmasState['log']): [LogEntry | undefined, LogEntry | undefined] => {
  const at = log.findLastIndex(endsTurn)
  return [log.findLast((entry, index) => index < at && endsTurn(entry)), log[at]]
}

const endsTurn = ({ type }: LogEntry): boolean => type !== 'hinted' && type !== 'earned'
