import * as z from 'zod/mini'
import { parseSquare, squareName } from '../board/square.ts'
import { type Rng, shuffle } from '../core/chance.ts'
import type { Company } from '../core/company.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import { type Cells, cellsOf, runsOf, tokensOf } from './cells.ts'
import { judgeEquation } from './equation.ts'
import type { BedmasEvent, BedmasState, Board, ClockSeconds, HintsState } from './state.ts'
import { drawSums } from './sums.ts'
import { isToken, numbersIn, TILE_SET, withoutNumbers } from './tokens.ts'

const CLOCKS = [30, 60, 90, 120, 300] as const satisfies readonly ClockSeconds[]

/** What is chosen when a game is opened: seconds per turn (BM-14), and who begins. */
export const bedmasOptions = z.strictObject({
  clock: z._default(z.nullable(z.literal(CLOCKS)), null),
  first: z._default(z.enum(['maker', 'random']), 'maker'),
})
export type BedmasOptions = z.infer<typeof bedmasOptions>

/** The clock that a number of seconds stands for, `-` for none; undefined when there is no such clock. */
export const parseClock = (text: string): ClockSeconds | undefined =>
  text === '-' ? null : CLOCKS.find((seconds) => String(seconds) === text)

/** The first event of a game: who begins, the order of the pool (BM-2), and the quick sums where there are hints. */
export const opening = ({ clock, first }: BedmasOptions, company: Company, rng: Rng): BedmasEvent => ({
  type: 'opened',
  first: firstSeat(first, company, rng),
  clock,
  pool: shuffle(TILE_SET, rng),
  sums: company.mode === 'online' ? null : [drawSums(rng), drawSums(rng)],
})

/** BM-3: against the computer the person starts. */
const firstSeat = (first: BedmasOptions['first'], { mode, computers }: Company, rng: Rng): Seat => {
  if (mode === 'computer') return Math.max(0, computers.indexOf(null))
  return first === 'random' ? rng.below(2) : 0
}

/** Anything that could be a position, legal or not. What is left out is as at the start of a game. */
export interface Setup {
  readonly board: Board
  readonly racks: readonly [readonly number[], readonly number[]]
  /** In the order in which it will be drawn; left out, all tiles that are nowhere else, in order. */
  readonly pool?: readonly number[]
  readonly scores?: readonly [number, number]
  readonly turn?: Seat
  readonly scoreless?: number
  readonly timeouts?: readonly [number, number]
  readonly clock?: ClockSeconds
  readonly hints?: HintsState | null
}

/** Why a setup is no position. */
export type SetupFault =
  | { readonly code: 'bad-board' | 'bad-rack' | 'bad-number' | 'too-many-tiles' }
  | { readonly code: 'false-equation'; readonly data: { readonly from: string; readonly to: string } }

/** The position of a setup: the one door by which a state comes about other than by events. */
export const fromSetup = (setup: Setup): Result<BedmasState, SetupFault> => {
  const { board, racks, scores = [0, 0], turn = 0, scoreless = 0, timeouts = [0, 0] } = setup
  const entries = Object.entries(board)
  if (!entries.every(([name, token]) => parseSquare(name) !== null && isToken(token)))
    return err({ code: 'bad-board' })
  if (racks.some((rack) => rack.length > 7)) return err({ code: 'bad-rack' })
  if (!scores.every(Number.isSafeInteger) || ![scoreless, ...timeouts].every(isCount) || !isSeat(turn))
    return err({ code: 'bad-number' })
  const rest = withoutNumbers(TILE_SET, [...numbersIn(Object.values(board)), ...racks[0], ...racks[1]])
  const { pool = rest } = setup
  if (!rest || !pool || !withoutNumbers(rest, pool)) return err({ code: 'too-many-tiles' })
  const falseRun = firstFalseRun(cellsOf(board))
  if (falseRun) return err({ code: 'false-equation', data: falseRun })
  return ok({
    clock: setup.clock ?? null,
    board,
    pool,
    racks,
    scores,
    turn,
    scoreless,
    timeouts,
    hints: setup.hints ?? null,
    log: [],
    outcome: null,
  })
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
const isSeat = (value: number): boolean => value === 0 || value === 1

const firstFalseRun = (cells: Cells): { readonly from: string; readonly to: string } | null => {
  const run = runsOf(cells).find((each) => !judgeEquation(tokensOf(cells, each)).isTrue)
  return run ? { from: squareName(run.from), to: squareName(run.to) } : null
}
