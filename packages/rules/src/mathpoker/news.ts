import type { Seat, Viewer } from '../core/seat.ts'
import type { Card, Discardable, NumberCard } from './cards.ts'
import type { Pot, Returned } from './pots.ts'
import type {
  Arrangement,
  BettingEvent,
  Blinds,
  LogEntry,
  MathPokerEvent,
  Replaced,
  Showdown,
} from './state.ts'

/** What happened, as one pair of eyes may know it. A card that is face down is null, unless it is one's own. */
export type MathPokerNews =
  | { readonly type: 'opened'; readonly first: Seat }
  | {
      readonly type: 'dealt'
      readonly round: number
      readonly blinds: Blinds
      readonly small: Seat
      readonly big: Seat
      readonly posted: readonly { readonly seat: Seat; readonly chips: number }[]
      readonly hands: readonly (readonly (Card | null)[])[]
    }
  /** Told to its owner alone, until all have chosen. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: Discardable }
  | { readonly type: 'discarded'; readonly replaced: readonly Replaced[] }
  | BettingEvent
  | { readonly type: 'collected'; readonly returned: Returned | null; readonly pots: readonly Pot[] }
  | {
      readonly type: 'drew'
      readonly draws: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[]
    }
  /** How the cards lie is told to the archive alone. */
  | ({ readonly type: 'locked'; readonly seat: Seat } & Partial<Arrangement>)
  | { readonly type: 'unlocked' | 'ready' | 'back' | 'resigned' | 'forfeited'; readonly seat: Seat }
  | {
      readonly type: 'timed-out'
      readonly seats: readonly Seat[]
      readonly away: readonly Seat[]
      readonly does: 'check' | 'fold' | null
      /** Told to the archive alone; the showdown tells all what of it they may know. */
      readonly submitted?: readonly (Arrangement | null)[]
    }
  | ({ readonly type: 'shown' } & Showdown)
  | { readonly type: 'taken'; readonly seat: Seat; readonly chips: number }
  | { readonly type: 'concluded'; readonly out: readonly Seat[]; readonly places: readonly number[] | null }
  | { readonly type: 'waited' }

/** What `viewer` may know of an event, or of its entry in the log. */
export const news = (event: MathPokerEvent | LogEntry, viewer: Viewer): MathPokerNews | null => {
  switch (event.type) {
    case 'opened':
      return { type: 'opened', first: event.first }
    case 'dealt': {
      const { round, blinds, small, big, posted } = event
      const hands = event.hands.map((cards, seat) => faceUp(cards, maySee(viewer, seat)))
      return { type: 'dealt', round, blinds, small, big, posted, hands }
    }
    case 'chose':
      return isFor(viewer, event.seat) ? { type: 'chose', seat: event.seat, card: event.card } : null
    case 'discarded':
      return {
        type: 'discarded',
        replaced: event.replaced.map(({ seat, gone, drawn }) => ({ seat, gone, drawn: drawn.map(copyOf) })),
      }
    case 'checked':
    case 'called':
    case 'raised':
    case 'folded': {
      const { type, seat, chips, to, allIn } = event
      return { type, seat, chips, to, allIn, ...(event.away ? { away: true } : {}) }
    }
    case 'collected':
      return { type: 'collected', returned: event.returned, pots: event.pots }
    case 'drew':
      return { type: 'drew', draws: event.draws.map(({ seat, cards }) => ({ seat, cards })) }
    case 'arranged':
      return null
    case 'locked': {
      const { type, seat, bet, low, high } = event
      return viewer === 'archive' ? { type, seat, bet, low, high } : { type, seat }
    }
    case 'unlocked':
    case 'ready':
    case 'back':
    case 'resigned':
    case 'forfeited':
      return { type: event.type, seat: event.seat }
    case 'timed-out': {
      const { type, seats, away, does, submitted } = event
      const told = { type, seats, away, does }
      return viewer === 'archive' && submitted ? { ...told, submitted } : told
    }
    case 'shown': {
      const { type, hands, pots, payouts, removed } = event
      return { type, hands, pots, payouts, removed }
    }
    case 'taken':
      return { type: 'taken', seat: event.seat, chips: event.chips }
    case 'concluded':
      return { type: 'concluded', out: event.out, places: event.places }
    case 'waited':
      return { type: 'waited' }
  }
}

const isFor = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === 'archive'

const copyOf = ({ n, r }: NumberCard): NumberCard => ({ n, r })

/** Whether the card face down of `seat` is the viewer's own. */
export const maySee = (viewer: Viewer, seat: Seat): boolean => viewer === seat

/** A hand as somebody sees it: the first card lies face down. */
export const faceUp = (cards: readonly Card[], all: boolean): (Card | null)[] =>
  cards.map((card, at) => (at === 0 && !all ? null : card))
