import { EMPTY, tilesOf } from '../board/grid.ts'
import { allLines, textOf } from '../board/lines.ts'
import { squareName } from '../board/square.ts'
import { bestReading } from './readings.ts'
import type { EquaCrossState } from './state.ts'
import { TILE_SET } from './tiles.ts'

/** The laws of EquaCross that do not hold in a game played from its opening: normally none. */
export const audit = (state: EquaCrossState): string[] => [
  ...auditTiles(state),
  ...auditRacks(state),
  ...auditScores(state),
  ...auditLines(state),
]

/** EC-2: bag, racks and board together are always the 100 tiles. */
const auditTiles = ({ bag, racks, board }: EquaCrossState): string[] => {
  const tiles = (bag + racks.join('') + tilesOf(board)).split('').sort().join('')
  return tiles === TILE_SET ? [] : [`the tiles are not the set: ${tiles}`]
}

/** EC-3: 7 tiles at most, 8 before the first play; fewer only when the bag is empty. */
const auditRacks = ({ bag, racks, hasPlayed }: EquaCrossState): string[] =>
  racks.flatMap((rack, seat) => {
    const most = hasPlayed[seat] ? 7 : 8
    const least = bag === '' ? 0 : 7
    return rack.length > most || rack.length < least ? [`seat ${seat} has ${rack.length} tiles`] : []
  })

/** A score is the sum of what the log says, and never below 0 (EC-19). */
const auditScores = ({ log, scores }: EquaCrossState): string[] => {
  const sums = [0, 0]
  for (const entry of log) {
    if (entry.type === 'played') sums[entry.seat] = (sums[entry.seat] ?? 0) + entry.score
    if ('charge' in entry && entry.charge) {
      const { seat, points } = entry.charge
      sums[seat] = (sums[seat] ?? 0) - points
    }
    if (entry.type === 'ended') {
      for (const [seat, { points }] of entry.leftovers.entries()) sums[seat] = (sums[seat] ?? 0) - points
    }
  }
  return scores.flatMap((score, seat) =>
    score === sums[seat] && score >= 0
      ? []
      : [`seat ${seat} has ${score} points, its log says ${sums[seat]}`],
  )
}

/** EC-4: every line of the board is true. */
const auditLines = ({ board }: EquaCrossState): string[] =>
  allLines((square) => board[square] !== EMPTY)
    .filter((line) => !bestReading(textOf(board, line)))
    .map(({ from, to }) => `${squareName(from)} to ${squareName(to)} is not true`)
