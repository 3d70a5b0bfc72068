// What a browser may know of BEDMAS: the types of the wire, and the judge that previews a draft.
export type { FalseVerdict } from './equation.ts'
export type { BedmasIntent } from './intent.ts'
export { judge } from './judge.ts'
export { type Bonus, BONUS_SQUARES, bonusAt, FLAT_VALUES } from './layout.ts'
export type { BedmasRefusal, FalseRun, PlayRefusal } from './refusal.ts'
export type { GrammarReason } from './sides.ts'
export type {
  Board,
  ClockSeconds,
  EndReason,
  Placement,
  ScoredEquation,
  ScoredPlay,
  ScoreParts,
  Sums,
} from './state.ts'
export { foldToken, isNumber, LEAST_POOL, OPERATORS, TILE_SET, type Token } from './tokens.ts'
export type { BedmasNews, BedmasView, BoardEquation, HintsView } from './view.ts'
