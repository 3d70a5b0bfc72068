// What teaching BEDMAS needs: all that a rule book works its examples out with.
export { chanceFrom } from '../core/chance.ts'
export { open, play } from '../core/play.ts'
export { judgeEquation, type Verdict } from './equation.ts'
export { bedmas } from './index.ts'
export { FIRST_BONUS, judge, LONG_BONUS, LONG_PLAY } from './judge.ts'
export { parseMove, parsePosition } from './notation.ts'
export { fromSetup, type Setup } from './setup.ts'
export type { BedmasEvent, BedmasState } from './state.ts'
