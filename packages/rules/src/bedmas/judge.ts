import { lineThrough, linesThrough, type Occupied } from '../board/lines.ts'
import { placementFault } from '../board/placement.ts'
import {
  parseSquare,
  rowOf,
  type Square,
  squareName,
  type Step,
  STEPS,
  ACROSS,
  DOWN,
} from '../board/square.ts'
import { err, ok, type Result } from '../core/result.ts'
import { cellsOf, type Cells, tokensOf } from './cells.ts'
import { judgeEquation } from './equation.ts'
import { BONUSES, FLATS, START } from './layout.ts'
import type { FalseRun, PlayRefusal } from './refusal.ts'
import type { Board, Placement, ScoredEquation, ScoredPlay, ScoreParts } from './state.ts'
import { isNumber, isToken, numbersIn, type Token, withoutNumbers } from './tokens.ts'

/** What playing `tiles` from `rack` would score, or why it may not be done (BM-4 … BM-9). */
export const judge = (
  board: Board,
  rack: readonly number[],
  tiles: readonly Placement[],
): Result<ScoredPlay, PlayRefusal> => {
  const tokens = tiles.map(({ token }) => token)
  if (!tokens.every(isToken) || withoutNumbers(rack, numbersIn(tokens)) === null)
    return err({ code: 'not-in-rack' })
  const placed: Placed[] = []
  for (const { square: name, token } of tiles) {
    const square = parseSquare(name)
    if (square === null) return err({ code: 'not-one-line' })
    placed.push({ square, token })
  }
  placed.sort((a, b) => a.square - b.square)

  const cells = cellsOf(board)
  const squares = placed.map(({ square }) => square)
  const fault = shapeFault(cells, squares, tokens)
  if (fault) return err({ code: fault })
  const isFirst = cells.every((cell) => cell === undefined)
  for (const { square, token } of placed) cells[square] = token
  return readRuns(cells, placed, isFirst)
}

interface Placed {
  readonly square: Square
  readonly token: Token
}

/** The first thing wrong with where the tiles lie, whatever they say (BM-4). */
const shapeFault = (before: Cells, squares: readonly Square[], tokens: readonly Token[]) => {
  const isOld: Occupied = (square) => before[square] !== undefined
  const fault = placementFault(isOld, squares)
  if (fault) return fault
  if (!tokens.some(isNumber)) return 'no-number'
  // The first play is known by the empty board, whoever makes it.
  if (before.every((cell) => cell === undefined)) return squares.includes(START) ? null : 'misses-start'
  return reusesOld(isOld, squares) ? null : 'no-old-tile'
}

/** Whether the main run has an old tile in it; that of a single tile is either of its runs. */
const reusesOld = (isOld: Occupied, squares: readonly Square[]): boolean => {
  const [first = 0, second] = squares
  const steps: readonly Step[] =
    second === undefined ? STEPS : [rowOf(first) === rowOf(second) ? ACROSS : DOWN]
  const occupied: Occupied = (square) => isOld(square) || squares.includes(square)
  return steps.some((step) => {
    const run = lineThrough(occupied, first, step)
    return run !== null && (run.to - run.from) / step + 1 > squares.length
  })
}

/** Every run with a new tile has to be a true equation (BM-5); then they score (BM-9). */
const readRuns = (
  after: Cells,
  placed: readonly Placed[],
  isFirst: boolean,
): Result<ScoredPlay, PlayRefusal> => {
  const equations: ScoredEquation[] = []
  const runs: FalseRun[] = []
  const squares = placed.map(({ square }) => square)
  for (const line of linesThrough((square) => after[square] !== undefined, squares)) {
    const tokens = tokensOf(after, line)
    const [from, to, text] = [squareName(line.from), squareName(line.to), tokens.join(' ')]
    const verdict = judgeEquation(tokens)
    if (verdict.isTrue) {
      equations.push({ from, to, text, answer: verdict.answer, timesDivide: verdict.timesDivide })
    } else runs.push({ from, to, text, verdict })
  }
  if (runs.length > 0 || equations.length === 0)
    return err({ code: 'false-equation', data: { runs, equations } })

  const parts = partsOf(equations, placed, isFirst)
  return ok({
    tiles: placed.map(({ square, token }) => ({ square: squareName(square), token })),
    equations,
    parts,
    score: scoreOf(parts),
  })
}

const partsOf = (
  equations: readonly ScoredEquation[],
  placed: readonly Placed[],
  isFirst: boolean,
): ScoreParts => ({
  answers: sum(equations.map(({ answer }) => answer ?? 0)),
  first: isFirst ? FIRST_BONUS : 0,
  long: placed.filter(({ token }) => isNumber(token)).length >= LONG_PLAY ? LONG_BONUS : 0,
  timesDivide: sum(equations.map(({ timesDivide }) => timesDivide)),
  flat: sum(placed.map(({ square }) => FLATS[square] ?? 0)),
  purple: placed.filter(({ square }) => BONUSES[square] === 'purple').length,
})

/** What the game's first play earns, and a play of so many number tiles or more (BM-9). */
export const FIRST_BONUS = 5
export const LONG_PLAY = 4
export const LONG_BONUS = 10

/** What the parts of a score come to (BM-9). */
export const scoreOf = ({ answers, first, long, timesDivide, flat, purple }: ScoreParts): number =>
  (answers + first + long + timesDivide + flat) * 2 ** purple

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
