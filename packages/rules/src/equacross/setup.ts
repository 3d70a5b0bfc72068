import * as z from 'zod/mini'
import { EMPTY, EMPTY_GRID, fromRows, type Grid, tilesOf } from '../board/grid.ts'
import { allLines, textOf } from '../board/lines.ts'
import { squareName } from '../board/square.ts'
import { type Rng, shuffle } from '../core/chance.ts'
import type { Company } from '../core/company.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import { tariffOf } from './hints.ts'
import { bestReading } from './readings.ts'
import {
  type ClockSeconds,
  type EquaCrossEvent,
  type EquaCrossState,
  type HintsTaken,
  NO_HINTS,
} from './state.ts'
import { TILE_SET, withoutTiles } from './tiles.ts'

const CLOCKS = [60, 180, 300, 86_400, 259_200] as const satisfies readonly ClockSeconds[]

/** What is chosen when a game is opened: seconds per turn (G-7), and who begins (EC-3). */
export const equaCrossOptions = z.strictObject({
  clock: z._default(z.nullable(z.literal(CLOCKS)), null),
  first: z._default(z.enum(['maker', 'random']), 'maker'),
})
export type EquaCrossOptions = z.infer<typeof equaCrossOptions>

/** The clock that a number of seconds stands for, `-` for none; undefined when there is no such clock. */
export const parseClock = (text: string): ClockSeconds | undefined =>
  text === '-' ? null : CLOCKS.find((seconds) => String(seconds) === text)

/** The first event of a game: who begins (by chance against the computer), and the order of the bag (EC-2, EC-3). */
export const opening = ({ clock, first }: EquaCrossOptions, company: Company, rng: Rng): EquaCrossEvent => ({
  type: 'opened',
  first: first === 'random' || company.mode === 'computer' ? rng.below(2) : 0,
  clock,
  bag: shuffle(TILE_SET.split(''), rng).join(''),
  hints: tariffOf(company),
})

/** Anything that could be a position, legal or not. What is left out is as at the start of a game. */
export interface Setup {
  /** 15 rows of 15, `.` where empty. */
  readonly board: readonly string[]
  readonly racks: readonly [string, string]
  /** In the order in which it will be drawn; left out, all tiles that are nowhere else, in the order of their digits. */
  readonly bag?: string
  readonly scores?: readonly [number, number]
  readonly turn?: Seat
  readonly hasPlayed?: readonly [boolean, boolean]
  readonly scoreless?: number
  readonly timeouts?: readonly [number, number]
  readonly clock?: ClockSeconds
  readonly hints?: HintsTaken
}

/** Why a setup is no position. */
export type SetupFault =
  | { readonly code: 'bad-board' | 'bad-rack' | 'bad-number' | 'too-many-tiles' }
  | { readonly code: 'false-line'; readonly data: { readonly from: string; readonly to: string } }

/** The position of a setup: the one door by which a state comes about other than by events. */
export const fromSetup = (setup: Setup): Result<EquaCrossState, SetupFault> => {
  const { scores = [0, 0], turn = 0, scoreless = 0, timeouts = [0, 0], racks } = setup
  const board = fromRows(setup.board)
  if (board === null || !/^[\d.]*$/.test(board)) return err({ code: 'bad-board' })
  if (!racks.every((rack) => /^\d{0,8}$/.test(rack))) return err({ code: 'bad-rack' })
  if (![...scores, scoreless, ...timeouts].every(isCount) || (turn !== 0 && turn !== 1)) {
    return err({ code: 'bad-number' })
  }
  const rest = withoutTiles(TILE_SET, tilesOf(board) + racks.join(''))
  const { bag = rest } = setup
  if (rest === null || bag === null || withoutTiles(rest, bag) === null)
    return err({ code: 'too-many-tiles' })
  const falseLine = firstFalseLine(board)
  if (falseLine) return err({ code: 'false-line', data: falseLine })
  return ok({
    clock: setup.clock ?? null,
    board,
    bag,
    racks,
    scores,
    turn,
    hasPlayed: setup.hasPlayed ?? [mayHavePlayed(board, racks[0]), mayHavePlayed(board, racks[1])],
    scoreless,
    timeouts,
    hints: setup.hints ?? NO_HINTS,
    log: [],
    outcome: null,
  })
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

// Who has more than 7 tiles cannot have played (EC-3), nor anybody on an empty board.
const mayHavePlayed = (board: Grid, rack: string): boolean => board !== EMPTY_GRID && rack.length <= 7

const firstFalseLine = (board: Grid): { readonly from: string; readonly to: string } | null => {
  const line = allLines((square) => board[square] !== EMPTY).find((each) => !bestReading(textOf(board, each)))
  return line ? { from: squareName(line.from), to: squareName(line.to) } : null
}
