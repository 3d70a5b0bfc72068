import type { Outcome } from '../core/outcome.ts'
import type { Seat } from '../core/seat.ts'
import type { Betting } from './betting.ts'
import type { Card, Discardable, NumberCard } from './cards.ts'
import type { Pot, Returned } from './pots.ts'
import type { PotResult } from './showdown.ts'
import type { ShownEquation, Standing } from './standing.ts'

/** Seconds a betting turn may take, or null without a clock (MP-9). */
export type ClockSeconds = 15 | 30 | 60 | 120 | null

/** The small blind, and the big one that is twice as much. */
export interface Blinds {
  readonly small: number
  readonly big: number
}

/** What is fixed when a table is opened (MP-2). */
export interface TableRules {
  /** What each seat starts with. */
  readonly chips: number
  /** The first small blind. */
  readonly blind: number
  /** After how many rounds the blinds double; null: never. */
  readonly rise: number | null
  readonly clock: ClockSeconds
}

/**
 * Where a round stands. In `betting`, `choosing` (a × came, MP-4), `equation` and `between` players are to act; in the others
 * the house is.
 */
export type Phase =
  | 'dealing'
  | 'choosing'
  | 'betting'
  | 'drawing'
  | 'equation'
  | 'settling'
  | 'between'
  | 'over'

export type Bet = 'low' | 'high' | 'swing'

/** How a seat's cards lie, finished or not: an order is a list of indices into the hand. */
export interface Arrangement {
  readonly bet: Bet | null
  readonly low: readonly number[] | null
  readonly high: readonly number[] | null
}

/** A round from the deal to the showdown. Entries of lists are by seat. */
export interface Round {
  readonly number: number
  readonly blinds: Blinds
  readonly small: Seat
  readonly big: Seat
  /** What each seat had before the blinds. */
  readonly stacks: readonly number[]
  /** Which of the two rounds of betting (MP-5). */
  readonly street: 1 | 2
  /** Empty for a seat that was not dealt in. The first card is face down, all others are open. */
  readonly hands: readonly (readonly Card[])[]
  /** What is left to draw, in order. Nobody sees it. */
  readonly deck: readonly Card[]
  /** How many × each seat has to make room for (MP-4), and what goes for them so far: hidden until all have chosen. */
  readonly owed: readonly number[]
  readonly choices: readonly (readonly Discardable[])[]
  readonly arrangements: readonly (Arrangement | null)[]
  readonly locked: readonly boolean[]
  /** What came of it, once it is over. */
  readonly result: Showdown | null
}

/** A hand as it is laid open (MP-15). */
export interface ShownHand {
  readonly seat: Seat
  readonly cards: readonly Card[]
  /** What was chosen, and what it counts as after MP-14. */
  readonly bet: Bet | null
  readonly standing: Standing
  readonly equations: readonly ShownEquation[]
}

/** How a round ended with open cards (MP-15 … MP-18). */
export interface Showdown {
  readonly hands: readonly ShownHand[]
  readonly pots: readonly PotResult[]
  /** What each seat gets from the pots. */
  readonly payouts: readonly number[]
  /** Odd chips that left the game (MP-16). */
  readonly removed: number
}

/** Cards that one seat drew: open ones, the numbers for roots among them. */
export interface Drawn {
  readonly seat: Seat
  readonly cards: readonly Card[]
}

/** What went for a seat's × cards, and the numbers that came for them. */
export interface Replaced {
  readonly seat: Seat
  readonly gone: readonly Discardable[]
  readonly drawn: readonly NumberCard[]
}

export type MathPokerEvent =
  /** `first` is the small blind of the first round; `computers` says who does not need to be waited for. */
  | ({
      readonly type: 'opened'
      readonly first: Seat
      readonly computers: readonly boolean[]
    } & TableRules)
  | DealtEvent
  /** MP-4, hidden until all have chosen. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: Discardable }
  | { readonly type: 'discarded'; readonly replaced: readonly Replaced[] }
  | BettingEvent
  /** The bets of a round of betting go into the pots, and what nobody called goes back (MP-7, MP-8). */
  | { readonly type: 'collected'; readonly returned: Returned | null; readonly pots: readonly Pot[] }
  /** MP-10. */
  | { readonly type: 'drew'; readonly draws: readonly Drawn[] }
  | ({ readonly type: 'arranged' | 'locked'; readonly seat: Seat } & Arrangement)
  | { readonly type: 'unlocked' | 'ready' | 'back' | 'resigned' | 'forfeited'; readonly seat: Seat }
  | TimedOutEvent
  | ({ readonly type: 'shown' } & Showdown)
  /** All others folded (MP-7). */
  | { readonly type: 'taken'; readonly seat: Seat; readonly chips: number }
  /** The round is over: who is out of the game now, and the places once one player is left (MP-19). */
  | { readonly type: 'concluded'; readonly out: readonly Seat[]; readonly places: readonly number[] | null }
  /** The pause between two rounds is over (MP-19). */
  | { readonly type: 'waited' }

/** A new round: the blinds, and everybody's first cards (MP-3). `hands` begin with the card that is face down. */
export interface DealtEvent {
  readonly type: 'dealt'
  readonly round: number
  readonly blinds: Blinds
  readonly small: Seat
  readonly big: Seat
  readonly posted: readonly { readonly seat: Seat; readonly chips: number }[]
  readonly hands: readonly (readonly Card[])[]
  readonly deck: readonly Card[]
}

/** `chips` is what the seat put in, `to` what it has in this round of betting. `away`: the house did it (MP-9). */
export interface BettingEvent {
  readonly type: 'checked' | 'called' | 'raised' | 'folded'
  readonly seat: Seat
  readonly chips: number
  readonly to: number
  readonly allIn: boolean
  readonly away?: true
}

/** Time is over for these seats, and `away` are those that are not waited for any more (MP-9). */
export interface TimedOutEvent {
  readonly type: 'timed-out'
  readonly seats: readonly Seat[]
  readonly away: readonly Seat[]
  /** In a betting turn, what the clock did. */
  readonly does: 'check' | 'fold' | null
  /** In the equation phase, what is submitted as it is (MP-14), one entry for each of `seats`. */
  readonly submitted: readonly (Arrangement | null)[] | null
}

/** The state of a table. Hidden: the deck, the first card of other hands, choices, arrangements. Plain JSON. */
export interface MathPokerState {
  readonly rules: TableRules
  readonly computers: readonly boolean[]
  readonly phase: Phase
  /** The seats' chips, and what they have put in. */
  readonly betting: Betting
  /** The last round that was dealt; null before the first. */
  readonly round: Round | null
  /** The small blind of the next round is looked for from here on. */
  readonly next: Seat
  /** Odd chips that left the game (MP-16). */
  readonly removed: number
  /** Seats that left for good; their chips are blinded off (MP-20). */
  readonly left: readonly boolean[]
  /** Who lost or left, the first to go first; who went together shares a place. */
  readonly exits: readonly (readonly Seat[])[]
  /** Time-outs in a row of each seat, and who is away by them (MP-9). */
  readonly timeouts: readonly number[]
  readonly away: readonly boolean[]
  /** Who is ready for the next round. */
  readonly ready: readonly boolean[]
  /** What happened in this round and the one before, but for what nobody is told. */
  readonly log: readonly LogEntry[]
  readonly outcome: Outcome | null
}

/** An event as the log keeps it: without the deck. */
export type LogEntry = Exclude<MathPokerEvent, { type: 'opened' | 'arranged' }>

/** How many seats there are. */
export const seatCount = (state: MathPokerState): number => state.betting.stacks.length

/** Whether a seat plays in this round and has not folded. */
export const isLive = (state: MathPokerState, seat: Seat): boolean => state.betting.folded[seat] === false

/** The seats that play in this round and have not folded. */
export const liveSeats = (state: MathPokerState): Seat[] =>
  [...state.betting.folded.keys()].filter((seat) => isLive(state, seat))

/** The seats that can still win the game. */
export const contenders = ({ exits, left }: MathPokerState): Seat[] =>
  [...left.keys()].filter((seat) => !exits.some((group) => group.includes(seat)))

/** A list by seats with one entry changed. */
export const withEntry = <T>(list: readonly T[], seat: Seat, entry: T): readonly T[] => list.with(seat, entry)

/** A list with the same entry for each seat. */
export const forEach = <T>(seats: number, entry: T): readonly T[] =>
  Array.from({ length: seats }, () => entry)
