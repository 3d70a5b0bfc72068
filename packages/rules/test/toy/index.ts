import * as z from 'zod/mini'
import type { Rng } from '../../src/core/chance.ts'
import type { Game, GameView } from '../../src/core/game.ts'
import { type Outcome, placesByScore, placesWithLoser } from '../../src/core/outcome.ts'
import type { CoreRefusal } from '../../src/core/refusal.ts'
import { err, ok } from '../../src/core/result.ts'
import { nextSeat, type Seat, type Viewer } from '../../src/core/seat.ts'

/**
 * Counting up: two seats in turn add 1, 2 or 3 to a count, and who reaches the goal wins. Each seat holds a secret,
 * drawn anew with each take, so that a leak shows; at every ten the house rolls a die and adds it. Four turns in a row
 * without a take end the game as a draw. Off online, what to take is shown, and marked as paid for when the turn ends.
 * It has one of everything the contract knows and is no fun at all.
 */
export interface ToyKind {
  Options: { readonly goal: number; readonly clock: number | null }
  State: ToyState
  Intent: z.infer<typeof intent>
  Event: ToyEvent
  View: ToyView
  Refusal:
    | CoreRefusal
    | { readonly code: 'too-many'; readonly data: { readonly left: number } }
    | { readonly code: 'no-hints' | 'already-shown' }
}

export interface ToyState {
  readonly goal: number
  readonly clock: number | null
  readonly count: number
  readonly tens: number
  readonly turn: Seat
  readonly secrets: readonly [string, string]
  readonly idle: number
  readonly log: readonly Exclude<ToyEvent, { type: 'opened' }>[]
  readonly gaveUp: Seat | null
  readonly outcome: Outcome | null
  /** Whether moves are shown, the one that is shown in this turn, and how many each seat has paid for. */
  readonly hints: boolean
  readonly shown: number | null
  readonly paid: readonly number[]
}

export type ToyEvent =
  | {
      readonly type: 'opened'
      readonly goal: number
      readonly clock: number | null
      readonly secrets: readonly [string, string]
      readonly hints: boolean
    }
  | { readonly type: 'hinted'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'took'; readonly seat: Seat; readonly n: number; readonly secret: string }
  | { readonly type: 'passed' | 'timed-out' | 'resigned' | 'forfeited'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly die: number }
  | { readonly type: 'ended'; readonly places: readonly number[]; readonly why: string }

export type ToyNews =
  | { readonly type: 'opened' }
  /** `n` is there for its owner and the archive. */
  | { readonly type: 'hinted'; readonly seat: Seat; readonly n?: number }
  | { readonly type: 'took'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'passed' | 'timed-out' | 'resigned' | 'forfeited'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly die: number }
  | { readonly type: 'ended'; readonly places: readonly number[]; readonly why: string }

export interface ToyView extends GameView {
  readonly seats: readonly { readonly secrets: number }[]
  readonly goal: number
  readonly count: number
  readonly secret: string | null
  readonly shown: number | null
  readonly paid: readonly number[]
  readonly news: readonly ToyNews[]
}

const options = z.strictObject({
  goal: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 21),
  clock: z._default(z.nullable(z.int().check(z.minimum(1))), null),
})

const intent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('take'), n: z.int().check(z.minimum(1), z.maximum(3)) }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('hint') }),
])

/** The game: see `ToyKind`. `clock` is in seconds. */
export const toy: Game<ToyKind> = {
  id: 'toy',
  seats: { min: 2, max: 2 },
  options,
  intent,

  open: ({ goal, clock }, { mode }, rng) => ({
    type: 'opened',
    goal,
    clock,
    secrets: [drawSecret(rng), drawSecret(rng)],
    hints: mode !== 'online',
  }),

  start(opened) {
    const { goal, clock, secrets, hints } =
      opened.type === 'opened' ? opened : { goal: 1, clock: null, secrets: ['', ''] as const, hints: false }
    const begun = { goal, clock, secrets, hints, count: 0, tens: 0, turn: 0, idle: 0, log: [] }
    return { ...begun, gaveUp: null, outcome: null, shown: null, paid: [0, 0] }
  },

  decide(state, seat, wish, rng, found) {
    if (wish.type === 'resign') return ok({ type: 'resigned', seat })
    if (seat !== state.turn) return err({ code: 'not-your-turn' })
    if (wish.type === 'hint') {
      if (!state.hints) return err({ code: 'no-hints' })
      if (state.shown !== null) return err({ code: 'already-shown' })
      const n = found === undefined ? bestTake(state) : found[0]?.type === 'take' ? found[0].n : 1
      return ok({ type: 'hinted', seat, n })
    }
    if (wish.type === 'pass') return ok({ type: 'passed', seat })
    const left = state.goal - state.count
    if (wish.n > left) return err({ code: 'too-many', data: { left } })
    return ok({ type: 'took', seat, n: wish.n, secret: drawSecret(rng) })
  },

  house(state, rng) {
    if (state.outcome) return null
    const { count, goal, gaveUp } = state
    if (gaveUp !== null) return { type: 'ended', places: placesWithLoser([0, 0], gaveUp), why: 'gave-up' }
    if (count >= goal) {
      const winner = nextSeat(state.turn, 2)
      return { type: 'ended', places: placesByScore([winner === 0 ? 1 : 0, winner]), why: 'reached' }
    }
    if (state.idle >= 4) return { type: 'ended', places: [1, 1], why: 'idle' }
    if (Math.floor(count / 10) > state.tens) return { type: 'rolled', die: 1 + rng.below(6) }
    return null
  },

  apply(state, event) {
    if (event.type === 'opened') return state
    const next = { ...state, log: [...state.log, event] }
    const turnOver = {
      turn: nextSeat(state.turn, 2),
      shown: null,
      paid: state.paid.map((n, seat) => (seat === state.turn && state.shown !== null ? n + 1 : n)),
    }
    switch (event.type) {
      case 'took': {
        const secrets = state.secrets.map((old, seat) => (seat === event.seat ? event.secret : old))
        return {
          ...next,
          ...turnOver,
          count: state.count + event.n,
          secrets: [secrets[0] ?? '', secrets[1] ?? ''],
          idle: 0,
        }
      }
      case 'hinted':
        return { ...next, shown: event.n }
      case 'rolled':
        // The die stops short of the goal: only a player can reach it.
        return {
          ...next,
          tens: Math.floor(state.count / 10),
          count: Math.min(state.count + event.die, state.goal - 1),
        }
      case 'passed':
      case 'timed-out':
        return { ...next, ...turnOver, idle: state.idle + 1 }
      case 'resigned':
      case 'forfeited':
        return { ...next, gaveUp: event.seat }
      case 'ended':
        return { ...next, outcome: { places: event.places, why: event.why } }
    }
  },

  toAct: (state) => (state.outcome ? [] : [state.turn]),
  deadline: (state) => (state.outcome || state.clock === null ? null : state.clock * 1000),
  keepsClock: (_, { type }) => type === 'hinted',
  expire: (state) => ({ type: 'timed-out', seat: state.turn }),
  forfeit: (_state, seat) => ({ type: 'forfeited', seat }),

  view: (state, viewer) => ({
    seats: [{ secrets: 1 }, { secrets: 1 }],
    goal: state.goal,
    count: state.count,
    secret: typeof viewer === 'number' ? (state.secrets[viewer] ?? null) : null,
    shown: viewer === state.turn ? state.shown : null,
    paid: state.paid,
    news: state.log.map((event) => toNews(event, viewer)),
  }),

  news: toNews,
  outcome: (state) => state.outcome,

  moves(state, seat) {
    if (state.outcome || seat !== state.turn) return []
    const takes = [1, 2, 3].filter((n) => n <= state.goal - state.count)
    return [...takes.map((n) => ({ type: 'take' as const, n })), { type: 'pass' }]
  },

  audit: (state) => (state.count > state.goal ? ['the count is past the goal'] : []),

  computer: {
    levels: ['easy', 'hard', 'expert'],
    patient: ['expert'],
    pause: (level, rng) => (level === 'easy' ? 1000 + rng.below(1000) : 0),
    choose(view, level, rng, enough) {
      if (level === 'easy') return { type: 'take', n: 1 + rng.below(Math.min(3, view.goal - view.count)) }
      while (level === 'expert' && !enough()) continue
      return { type: 'take', n: bestTake(view) }
    },
    fallback: () => ({ type: 'pass' }),
  },

  hints: {
    wants: ({ hints, shown, turn }, seat, { type }) =>
      type === 'hint' && hints && shown === null && seat === turn,
    find: (view) => [{ type: 'take', n: bestTake(view) }],
  },

  review(log) {
    let state: ToyState | null = null
    const best = []
    for (const [at, event] of log.entries()) {
      if (state && (event.type === 'took' || event.type === 'passed'))
        best.push({ seq: at + 1, seat: event.seat, best: bestTake(state) })
      state = state ? toy.apply(state, event) : toy.start(event)
    }
    return best
  },
}

/** What leaves the other side a multiple of four, if anything does. */
const bestTake = ({ goal, count }: Pick<ToyState, 'goal' | 'count'>): number => (goal - count) % 4 || 1

const drawSecret = (rng: Rng): string =>
  `secret-${rng
    .below(2 ** 32)
    .toString(16)
    .padStart(8, '0')}`

/** What a viewer may know of an event: all but the secrets, and which move was shown to another. */
function toNews(event: ToyEvent, viewer: Viewer): ToyNews {
  switch (event.type) {
    case 'opened':
      return { type: 'opened' }
    case 'hinted': {
      const told = { type: event.type, seat: event.seat }
      return viewer === event.seat || viewer === 'archive' ? { ...told, n: event.n } : told
    }
    case 'took':
      return { type: 'took', seat: event.seat, n: event.n }
    case 'rolled':
      return { type: 'rolled', die: event.die }
    case 'ended':
      return { type: 'ended', places: event.places, why: event.why }
    case 'passed':
    case 'timed-out':
    case 'resigned':
    case 'forfeited':
      return { type: event.type, seat: event.seat }
  }
}
