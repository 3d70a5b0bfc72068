import { ACROSS, DOWN, SIZE, type Square, squareName, STEPS, type Step } from '../../src/board/square.ts'
import { cellsOf } from '../../src/bedmas/cells.ts'
import { judgeEquation } from '../../src/bedmas/equation.ts'
import { judge } from '../../src/bedmas/judge.ts'
import type { Board, Placement, ScoredPlay } from '../../src/bedmas/state.ts'
import { isNumber, OPERATORS, type Token } from '../../src/bedmas/tokens.ts'

type Cells = readonly (Token | undefined)[]

/** What all plays come to: how many there are, the highest score (null if there is none) and the sum of all scores. */
export interface Totals {
  readonly plays: number
  readonly bestScore: number | null
  readonly sumScores: number
}

/** A stretch of a row or column that could become a run. */
export interface Run {
  readonly squares: readonly Square[]
  /** What lies on each square, and what may lie there as far as the runs across are concerned. */
  readonly lane: Cells
  readonly mayLie: readonly Set<Token>[]
}

/** All legal plays, slowly: every run is filled, square by square, with all that fits; what looks true is judged. */
export const playsByFilling = (board: Board, rack: readonly number[]): ScoredPlay[] =>
  runsOn(board, rack).flatMap((run) => playsIn(run, board, rack))

/** The legal plays that make one run. */
export const playsIn = (run: Run, board: Board, rack: readonly number[]): ScoredPlay[] => {
  const plays: ScoredPlay[] = []
  fillRun(run, rack, (tokens) => {
    const tiles: Placement[] = []
    run.squares.forEach((square, at) => {
      if (run.lane[at] === undefined) tiles.push({ square: squareName(square), token: tokens[at] ?? '' })
    })
    const judged = judge(board, rack, tiles)
    if (judged.ok) plays.push(judged.value)
  })
  return plays
}

export const totalsOf = (plays: readonly { readonly score: number }[]): Totals => ({
  plays: plays.length,
  bestScore: plays.length === 0 ? null : Math.max(...plays.map(({ score }) => score)),
  sumScores: plays.reduce((sum, { score }) => sum + score, 0),
})

/**
 * All stretches that could become a run: nothing lies next to their ends, and something may lie on each square of them.
 * Equations have an odd number of tokens.
 */
export const runsOn = (board: Board, rack: readonly number[]): Run[] => {
  const cells = cellsOf(board)
  return STEPS.flatMap((step) => {
    const across = step === ACROSS ? DOWN : ACROSS
    const runs: Run[] = []
    for (let lane = 0; lane < SIZE; lane++) {
      const squares = Array.from({ length: SIZE }, (_, at) => lane * across + at * step)
      const tokens = squares.map((square) => cells[square])
      const mayLie = squares.map((square) => crossingTokens(cells, square, across, rack))
      for (let from = 0; from < SIZE; from++) {
        for (let end = from + 3; end <= SIZE; end += 2) {
          const run = {
            squares: squares.slice(from, end),
            lane: tokens.slice(from, end),
            mayLie: mayLie.slice(from, end),
          }
          const isWhole = tokens[from - 1] === undefined && tokens[end] === undefined
          if (isWhole && run.mayLie.every((allowed) => allowed.size > 0)) runs.push(run)
        }
      }
    }
    return runs
  })
}

/** The tokens that may lie on a square as far as the run across it is concerned. */
const crossingTokens = (cells: Cells, square: Square, step: Step, rack: readonly number[]): Set<Token> => {
  const old = cells[square]
  if (old !== undefined) return new Set([old])
  const lane = step === ACROSS ? square - (square % SIZE) : square % SIZE
  const at = (square - lane) / step
  let from = at
  while (from > 0 && cells[lane + (from - 1) * step] !== undefined) from--
  let to = at
  while (to < SIZE - 1 && cells[lane + (to + 1) * step] !== undefined) to++
  const tokens = [...rack.map(String), ...OPERATORS]
  if (from === to) return new Set(tokens)
  return new Set(
    tokens.filter((token) => {
      const crossing: Token[] = []
      for (let each = from; each <= to; each++)
        crossing.push(each === at ? token : (cells[lane + each * step] ?? ''))
      return judgeEquation(crossing).isTrue
    }),
  )
}

/** Every filling of a lane in which neighbours suit each other, brackets pair up and all sides look equal. */
const fillRun = (
  { lane, mayLie }: Run,
  rack: readonly number[],
  take: (tokens: readonly Token[]) => void,
): void => {
  const choices = mayLie.map((tokens) => [...tokens])
  const oldAhead = lane.map(
    (_, at) => lane.slice(at).filter((old) => old !== undefined && isNumber(old)).length,
  )
  const tokens: Token[] = []
  const open: number[] = []
  const openOf: number[] = []
  const used = new Set<Token>()
  /** `from` is where the side begins that is being filled, `value` what all sides before it come to. */
  const go = (from: number, value: number | null): void => {
    const at = tokens.length
    if (at === lane.length) {
      if (value !== null && isNear(value, sideValue(tokens, from))) take(tokens)
      return
    }
    const wantsOperand = at === 0 || (tokens[at - 1] !== ')' && !isDigit(tokens[at - 1]))
    const numbers = rack.length - used.size + (oldAhead[at] ?? 0)
    if (wantsOperand && numbers === 0) return
    for (const token of choices[at] ?? []) {
      const isNew = lane[at] === undefined && isDigit(token)
      if (wantsOperand !== (isDigit(token) || token === '(') || (isNew && used.has(token))) continue
      if (token === '(') {
        // What opens together closes apart, each with a number more in it, and all before the end.
        let together = 1
        while (tokens[at - together] === '(') together++
        if (numbers <= together || at + open.length + 1 >= lane.length) continue
        open.push(at)
      } else if (token === ')') {
        const from = open.pop()
        if (from === undefined) continue
        if (from === at - 2 || openOf[at - 1] === from + 1) {
          open.push(from)
          continue
        }
        openOf[at] = from
      } else if (open.length > (token === '=' ? 0 : lane.length - at - 1)) continue
      const ended = token === '=' ? sideValue(tokens, from) : null
      if (ended !== null && value !== null && !isNear(value, ended)) continue
      tokens.push(token)
      if (isNew) used.add(token)
      if (ended === null) go(from, value)
      else go(at + 1, value ?? ended)
      if (isNew) used.delete(token)
      tokens.pop()
      if (token === '(') open.pop()
      if (token === ')') {
        open.push(openOf[at] ?? 0)
        openOf[at] = -1
      }
    }
  }
  go(0, null)
}

/** Whether a token of a lane is a number. */
const isDigit = (token: Token | undefined): boolean => token !== undefined && token >= '1' && token <= '99'

/** About what the side from `from` on comes to. */
const sideValue = (tokens: readonly Token[], from: number): number => {
  let at = from
  const operand = (): number => {
    const token = tokens[at++] ?? ''
    if (token !== '(') return +token
    const value = sum()
    at++
    return value
  }
  const product = (): number => {
    let value = operand()
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * operand() : value / operand()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product()
    return value
  }
  return sum()
}

/** Whether two sides may be equal. What is only nearly equal, the judge will refuse. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * (1 + Math.abs(a))
