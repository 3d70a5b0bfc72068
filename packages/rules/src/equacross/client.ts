// What a browser may know of EquaCross: the types of the wire, and the judge that previews a draft.
export type { EquaCrossIntent } from './intent.ts'
export { judge } from './judge.ts'
export { premiumAt, type Premium } from './layout.ts'
export { bestReading, type FalseReason, whyFalse } from './readings.ts'
export type { EquaCrossRefusal, FalseLine, PlayRefusal } from './refusal.ts'
export type {
  Charge,
  ClockSeconds,
  EndReason,
  Leftover,
  Placement,
  ScoredLine,
  ScoredPlay,
} from './state.ts'
export { FIRST_DAY } from './puzzle/dates.ts'
export { TILE_COUNTS, TILE_POINTS } from './tiles.ts'
export type { BoardLine, EquaCrossNews, EquaCrossView, HintView } from './view.ts'
