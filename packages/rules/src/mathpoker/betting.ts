import { nextSeat, type Seat } from '../core/seat.ts'
import type { Returned } from './pots.ts'

/** Chips and bets in a round. Lists are by seat. */
export interface Betting {
  /** What each seat has behind. */
  readonly stacks: readonly number[]
  /** What it has put in in this round of betting. */
  readonly bets: readonly number[]
  /** What it has put in in this round of the game, the bets among it. */
  readonly totals: readonly number[]
  /** Who does not play for the pot (any more). */
  readonly folded: readonly boolean[]
  /** What everybody has to match. */
  readonly bet: number
  /** The size of the last full bet or raise: the least for the next (MP-6). */
  readonly raise: number
  /** What was to match when each seat last acted, null before it has. */
  readonly acted: readonly (number | null)[]
  readonly toAct: Seat | null
}

/** What a player may do in their betting turn. `call` is cut to the stack; folding is always allowed. */
export interface LegalBets {
  readonly check: boolean
  readonly call: number | null
  /** Totals of this round of betting. */
  readonly raise: { readonly min: number; readonly max: number } | null
}

/** Something a player does in their betting turn. */
export type BettingAction =
  | { readonly type: 'check' | 'call' | 'fold' }
  | { readonly type: 'raise'; readonly to: number }

/** Nobody has put in anything; `folded` are those who are not dealt in. */
export const noBets = (stacks: readonly number[], folded: readonly boolean[]): Betting => ({
  stacks,
  bets: stacks.map(() => 0),
  totals: stacks.map(() => 0),
  folded,
  bet: 0,
  raise: 0,
  acted: stacks.map(() => null),
  toAct: null,
})

/** MP-5: both blinds are in, as far as the stacks reach, and the seat left of the big blind begins. */
export const withBlinds = (
  before: Betting,
  small: Seat,
  big: Seat,
  blinds: { readonly small: number; readonly big: number },
): Betting => {
  const posted = putIn(putIn(before, small, blinds.small), big, blinds.big)
  return turnTo(
    // Others owe the full big blind even when it was posted short (MP-6).
    { ...posted, bet: blinds.big, raise: blinds.big, acted: before.stacks.map(() => null) },
    nextSeat(big, before.stacks.length),
  )
}

/** The second round of betting: it begins with the small blind, or the next seat still in (MP-5). */
export const secondStreet = (before: Betting, small: Seat, bigBlind: number): Betting =>
  turnTo(
    {
      ...before,
      bets: before.stacks.map(() => 0),
      bet: 0,
      raise: bigBlind,
      acted: before.stacks.map(() => null),
    },
    small,
  )

/** What the seat may do whose turn it is; null when it is nobody's. */
export const legalBets = (betting: Betting): LegalBets | null => {
  const { toAct: seat, bet, stacks } = betting
  if (seat === null) return null
  const owed = bet - betOf(betting, seat)
  const stack = stacks[seat] ?? 0
  return {
    check: owed <= 0,
    call: owed <= 0 ? null : Math.min(owed, stack),
    raise: mayRaise(betting, seat) ? raiseRange(betting, seat) : null,
  }
}

const raiseRange = (betting: Betting, seat: Seat): LegalBets['raise'] => {
  const max = betOf(betting, seat) + (betting.stacks[seat] ?? 0)
  if (max <= betting.bet) return null
  // All-in for less is always allowed (MP-6).
  return { min: Math.min(betting.bet + betting.raise, max), max }
}

/** MP-6: the bet has grown by a full raise since the seat acted, and another live player could still put in more. */
const mayRaise = (betting: Betting, seat: Seat): boolean => {
  const acted = betting.acted[seat] ?? null
  if (acted !== null && betting.bet - acted < betting.raise) return false
  return betting.stacks.some(
    (stack, other) => other !== seat && isIn(betting, other) && stack + betOf(betting, other) > betting.bet,
  )
}

/** What a legal action puts in, and what the seat then has in this round of betting. */
export const costOf = (
  betting: Betting,
  seat: Seat,
  action: BettingAction,
): { chips: number; to: number } => {
  const before = betOf(betting, seat)
  const stack = betting.stacks[seat] ?? 0
  const target = action.type === 'raise' ? action.to : action.type === 'call' ? betting.bet : before
  const chips = Math.max(0, Math.min(target - before, stack))
  return { chips, to: before + chips }
}

/** The betting after a seat acted in its turn. What it says is believed: see `legalBets`. */
export const afterAction = (betting: Betting, seat: Seat, action: BettingAction): Betting => {
  if (action.type === 'fold') return turnTo(withFold(betting, seat), nextSeat(seat, betting.stacks.length))
  const { chips, to } = costOf(betting, seat, action)
  const paid = putIn(betting, seat, chips)
  const grown = to - betting.bet
  return turnTo(
    {
      ...paid,
      bet: Math.max(betting.bet, to),
      raise: Math.max(grown, betting.raise),
      acted: betting.acted.with(seat, Math.max(betting.bet, to)),
    },
    nextSeat(seat, betting.stacks.length),
  )
}

/** A seat leaves in the middle of a round: it is folded, and the turn goes on if it was its own (MP-20). */
export const afterLeaving = (betting: Betting, seat: Seat): Betting => {
  const folded = withFold(betting, seat)
  return betting.toAct === null ? folded : turnTo(folded, betting.toAct)
}

/** The bets have gone into the pots, and what nobody called has gone back. */
export const afterCollecting = (betting: Betting, returned: Returned | null): Betting => {
  const rest = { ...betting, bets: betting.stacks.map(() => 0), bet: 0 }
  return returned ? putIn(rest, returned.seat, -returned.chips, false) : rest
}

/** Seats get chips that were in the pots, which are empty then. */
export const afterPaying = (betting: Betting, payouts: readonly number[]): Betting => ({
  ...betting,
  stacks: betting.stacks.map((stack, seat) => stack + (payouts[seat] ?? 0)),
  totals: betting.stacks.map(() => 0),
})

const withFold = (betting: Betting, seat: Seat): Betting => ({
  ...betting,
  folded: betting.folded.with(seat, true),
})

const betOf = ({ bets }: Betting, seat: Seat): number => bets[seat] ?? 0
const isIn = ({ folded }: Betting, seat: Seat): boolean => folded[seat] === false

const putIn = (betting: Betting, seat: Seat, chips: number, asBet = true): Betting => {
  const paid = Math.min(chips, betting.stacks[seat] ?? 0)
  return {
    ...betting,
    stacks: betting.stacks.with(seat, (betting.stacks[seat] ?? 0) - paid),
    bets: asBet ? betting.bets.with(seat, betOf(betting, seat) + paid) : betting.bets,
    totals: betting.totals.with(seat, (betting.totals[seat] ?? 0) + paid),
  }
}

/** The turn goes to the first seat from `from` on that has something to say, or the round of betting is over (MP-7). */
export const turnTo = (betting: Betting, from: Seat): Betting => {
  const seats = betting.stacks.length
  if (isOver(betting)) return { ...betting, toAct: null }
  for (let step = 0; step < seats; step++) {
    const seat = (from + step) % seats
    if (hasToAct(betting, seat)) return { ...betting, toAct: seat }
  }
  return { ...betting, toAct: null }
}

/** MP-7: one is left, or at most one has chips and owes nothing. That all have matched `hasToAct` finds. */
const isOver = (betting: Betting): boolean => {
  const live = [...betting.stacks.keys()].filter((seat) => isIn(betting, seat))
  const withChips = live.filter((seat) => (betting.stacks[seat] ?? 0) > 0)
  const [last] = withChips
  if (live.length <= 1 || last === undefined) return true
  // Once nobody live has put in more, the last one with chips owes nothing, even over a short big blind.
  return withChips.length === 1 && live.every((seat) => betOf(betting, seat) <= betOf(betting, last))
}

const hasToAct = (betting: Betting, seat: Seat): boolean =>
  isIn(betting, seat) &&
  (betting.stacks[seat] ?? 0) > 0 &&
  ((betting.acted[seat] ?? null) === null || betOf(betting, seat) < betting.bet)
