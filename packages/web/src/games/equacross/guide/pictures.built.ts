// Run while the page is built (vite/built.ts), so that every picture shows what the rules say.
import { PLAYS } from '../rules/examples.ts'
import { workPlay } from '../rules/work.ts'

/** The five pictures of "How it works". */
export const pictures = {
  place: workPlay(PLAYS.first),
  cross: workPlay(PLAYS.cross),
  false: workPlay(PLAYS['false-line']),
  squares: workPlay(PLAYS.doubleEquation),
  several: workPlay(PLAYS.threeLines),
}
