// Run while the page is built (vite/built.ts): the page gets what comes out, and the build ends where an example fails.
import { BETWEEN, CHOOSING, EQUATION } from '@trueline/rules/mathpoker/guide'
import { EQUATIONS, REFUSED, SHOWDOWNS } from './examples.ts'
import { workBest, workEquation, workRefused, workShowdown } from './work.ts'

export const equations = EQUATIONS.map(({ cards, note }) => ({ ...workEquation(cards), note }))
export const refused = REFUSED.map(workRefused)
export const showdowns = {
  halves: workShowdown(SHOWDOWNS.halves),
  swing: workShowdown(SHOWDOWNS.swing),
  failed: workShowdown(SHOWDOWNS.failed),
  card: workShowdown(SHOWDOWNS.card),
  side: workShowdown(SHOWDOWNS.side),
}
export const best = workBest('8.2 3.1 10.4 2.1 + - /')
export const seconds = { between: BETWEEN, choosing: CHOOSING, equation: EQUATION }
