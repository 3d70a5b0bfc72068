import * as z from 'zod/mini'
import type { Rng } from '../core/chance.ts'
import type { Company } from '../core/company.ts'
import { err, ok, type Result } from '../core/result.ts'
import { nextSeat, type Seat } from '../core/seat.ts'
import type { Card, Discardable } from './cards.ts'
import { blindsIn, clockwise } from './deal.ts'
import { placesAfter } from './places.ts'
import { brokenLaw, type PositionFault, unrealPart } from './position.ts'
import { showdown } from './showdown.ts'
import {
  type Arrangement,
  type ClockSeconds,
  contenders,
  type MathPokerEvent,
  type MathPokerState,
  type Phase,
  type Round,
  type TableRules,
} from './state.ts'

const CLOCKS = [15, 30, 60, 120] as const satisfies readonly ClockSeconds[]
const RISES = [5, 10, 20] as const

/** What is chosen when a table is opened (MP-2, MP-9): chips of each seat, first small blind, rounds until it doubles, clock. */
export const mathPokerOptions = z.strictObject({
  chips: z._default(z.int().check(z.minimum(20), z.maximum(1_000_000)), 1000),
  blind: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 5),
  rise: z._default(z.nullable(z.literal(RISES)), 10),
  clock: z._default(z.nullable(z.literal(CLOCKS)), 30),
})
export type MathPokerOptions = z.infer<typeof mathPokerOptions>

/** The clock that a number of seconds stands for, `-` for none; undefined when there is no such clock. */
export const parseClock = (text: string): ClockSeconds | undefined =>
  text === '-' ? null : CLOCKS.find((seconds) => String(seconds) === text)

/** The first event of a game: who is the small blind first is drawn. */
export const opening = (options: MathPokerOptions, company: Company, rng: Rng): MathPokerEvent => ({
  type: 'opened',
  chips: options.chips,
  blind: options.blind,
  rise: options.rise,
  clock: options.clock,
  first: rng.below(company.computers.length),
  computers: company.computers.map((level) => level !== null),
})

/** Anything that could be a position, possible or not. What follows from it by the rules is left out: blinds, places. */
export interface Setup {
  readonly rules: TableRules
  readonly phase: Phase
  /** Why it ended; null before the end. */
  readonly why: 'chips' | 'left' | null
  readonly removed: number
  readonly exits: readonly (readonly Seat[])[]
  /** The round that was dealt last, 0 before the first. */
  readonly number: number
  readonly street: 1 | 2
  /** The small blind of that round; before the first, where it is looked for. */
  readonly small: Seat
  readonly bet: number
  readonly raise: number
  readonly turn: Seat | null
  /** In the order in which it will be drawn. */
  readonly deck: readonly Card[]
  readonly seats: readonly SeatSetup[]
}

/** One seat of a setup; see `Betting`, `Round` and `MathPokerState`. */
export interface SeatSetup {
  /** What it had before the blinds, and what it has behind now. */
  readonly start: number
  readonly stack: number
  /** What it put in in this round; after a showdown, what was played for. */
  readonly total: number
  readonly bet: number
  readonly acted: number | null
  readonly computer: boolean
  readonly folded: boolean
  readonly left: boolean
  readonly away: boolean
  readonly ready: boolean
  readonly locked: boolean
  /** Whether its hand was laid open at the showdown. */
  readonly shown: boolean
  readonly timeouts: number
  readonly hand: readonly Card[]
  readonly owed: number
  readonly choices: readonly Discardable[]
  readonly arrangement: Arrangement | null
}

/** Why a setup is no position. */
export interface SetupFault {
  readonly code: 'bad-rules' | PositionFault
}

/** The position of a setup: the one door by which a state comes about other than by events. */
export const fromSetup = (setup: Setup): Result<MathPokerState, SetupFault> => {
  if (!mathPokerOptions.safeParse(setup.rules).success) return err({ code: 'bad-rules' })
  const unreal = unrealPart(setup)
  if (unreal) return err({ code: unreal })
  const state = stateOf(setup)
  const broken = brokenLaw(setup, state)
  return broken ? err({ code: broken }) : ok(state)
}

const stateOf = (setup: Setup): MathPokerState => {
  const { rules, phase, why, removed, exits, number, small, bet, raise, turn, seats } = setup
  const hasShown = seats.some(({ shown }) => shown)
  const state: MathPokerState = {
    rules,
    computers: seats.map(({ computer }) => computer),
    phase,
    betting: {
      stacks: seats.map(({ stack }) => stack),
      bets: seats.map((seat) => seat.bet),
      totals: seats.map(({ total }) => (hasShown ? 0 : total)),
      folded: seats.map(({ folded }) => folded),
      bet,
      raise,
      acted: seats.map(({ acted }) => acted),
      toAct: turn,
    },
    round: number === 0 ? null : roundOf(setup),
    next: number === 0 ? small : nextSeat(small, seats.length),
    removed,
    left: seats.map(({ left }) => left),
    exits,
    timeouts: seats.map(({ timeouts }) => timeouts),
    away: seats.map(({ away }) => away),
    ready: seats.map(({ ready }) => ready),
    log: [],
    outcome: null,
  }
  return why ? { ...state, outcome: { places: placesAfter(state, [], contenders(state)), why } } : state
}

const roundOf = ({ rules, number, street, small, deck, seats }: Setup): Round => {
  const stacks = seats.map(({ start }) => start)
  const hands = seats.map(({ hand }) => hand)
  const arrangements = seats.map(({ arrangement }) => arrangement)
  const folded = seats.map(({ shown }) => !shown)
  const totals = seats.map(({ total }) => total)
  const others = clockwise(nextSeat(small, seats.length), seats.length)
  return {
    number,
    blinds: blindsIn({ rules, computers: seats.map(({ computer }) => computer) }, number),
    small,
    big: others.find((seat) => (stacks[seat] ?? 0) > 0) ?? small,
    stacks,
    street,
    hands,
    deck,
    owed: seats.map(({ owed }) => owed),
    choices: seats.map(({ choices }) => choices),
    arrangements,
    locked: seats.map(({ locked }) => locked),
    result: folded.includes(false) ? showdown({ totals, folded, hands, arrangements, small }) : null,
  }
}
