import { toRows } from '../../board/grid.ts'
import { squareName } from '../../board/square.ts'
import { type Attempt, CHECKS_A_DAY, modeOf, statusOf } from './attempt.ts'
import { digitsIn, NOTHING, tilesIn } from './laid.ts'
import type { PuzzleMode, PuzzleView } from './messages.ts'
import type { Level, Position, Size } from './puzzle.ts'
import { penaltyOf, revealPrice } from './reveal.ts'

/** What there is to say of a puzzle beside its board. */
export interface Labels {
  readonly id: string
  readonly level: Level
  readonly size: Size | null
  readonly date: string | null
}

/** A puzzle as the person sees it whose attempt this is, on a day when it would be `onDay`. No solution is in it (G-5). */
export const puzzleView = (
  { id, level, size, date }: Labels,
  position: Position,
  attempt: Attempt,
  onDay: PuzzleMode,
): PuzzleView => {
  const mode = modeOf(attempt, onDay)
  const status = statusOf(attempt, onDay)
  const { last, history, checks } = attempt
  const taken = digitsIn(attempt.revealed).length
  const penalty = penaltyOf(mode, taken)
  return {
    id,
    mode,
    level,
    size,
    date,
    status,
    board: toRows(position.board)
      .slice(0, position.side)
      .map((row) => row.slice(0, position.side)),
    red: position.red.map(squareName),
    rack: position.rack,
    revealed: tilesIn(position, attempt.revealed),
    checks: { used: checks, left: mode === 'daily' ? Math.max(0, CHECKS_A_DAY - checks) : null },
    last: last && {
      tiles: tilesIn(position, last.own),
      right: position.red.filter((_, at) => last.right[at] && last.own[at] !== NOTHING).map(squareName),
    },
    history: history.map(({ right, wrong }) => ({ right, wrong })),
    revealPrice: status === 'open' ? revealPrice(level, mode, taken) : null,
    seconds: attempt.seconds + penalty,
    penalty,
  }
}
