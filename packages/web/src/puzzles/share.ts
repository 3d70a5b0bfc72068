import type { PuzzleView } from '@trueline/rules/wire'
import { writeTime } from './looked.ts'
import { toHub, toView } from './paths.ts'
import { sayResult, sayWhich } from './say.ts'

/** As many checks as a text may show, the last ones. */
const ROWS = 6

/** One check in squares and words: how many were right, never which. */
const rowOf = ({ right, wrong }: PuzzleView['history'][number]): string =>
  `${'🟩'.repeat(right)}${'🟥'.repeat(wrong)} ${right} of ${right + wrong}`

/** The address to send along: a random puzzle is one's own, a daily one is everybody's. */
export const linkTo = (view: PuzzleView, origin: string): string =>
  origin + (view.date === null ? toHub : toView(view))

/** The result in words and squares, without a digit or a square of the board (PZ-2). */
export const writeShare = (view: PuzzleView, origin: string): string => {
  const { history, date } = view
  const first = `EquaCross ${date === null ? 'puzzle' : 'daily'}: ${sayWhich(view)}`
  const rows = history.slice(-ROWS).map(rowOf)
  const before = history.length > ROWS ? ['…'] : []
  return [first, sayResult(view, writeTime(view.seconds)), ...before, ...rows, linkTo(view, origin)].join(
    '\n',
  )
}
