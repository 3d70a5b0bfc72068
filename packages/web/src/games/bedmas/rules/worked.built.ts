// Run while the page is built (vite/built.ts): the page gets what comes out, and the build ends where an example fails.
import { FIRST_BONUS, LONG_BONUS, LONG_PLAY } from '@trueline/rules/bedmas/guide'
import { FALSE_LINES, LINES, PLAYS, REFUSED } from './examples.ts'
import { workLine, workPlay } from './work.ts'

export const lines = LINES.map((line) => workLine(line, true))
export const falseLines = FALSE_LINES.map((line) => workLine(line, false))
export const plays = PLAYS.map((play) => workPlay(play, true))
export const refused = REFUSED.map((play) => workPlay(play, false))

/** The numbers of BM-9. */
export const numbers = { first: FIRST_BONUS, long: LONG_BONUS, from: LONG_PLAY }
