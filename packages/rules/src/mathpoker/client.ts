// What a browser may know of MathPoker: the types of the wire, and the judge of an arrangement.
export type { LegalBets } from './betting.ts'
export { type Card, type Discardable, isNumber, type NumberCard } from './cards.ts'
export type { MathPokerIntent } from './intent.ts'
export type { MathPokerNews } from './news.ts'
export { cardsInOrder, judgeCards, judgeOrder, type Judged, type OrderFault } from './order.ts'
export type { Pot, Returned } from './pots.ts'
export type { MathPokerRefusal, Target } from './refusal.ts'
export { type PotResult, tieCard } from './showdown.ts'
export { nearerTarget, type ShownEquation, type Standing, TARGETS } from './standing.ts'
export type {
  Arrangement,
  Bet,
  Blinds,
  ClockSeconds,
  Phase,
  Showdown,
  ShownHand,
  TableRules,
} from './state.ts'
export { compareValues, distanceTo, type Value, valueText } from './value.ts'
export type { MathPokerView, PokerSeatView } from './view.ts'
