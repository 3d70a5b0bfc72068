import { bestPlays } from '../packages/rules/src/bedmas/search/plays.ts'
import { type BedmasPosition, positionsOfGame } from '../packages/rules/test/oracle/bedmas-positions.ts'
import { printTable, quantile, round } from './figures.ts'

// Finding the best plays of BEDMAS, on one core. Times are processor time, and that of a position is the median of a few
// calls, so that what else the machine does shows less.
const CALLS = 3
const GAMES = 12
/** What a hint shows (BM-11). */
const SHOWN = 5

const positions = Array.from({ length: GAMES }, (_, game) => positionsOfGame(game)).flat()
const full = positions.filter(({ rack }) => rack.length >= 7)
const tilesOn = ({ board }: BedmasPosition): number => Object.keys(board).length

const timeOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const row = (name: string, cases: readonly BedmasPosition[], count: number): string[] => {
  const times = cases.map(({ board, rack }) =>
    quantile(
      Array.from({ length: CALLS }, () => timeOf(() => bestPlays(board, rack, count))),
      0.5,
    ),
  )
  return [name, String(cases.length), ...[0.5, 0.95, 0.99, 1].map((share) => round(quantile(times, share)))]
}

const openings = full.filter((position) => tilesOn(position) === 0)
const later = full.filter((position) => tilesOn(position) > 0)
printTable(
  ['BEDMAS, self-play, 7 tiles', 'positions', 'median', 'p95', 'p99', 'most'],
  [
    row('best play, ms', later, 1),
    row(`${SHOWN} best plays, ms`, later, SHOWN),
    row('best first play of a game, ms', openings, 1),
    row(`${SHOWN} best first plays, ms`, openings, SHOWN),
  ],
)
console.log(`\nLargest process: ${round(process.resourceUsage().maxRSS / 1024)} MiB`)
