import type { BedmasKind } from '../src/bedmas/index.ts'
import * as bedmasText from '../src/bedmas/notation.ts'
import * as bedmasSetup from '../src/bedmas/setup.ts'
import { type Company, people } from '../src/core/company.ts'
import type { Game, Kind } from '../src/core/game.ts'
import type { Viewer } from '../src/core/seat.ts'
import { type EquaCrossKind, equacross } from '../src/equacross/index.ts'
import { makePosition, parsePosition } from '../src/equacross/notation.ts'
import { fromSetup } from '../src/equacross/setup.ts'
import { NO_HINTS, type ScoredPlay } from '../src/equacross/state.ts'
import { type MathPokerKind, mathpoker } from '../src/mathpoker/index.ts'
import * as mathpokerText from '../src/mathpoker/notation.ts'
import * as mathpokerSetup from '../src/mathpoker/setup.ts'
import type { Arrangement, MathPokerState } from '../src/mathpoker/state.ts'
import { quickBedmas } from './bedmas-quick.ts'
import { type ToyKind, toy } from './toy/index.ts'

/** A game, and what the contract cannot know of it by itself. */
export interface Entry<K extends Kind> {
  readonly game: Game<K>
  /** Options and companies that between them reach everything. */
  readonly openings: readonly Opening<K>[]
  /** How many games are played with each. */
  readonly games: number
  /** In how many positions computers and hints are tried, where they take long. */
  readonly searches?: number
  /** Intents that are open to a seat that is not to act. */
  readonly anytime: readonly string[]
  /** What tells one turn from the next, where the same seats may be to act in both. */
  turnOf?(state: K['State']): unknown
  /** Whether views list the last news only, as games may be long. */
  readonly recentNews?: true
  /** Another state that `viewer` cannot tell from this one. */
  disguise(state: K['State'], viewer: Viewer): K['State']
  /** The state that comes of writing a position as text and reading it again, and what of a state a position has. */
  readonly notation?: { reread(state: K['State']): unknown; positionOf(state: K['State']): unknown }
}

export interface Opening<K extends Kind> {
  readonly options: K['Options']
  readonly company: Company
}

const equacrossEntry: Entry<EquaCrossKind> = {
  game: equacross,
  openings: [
    { options: { clock: null, first: 'maker' }, company: people(2) },
    { options: { clock: 60, first: 'random' }, company: { mode: 'local', computers: [null, null] } },
    { options: { clock: 60, first: 'maker' }, company: { mode: 'computer', computers: [null, 'easy'] } },
  ],
  games: 40,
  anytime: ['resign'],

  disguise(state, viewer) {
    // All that is hidden from the viewer goes into one heap and is dealt out again the other way round.
    const hidden = [0, 1].filter((seat) => seat !== viewer)
    let heap = (state.bag + hidden.map((seat) => state.racks[seat]).join('')).split('').reverse().join('')
    const deal = (count: number): string => {
      const dealt = heap.slice(0, count)
      heap = heap.slice(count)
      return dealt
    }
    const racks = state.racks.map((rack, seat) => (hidden.includes(seat) ? deal(rack.length) : rack))
    return {
      ...state,
      racks: [racks[0] ?? '', racks[1] ?? ''],
      bag: heap,
      log: state.log.map((entry) => {
        if (entry.type === 'ended' || entry.seat === viewer) return entry
        if (entry.type === 'exchanged') return { ...entry, returned: otherTiles(entry.returned) }
        // That a move was shown, or that there was none, is no secret; which one is.
        return entry.type === 'hinted' && entry.play ? { ...entry, play: OTHER_PLAY, cost: 999 } : entry
      }),
    }
  },

  notation: {
    reread(state) {
      const parsed = parsePosition(makePosition(state))
      const made = parsed.ok ? fromSetup(parsed.value) : parsed
      return made.ok ? made.value : made.error
    },
    positionOf: (state) => ({ ...state, hints: NO_HINTS, log: [], outcome: null }),
  },
}

const OTHER_PLAY: ScoredPlay = {
  tiles: [{ square: 'A1', digit: '1' }],
  lines: [],
  bonuses: { several: 0, allTiles: 0 },
  score: 999,
}

/** As many other digits. */
const otherTiles = (tiles: string): string =>
  tiles.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10))

const bedmasEntry: Entry<BedmasKind> = {
  game: quickBedmas,
  openings: [
    { options: { clock: null, first: 'maker' }, company: people(2) },
    { options: { clock: 60, first: 'random' }, company: { mode: 'local', computers: [null, null] } },
    { options: { clock: 30, first: 'maker' }, company: { mode: 'computer', computers: [null, 'easy'] } },
  ],
  games: 8,
  searches: 4,
  anytime: ['resign'],

  disguise(state, viewer) {
    // All that is hidden from the viewer goes into one heap and is dealt out again the other way round.
    const hidden = [0, 1].filter((seat) => seat !== viewer)
    const heap = [...state.pool, ...hidden.flatMap((seat) => state.racks[seat] ?? [])].reverse()
    const racks = state.racks.map((rack, seat) =>
      hidden.includes(seat) ? heap.splice(0, rack.length) : rack,
    )
    const { hints } = state
    return {
      ...state,
      racks: [racks[0] ?? [], racks[1] ?? []],
      pool: heap,
      hints: hints && {
        left: [viewer === 0 ? hints.left[0] : 99, viewer === 1 ? hints.left[1] : 99],
        sums: [viewer === 0 ? hints.sums[0] : null, viewer === 1 ? hints.sums[1] : null],
        open: viewer === state.turn ? hints.open : null,
      },
      log: state.log.map((entry) => {
        if (entry.type === 'ended' || entry.seat === viewer) return entry
        if (entry.type === 'swapped') return { ...entry, returned: entry.returned.map(() => 99) }
        // That plays were shown, or that there were none, is no secret; which they are is.
        return entry.type === 'hinted' && entry.plays.length > 0
          ? { ...entry, plays: [{ tiles: [], equations: [], parts: NO_PARTS, score: 999 }] }
          : entry
      }),
    }
  },

  notation: {
    reread(state) {
      const parsed = bedmasText.parsePosition(bedmasText.makePosition(state))
      const made = parsed.ok ? bedmasSetup.fromSetup(parsed.value) : parsed
      return made.ok ? made.value : made.error
    },
    positionOf: (state) => ({ ...state, hints: null, log: [], outcome: null }),
  },
}

const NO_PARTS = { answers: 0, first: 0, long: 0, timesDivide: 0, flat: 0, purple: 0 }

const mathpokerEntry: Entry<MathPokerKind> = {
  game: mathpoker,
  openings: [
    { options: { chips: 100, blind: 5, rise: 5, clock: 30 }, company: people(2) },
    { options: { chips: 60, blind: 5, rise: null, clock: 15 }, company: people(2) },
    {
      options: { chips: 80, blind: 5, rise: 5, clock: 120 },
      company: { mode: 'computer', computers: [null, 'easy'] },
    },
  ],
  games: 7,
  searches: 40,
  anytime: ['resign', 'back', 'unlock'],
  turnOf: ({ phase, round, betting }) => [phase, round?.number, round?.street, betting],
  recentNews: true,

  disguise(state, viewer) {
    const { round } = state
    const hides = (seat: number): boolean => seat !== viewer
    const shown = round?.result?.hands.map(({ seat }) => seat) ?? []
    const lying = (arrangement: Arrangement | null, seat: number): Arrangement | null =>
      hides(seat) ? { bet: 'high', low: [0], high: arrangement ? null : [1] } : arrangement
    return {
      ...state,
      round: round && {
        ...round,
        deck: round.deck.toReversed(),
        hands: round.hands.map((hand, seat) =>
          hides(seat) && !shown.includes(seat) ? otherCard(hand) : hand,
        ),
        choices: round.choices.map((chosen, seat) => (hides(seat) ? chosen.map(() => '+' as const) : chosen)),
        arrangements: round.arrangements.map(lying),
      },
      log: state.log.map((entry): MathPokerState['log'][number] => {
        if (entry.type === 'dealt')
          return { ...entry, hands: entry.hands.map((hand, seat) => (hides(seat) ? otherCard(hand) : hand)) }
        if (entry.type === 'chose' && hides(entry.seat)) return { ...entry, card: '+' }
        if (entry.type === 'locked' && hides(entry.seat))
          return { ...entry, bet: 'swing', low: [1], high: [] }
        return entry.type === 'timed-out' ? { ...entry, submitted: null } : entry
      }),
    }
  },

  notation: {
    reread(state) {
      const parsed = mathpokerText.parsePosition(mathpokerText.makePosition(state))
      const made = parsed.ok ? mathpokerSetup.fromSetup(parsed.value) : parsed
      return made.ok ? made.value : made.error
    },
    // What has been told is no part of where a game stands: no rule looks at it, and it grows by itself again.
    positionOf: (state) => ({ ...state, log: [] }),
  },
}

/** A hand with another card face down. */
const otherCard = <T>(hand: readonly T[]): readonly (T | { readonly n: number; readonly r: number })[] =>
  hand.length === 0 ? hand : [{ n: 5, r: 9 }, ...hand.slice(1)]

const toyEntry: Entry<ToyKind> = {
  game: toy,
  openings: [
    { options: { goal: 60, clock: null }, company: people(2) },
    { options: { goal: 25, clock: 30 }, company: people(2) },
  ],
  games: 150,
  anytime: ['resign'],
  disguise: (state, viewer) => ({
    ...state,
    secrets: [viewer === 0 ? state.secrets[0] : 'another', viewer === 1 ? state.secrets[1] : 'another'],
  }),
}

/** Every game that is held to the contract: the catalogue, and the toy. */
export const entries: readonly Entry<Kind>[] = [equacrossEntry, bedmasEntry, mathpokerEntry, toyEntry]
