import { fork } from 'node:child_process'
import { availableParallelism, constants, cpus, getPriority, setPriority } from 'node:os'
import { printTable, quantile, round } from './figures.ts'
import type { Contest, TableResult } from './poker-tables.ts'

// Levels of MathPoker's computer at the same tables: `npm run matches:poker [tables] [rounds] [level]`.
const [tables = 300, rounds = 40] = process.argv.slice(2, 4).map(Number)
const only = process.argv[4]
if (![tables, rounds].every((each) => Number.isSafeInteger(each) && each > 0)) {
  console.error('usage: npm run matches:poker [tables] [rounds] [level]')
  process.exit(2)
}
// Whatever else the machine does comes first.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

/** All tables of a contest, spread over the processors. */
const playAll = async (contest: Contest): Promise<TableResult[]> => {
  const results: TableResult[] = []
  let next = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(new URL('./poker-worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
      const more = () => (next < tables ? worker.send({ contest, table: next++ }) : worker.disconnect())
      worker.on('message', ({ table, result }: { readonly table: number; readonly result: TableResult }) => {
        results[table] = result
        more()
      })
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('a table process failed'))))
      more()
    })
  await Promise.all(Array.from({ length: Math.min(tables, availableParallelism()) }, work))
  return results
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** The 95 % interval of a mean. */
const interval = (numbers: readonly number[]): [number, number] => {
  const middle = mean(numbers)
  const variance = numbers.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (numbers.length - 1)
  const half = 1.96 * Math.sqrt(variance / numbers.length)
  return [middle - half, middle + half]
}

const percent = (share: number) => (100 * share).toFixed(1)

const rowOf = ({ better, worse, each }: Contest, results: readonly TableResult[]): string[] => {
  // Two tables of one seed, with the seats swapped, are one measurement.
  const pairs = results.flatMap(({ share }, at) => {
    const other = results[at + 1]
    return at % 2 === 0 && other ? [(share + other.share) / 2] : []
  })
  const times = results.flatMap((result) => result.times)
  return [
    `${each} ${better} – ${each} ${worse}`,
    `${results.length}`,
    percent(mean(pairs)),
    interval(pairs).map(percent).join(' – '),
    `${results.filter(({ share }) => share === 1).length} / ${results.filter(({ share }) => share === 0).length}`,
    mean(results.map((result) => result.rounds)).toFixed(0),
    round(quantile(times, 0.5)),
    round(quantile(times, 0.99)),
  ]
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
console.log(
  `At most ${rounds} rounds a table; an equal share is 50 %. Every seed is played twice, with the seats swapped.`,
)
const ladder = ['easy', 'medium', 'hard']
const rows: string[][] = []
for (const [at, worse] of ladder.slice(0, -1).entries()) {
  const better = ladder[at + 1] ?? ''
  if (only && only !== better) continue
  for (const each of [1, 3]) {
    const contest = { better, worse, each, rounds }
    const row = rowOf(contest, await playAll(contest))
    rows.push(row)
    console.error(row.join('  '))
  }
}
printTable(
  ['seats', 'tables', 'chips, %', '95 % interval', 'all / none', 'rounds', 'CPU ms a decision', 'p99'],
  rows,
)
