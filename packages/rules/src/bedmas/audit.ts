import { squareName } from '../board/square.ts'
import { cellsOf, runsOf, tokensOf } from './cells.ts'
import { judgeEquation } from './equation.ts'
import type { BedmasState } from './state.ts'
import { EARNED_HINTS, FIRST_HINTS } from './sums.ts'
import { numbersIn, RACK_SIZE, TILE_SET } from './tokens.ts'

/** The laws of BEDMAS that do not hold in a game played from its opening: normally none. */
export const audit = (state: BedmasState): string[] => [
  ...auditTiles(state),
  ...auditRacks(state),
  ...auditScores(state),
  ...auditRuns(state),
  ...auditHints(state),
]

/** BM-2: pool, racks and board together are always 1 … 100, each once. */
const auditTiles = ({ pool, racks, board }: BedmasState): string[] => {
  const tiles = [...pool, ...racks.flat(), ...numbersIn(Object.values(board))].sort((a, b) => a - b)
  return tiles.join() === TILE_SET.join() ? [] : [`the tiles are not the set: ${tiles.join()}`]
}

/** BM-2: 7 tiles, fewer only when the pool is empty. */
const auditRacks = ({ pool, racks }: BedmasState): string[] =>
  racks.flatMap(({ length }, seat) =>
    length > RACK_SIZE || (length < RACK_SIZE && pool.length > 0) ? [`seat ${seat} has ${length} tiles`] : [],
  )

/** A score is the sum of what the log says. It may be below 0 (BM-9). */
const auditScores = ({ log, scores }: BedmasState): string[] => {
  const sums = [0, 0]
  for (const entry of log) {
    if (entry.type === 'played') sums[entry.seat] = (sums[entry.seat] ?? 0) + entry.score
  }
  return scores.flatMap((score, seat) =>
    score === sums[seat] ? [] : [`seat ${seat} has ${score} points, its log says ${sums[seat]}`],
  )
}

/** BM-5: every run of the board is a true equation. */
const auditRuns = ({ board }: BedmasState): string[] => {
  const cells = cellsOf(board)
  return runsOf(cells)
    .filter((run) => !judgeEquation(tokensOf(cells, run)).isTrue)
    .map(({ from, to }) => `${squareName(from)} to ${squareName(to)} is not true`)
}

/** BM-11: three hints, three more once, and one less for each list that had a play in it. */
const auditHints = ({ hints, log }: BedmasState): string[] => {
  if (!hints) return []
  return hints.left.flatMap((left, seat) => {
    const own = log.filter((entry) => 'seat' in entry && entry.seat === seat)
    const taken = own.filter((entry) => entry.type === 'hinted' && entry.plays.length > 0).length
    const earned = own.filter(({ type }) => type === 'earned').length
    const due = FIRST_HINTS + earned * EARNED_HINTS - taken
    return left === due && left >= 0 && earned <= 1 ? [] : [`seat ${seat} has ${left} hints, not ${due}`]
  })
}
