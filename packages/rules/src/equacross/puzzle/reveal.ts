import { squareName } from '../../board/square.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { Placement } from '../state.ts'
import { type Asked, type Attempt, layOwn, type PuzzleRefusal, type Riddle, touched } from './attempt.ts'
import { countOf, digitsIn, NOTHING, relaid, together } from './laid.ts'
import { marksOf, nearest } from './marks.ts'
import type { PuzzleMode } from './messages.ts'
import type { Level } from './puzzle.ts'

/** The attempt after a reveal: the tile that was put down, and the wrong square it had to be taken from. */
export interface RevealedTile {
  readonly attempt: Attempt
  readonly tile: Placement
  readonly from: string | null
}

const FIRST_PRICE = 30

/** The seconds that a reveal costs after `taken` of them, null when there is none (PZ-3, PZ-4). */
export const revealPrice = (level: Level, mode: PuzzleMode, taken: number): number | null => {
  if (mode !== 'random') return level === 'easy' && taken === 0 ? 0 : null
  return level === 'easy' || level === 'medium' ? FIRST_PRICE * 2 ** taken : null
}

/** The seconds that `taken` reveals have cost. */
export const penaltyOf = (mode: PuzzleMode, taken: number): number =>
  mode === 'random' ? FIRST_PRICE * (2 ** taken - 1) : 0

/**
 * Puts down a tile that is right by the nearest solution: on the first empty red square, else on the first with a wrong
 * tile (S99). When the rack has no more of its digit, it is taken from where it is wrong.
 */
export const revealTile = (
  puzzle: Riddle,
  attempt: Attempt,
  asked: Asked,
): Result<RevealedTile, PuzzleRefusal> => {
  const begun = layOwn(puzzle, attempt, asked)
  if (!begun.ok) return begun
  const { own, whole } = begun.value
  const { revealed } = attempt
  if (revealPrice(puzzle.level, asked.mode, digitsIn(revealed).length) === null)
    return err({ code: 'no-reveals' })

  const solution = nearest(puzzle.solutions, revealed, whole)
  const wrong = marksOf(solution, whole).flatMap((isRight, at) => (isRight ? [] : [at]))
  const to = wrong.find((at) => whole[at] === NOTHING) ?? wrong[0]
  if (to === undefined) return err({ code: 'all-right' })
  const digit = solution[to] ?? NOTHING
  const inHand = countOf(puzzle.rack, digit) - countOf(whole, digit)
  const from = inHand > 0 ? undefined : wrong.find((at) => whole[at] === digit)

  const afterwards = relaid(
    own,
    new Map([to, ...(from === undefined ? [] : [from])].map((at) => [at, NOTHING])),
  )
  const nowRevealed = relaid(revealed, new Map([[to, digit]]))
  const nowWhole = together(nowRevealed, afterwards)
  const after = { ...touched(attempt, asked, nowWhole, puzzle), revealed: nowRevealed }
  const nameOf = (at: number): string => squareName(puzzle.red[at] ?? -1)
  return ok({
    // What it was solved with is kept, so that it can be shown again.
    attempt:
      after.solvedAs === null
        ? after
        : { ...after, last: { own: afterwards, whole: nowWhole, right: marksOf(nowWhole, nowWhole) } },
    tile: { square: nameOf(to), digit },
    from: from === undefined ? null : nameOf(from),
  })
}
