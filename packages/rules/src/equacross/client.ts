// What a browser may know of EquaCross: the types of the wire, and the judge that previews a draft.
export type { EquaCrossIntent } from './intent.ts'
export { TILE_POINTS } from './tiles.ts'
export { premiumAt, type Premium } from './layout.ts'
export { judge, type PlayRefusal } from './judge.ts'
export type { Placement, ScoredLine, ScoredPlay, EndReason, ClockSeconds } from './state.ts'
export type { BoardLine, EquaCrossNews, EquaCrossView } from './view.ts'
