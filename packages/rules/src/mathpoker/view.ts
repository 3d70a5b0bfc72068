import type { News } from '../core/game.ts'
import type { Seat, Viewer } from '../core/seat.ts'
import { type LegalBets, legalBets } from './betting.ts'
import type { Card, Discardable } from './cards.ts'
import { faceUp, type MathPokerNews, maySee, news } from './news.ts'
import { type Pot, potsOf } from './pots.ts'
import {
  type Arrangement,
  type Blinds,
  isLive,
  type MathPokerState,
  type Phase,
  type Round,
  type Showdown,
} from './state.ts'
import { choicesLeft, isWaiting, seatsToAct } from './toact.ts'

/** A seat as everybody sees it. */
export interface PokerSeatView {
  /** What it has behind. */
  readonly chips: number
  /** What it has put in in this round of betting. */
  readonly bet: number
  /** The first is face down: null unless it is yours or was shown. Empty when the seat was not dealt in. */
  readonly cards: readonly (Card | null)[]
  /** Whether it plays in this round and has not folded. */
  readonly live: boolean
  readonly allIn: boolean
  /** Whether it locked in its equation, and whether it says that the next round may begin. */
  readonly locked: boolean
  readonly ready: boolean
  /** MP-9, MP-20, MP-19: not waited for; gone for good; without chips. */
  readonly away: boolean
  readonly left: boolean
  readonly out: boolean
}

/** What a viewer may see of a table (G-5). Everything hidden is absent or null. */
export interface MathPokerView {
  readonly seats: readonly PokerSeatView[]
  /** 0 before the first round. */
  readonly round: number
  readonly phase: Phase
  /** Which of the two rounds of betting. */
  readonly street: 1 | 2
  readonly blinds: Blinds
  readonly small: Seat
  readonly big: Seat
  /** The pots so far, the bets of this round of betting left out. */
  readonly pots: readonly Pot[]
  /** Odd chips that left the game (MP-16). */
  readonly removed: number
  /** The seat whose hand `legal`, `choice` and `arrangement` are about; null for a watcher. */
  readonly own: Seat | null
  /** Your betting turn: what you may do, in chips. */
  readonly legal: LegalBets | null
  /** A × came to you: what may go for it, how many × wait, and what you chose so far (MP-4). */
  readonly choice: {
    readonly from: readonly Discardable[]
    readonly owed: number
    readonly chosen: readonly Discardable[]
  } | null
  /** How your cards lie, in the equation phase. */
  readonly arrangement: Arrangement | null
  /** What came of the round, until the next is dealt. */
  readonly showdown: Showdown | null
  /** Nobody is there: the next round waits for somebody to come back. */
  readonly waiting: boolean
  /** What happened in this round and the one before; oldest first. */
  readonly news: readonly (MathPokerNews & News)[]
}

/** What `viewer` may see (G-5). */
export const view = (state: MathPokerState, viewer: Viewer): MathPokerView => {
  const { betting, round, phase } = state
  const own = typeof viewer === 'number' ? viewer : null
  // What lies in the middle already; at the end of a round it has been paid out.
  const collected = betting.totals.map((total, seat) => total - (betting.bets[seat] ?? 0))
  return {
    seats: betting.stacks.map((_, seat) => seatView(state, seat, viewer)),
    round: round?.number ?? 0,
    phase,
    street: round?.street ?? 1,
    blinds: round ? blindsOf(round) : { small: 0, big: 0 },
    small: round?.small ?? state.next,
    big: round?.big ?? state.next,
    pots: collected.some((chips) => chips > 0) ? potsOf(collected, betting.folded) : [],
    removed: state.removed,
    own,
    legal: phase === 'betting' && own !== null && betting.toAct === own ? legalBets(betting) : null,
    choice: own === null || !round ? null : choiceOf(state, round, own),
    arrangement: phase === 'equation' && own !== null ? (round?.arrangements[own] ?? null) : null,
    showdown: round?.result ?? null,
    waiting: isWaiting(state),
    news: state.log.flatMap((entry) => news(entry, viewer) ?? []),
  }
}

const blindsOf = ({ blinds: { small, big } }: Round): Blinds => ({ small, big })

const seatView = (state: MathPokerState, seat: Seat, viewer: Viewer): PokerSeatView => {
  const { betting, round, left, away, ready, phase } = state
  const chips = betting.stacks[seat] ?? 0
  const live = round !== null && isLive(state, seat)
  const shown = round?.result?.hands.some((hand) => hand.seat === seat) ?? false
  return {
    chips,
    bet: betting.bets[seat] ?? 0,
    cards: faceUp(round?.hands[seat] ?? [], shown || maySee(viewer, seat)),
    live,
    allIn: live && chips === 0 && !(phase === 'between' || phase === 'over'),
    locked: round?.locked[seat] ?? false,
    ready: ready[seat] ?? false,
    away: away[seat] ?? false,
    left: left[seat] ?? false,
    out: chips === 0 && !(betting.totals[seat] ?? 0),
  }
}

const choiceOf = (state: MathPokerState, round: Round, own: Seat): MathPokerView['choice'] => {
  if (state.phase !== 'choosing') return null
  const owed = round.owed[own] ?? 0
  const chosen = round.choices[own] ?? []
  if (owed === 0) return null
  return { from: seatsToAct(state).includes(own) ? choicesLeft(round, own) : [], owed, chosen }
}
