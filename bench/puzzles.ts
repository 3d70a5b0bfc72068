import { chanceFrom } from '../packages/rules/src/core/chance.ts'
import { alike } from '../packages/rules/src/equacross/puzzle/alike.ts'
import { makePuzzle } from '../packages/rules/src/equacross/puzzle/make.ts'
import type { Order, Puzzle } from '../packages/rules/src/equacross/puzzle/puzzle.ts'
import { printTable, quantile, round } from './figures.ts'

// Making puzzles of every level and size, on one core. Times are processor time. Always the same puzzles.
const PUZZLES = 300
const chance = chanceFrom('5'.repeat(64))

const ORDERS: readonly Order[] = [
  ...(['easy', 'medium', 'hard'] as const).flatMap((level) =>
    (['small', 'medium', 'large', null] as const).map((size) => ({ level, size })),
  ),
  { level: 'expert', size: null },
]

const timed = (order: Order, seq: number): { puzzle: Puzzle; ms: number } => {
  const before = process.cpuUsage()
  const puzzle = makePuzzle(order, chance(seq))
  const { user, system } = process.cpuUsage(before)
  return { puzzle, ms: (user + system) / 1000 }
}

const range = (numbers: readonly number[]): string =>
  [0, 0.05, 0.5, 0.95, 1].map((share) => quantile(numbers, share)).join(' · ')

// The first one lists the true lines, which is done once in a process.
const first = timed({ level: 'hard', size: 'large' }, 0)
const made = ORDERS.map((order, at) => ({
  order,
  puzzles: Array.from({ length: PUZZLES }, (_, each) => timed(order, 1000 * (at + 1) + each)),
}))

printTable(
  [
    `puzzles, ${PUZZLES} each`,
    'ms median',
    'ms p99',
    'effort least · 5 % · median · 95 % · most',
    'solutions median',
    'most',
    'red',
    'given',
  ],
  made.map(({ order: { level, size }, puzzles }) => {
    const of = (what: (puzzle: Puzzle) => number): number[] => puzzles.map(({ puzzle }) => what(puzzle))
    const times = puzzles.map(({ ms }) => ms)
    return [
      `${level}, ${size ?? 'daily'}`,
      round(quantile(times, 0.5)),
      round(quantile(times, 0.99)),
      range(of(({ effort }) => effort)),
      String(
        quantile(
          of(({ solutions }) => solutions.length),
          0.5,
        ),
      ),
      String(
        quantile(
          of(({ solutions }) => solutions.length),
          1,
        ),
      ),
      String(
        quantile(
          of(({ red }) => red.length),
          0.5,
        ),
      ),
      String(
        quantile(
          of(({ board }) => board.replaceAll('.', '').length),
          0.5,
        ),
      ),
    ]
  }),
)
const forms = made.flatMap(({ puzzles }) => puzzles.map(({ puzzle }) => alike(puzzle)))
console.log(
  `\nThe first of a process: ${round(first.ms)} ms. Different ones: ${new Set(forms).size} of ${forms.length}.`,
)
