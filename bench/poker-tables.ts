import { chanceFrom, type Rng } from '../packages/rules/src/core/chance.ts'
import { open, play, type Position } from '../packages/rules/src/core/play.ts'
import { computer } from '../packages/rules/src/mathpoker/bot.ts'
import { type MathPokerKind, mathpoker } from '../packages/rules/src/mathpoker/index.ts'

/** Two levels of MathPoker's computer, the one thought better first, and how many seats each has. */
export interface Contest {
  readonly better: string
  readonly worse: string
  readonly each: number
  /** After how many rounds chips are counted, if nobody has won before. */
  readonly rounds: number
}

/** What came of one table, as the better level sees it. */
export interface TableResult {
  /** The part of all chips that it holds at the end. */
  readonly share: number
  readonly rounds: number
  /** Milliseconds of processor time of each of its decisions. */
  readonly times: readonly number[]
}

const CHIPS = 1000
const OPTIONS = { chips: CHIPS, blind: 5, rise: 10, clock: null } as const

/** Plays table `number` of a contest, the same every time. Tables 2n and 2n + 1 have one seed, with the seats swapped. */
export const playTable = ({ better, worse, each, rounds }: Contest, number: number): TableResult => {
  const seats = 2 * each
  const seed = Math.floor(number / 2) + 1
  const chance = chanceFrom(seed.toString(16).padStart(64, '0'))
  const whims = chanceFrom((2 ** 32 + seed).toString(16).padStart(64, '0'))
  const levels = Array.from({ length: seats }, (_, seat) => (seat % 2 === number % 2 ? better : worse))
  const times: number[] = []
  let { position } = open(mathpoker, OPTIONS, { mode: 'computer', computers: levels }, chance)
  while (!position.state.outcome && (position.state.round?.number ?? 0) <= rounds) {
    const [seat = 0] = mathpoker.toAct(position.state)
    const before = process.cpuUsage()
    const intent = chosen(position, seat, levels[seat] ?? '', whims(position.seq))
    if (levels[seat] === better) times.push(millisecondsSince(before))
    const step = play(mathpoker, position, seat, intent, chance)
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(intent)}`)
    position = step.value.position
  }
  const { stacks, totals } = position.state.betting
  const held = stacks.reduce(
    (sum, stack, seat) => (levels[seat] === better ? sum + stack + (totals[seat] ?? 0) : sum),
    0,
  )
  return { share: held / (CHIPS * seats), rounds: position.state.round?.number ?? 0, times }
}

const chosen = (position: Position<MathPokerKind>, seat: number, level: string, rng: Rng) =>
  computer.choose(mathpoker.view(position.state, seat), level, rng, () => false)

const millisecondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
