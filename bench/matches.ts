import { fork } from 'node:child_process'
import { availableParallelism, constants, cpus, getPriority, setPriority } from 'node:os'
import type { Duel, Pairing } from './duel.ts'
import { printTable, quantile, round } from './figures.ts'

// Neighbouring levels of the computer player against each other: `npm run matches [games] [looks] [level]`.
const [games = 400, looks = 500] = process.argv.slice(2, 4).map(Number)
const only = process.argv[4]
if (![games, looks].every((each) => Number.isSafeInteger(each) && each > 0)) {
  console.error('usage: npm run matches [games] [looks] [level]')
  process.exit(2)
}
// Whatever else the machine does comes first.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

/** All games of a pairing, spread over the processors. */
const playMatch = async (pairing: Pairing): Promise<Duel[]> => {
  const duels: Duel[] = []
  let next = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      // A process, since the loader of TypeScript does not reach into worker threads everywhere.
      const worker = fork(new URL('./match-worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
      const more = () => (next < games ? worker.send({ pairing, game: next++ }) : worker.disconnect())
      worker.on('message', ({ game, duel }: { readonly game: number; readonly duel: Duel }) => {
        duels[game] = duel
        more()
      })
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('a match process failed'))))
      more()
    })
  await Promise.all(Array.from({ length: Math.min(games, availableParallelism()) }, work))
  return duels
}

/** The 95 % interval of a share of so many games (Wilson). */
const interval = (share: number, count: number): [number, number] => {
  const z = 1.96
  const scale = 1 + z ** 2 / count
  const middle = (share + z ** 2 / (2 * count)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))
  return [middle - half, middle + half]
}

const percent = (share: number) => (100 * share).toFixed(1)

const rowOf = ({ better, worse }: Pairing, duels: readonly Duel[]): string[] => {
  const margins = duels.map(({ margin }) => margin)
  const [wins, draws] = [
    margins.filter((each) => each > 0).length,
    margins.filter((each) => each === 0).length,
  ]
  const share = (wins + draws / 2) / duels.length
  const times = duels.flatMap(({ times: each }) => each)
  return [
    `${better} – ${worse}`,
    `${duels.length}`,
    `${wins} / ${draws} / ${duels.length - wins - draws}`,
    percent(share),
    interval(share, duels.length).map(percent).join(' – '),
    (margins.reduce((sum, each) => sum + each, 0) / duels.length).toFixed(1),
    round(quantile(times, 0.5)),
    round(quantile(times, 0.99)),
  ]
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
console.log(
  `Expert looks ${looks} times a move. Draws count half. Every seed is played twice, with the sides swapped.`,
)
const ladder = ['easy', 'medium', 'hard', 'expert']
const rows: string[][] = []
for (const [at, worse] of ladder.slice(0, -1).entries()) {
  const better = ladder[at + 1] ?? ''
  if (only && only !== better) continue
  const pairing = { better, worse, looks }
  rows.push(rowOf(pairing, await playMatch(pairing)))
  console.error(`${better} – ${worse}: played`)
}
printTable(
  ['levels', 'games', 'won / drawn / lost', 'share, %', '95 % interval', 'margin', 'CPU ms a move', 'p99'],
  rows,
)
