import { signed } from '../../table/moves.ts'
import type { Lasso } from './marks.ts'
import { squareAt, squaresBetween } from './square.ts'

/** A line of tiles, by the names of its ends. */
interface Line {
  readonly from: string
  readonly to: string
}

/** The lines of a draft that are true, and those that are not. */
export interface Drafted<L extends Line = Line> {
  readonly good: readonly L[]
  readonly bad: readonly Line[]
}

/** The lines of the last play, without those that a draft has made longer. */
export const unlengthened = <L extends Line>(lines: readonly L[], { good, bad }: Drafted): readonly L[] => {
  const drafted = [...good, ...bad].map(({ from, to }) => squaresBetween(from, to))
  return lines.filter(
    ({ from, to }) =>
      !drafted.some((squares) => squares.includes(squareAt(from)) && squares.includes(squareAt(to))),
  )
}

/** Lassos round the lines of the last play and round those of a draft, its score on a flag. */
export const lassosRound = (
  last: readonly Line[],
  { good, bad }: Drafted,
  score: number | undefined,
): Lasso[] => {
  const round = ({ from, to }: Line, tone: Lasso['tone']): Lasso => ({
    from: squareAt(from),
    to: squareAt(to),
    tone,
  })
  return [
    ...last.map((line) => round(line, 'turn')),
    ...bad.map((line) => round(line, 'false')),
    ...good.map((line, at) => {
      const lasso = round(line, 'true')
      return at === 0 && score !== undefined ? { ...lasso, flag: signed(score) } : lasso
    }),
  ]
}
