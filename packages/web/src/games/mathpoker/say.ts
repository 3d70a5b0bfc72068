import type { MathPokerNews } from '@trueline/rules/mathpoker/client'
import { listed } from '../../words/listed.ts'
import type { Cast } from '../gameui.ts'
import { sayCard, writeCards } from './cards.ts'
import { sorted } from './held.ts'
import type { View } from './view.ts'

/** A player as a sentence begins with them. */
export const nameIn = (cast: Cast, seat: number): string =>
  seat === cast.you ? 'You' : (cast.names[seat] ?? '')

/** The same within a sentence. */
export const nameWithin = (cast: Cast, seat: number): string =>
  seat === cast.you ? 'you' : nameIn(cast, seat)

/** The same in a list, of which the first begins the sentence. */
const nameAt = (cast: Cast, seat: number, at: number): string =>
  at === 0 ? nameIn(cast, seat) : nameWithin(cast, seat)

/** Several as a sentence begins with them. */
export const namesIn = (cast: Cast, seats: readonly number[]): string =>
  listed(seats.map((seat, at) => nameAt(cast, seat, at)))
/** "is" for one, "are" for several and for you. */
const be = (cast: Cast, seats: readonly number[]): string =>
  seats.length === 1 && seats[0] !== cast.you ? 'is' : 'are'

export const chips = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`)

type News<T extends MathPokerNews['type']> = Extract<MathPokerNews, { type: T }>
type Bet = News<'checked' | 'called' | 'raised' | 'folded'>

/** One thing that happened, in words; null for what needs none. `first` is whether a bet is the first, where that is known. */
export const say = (news: MathPokerNews, cast: Cast, first?: boolean): string | null => {
  switch (news.type) {
    case 'opened':
    case 'chose':
    case 'ready':
    case 'waited':
      return null
    case 'dealt':
      return [
        `Round ${news.round}, blinds ${news.blinds.small} and ${news.blinds.big}`,
        ...sayOwn(news, cast),
      ].join('. ')
    case 'discarded':
      return news.replaced
        .map(
          ({ seat, gone, drawn }, at) =>
            `${nameAt(cast, seat, at)} gave ${writeCards(gone)} for ${writeCards(drawn)}`,
        )
        .join(', ')
    case 'checked':
    case 'called':
    case 'raised':
    case 'folded':
      return `${nameIn(cast, news.seat)} ${sayBet(news, first)}`
    case 'collected':
      return news.returned
        ? `${chips(news.returned.chips)} uncalled, back to ${nameWithin(cast, news.returned.seat)}`
        : null
    case 'drew':
      return news.draws
        .map(({ seat, cards }, at) => `${nameAt(cast, seat, at)} drew ${writeCards(cards)}`)
        .join(', ')
    case 'locked':
      return `${nameIn(cast, news.seat)} locked in`
    case 'unlocked':
      return `${nameIn(cast, news.seat)} unlocked`
    case 'back':
      return `${nameIn(cast, news.seat)} ${be(cast, [news.seat])} back`
    case 'resigned':
    case 'forfeited':
      return `${nameIn(cast, news.seat)} left the table`
    case 'timed-out':
      return sayTimeout(news, cast)
    case 'shown':
      return news.pots
        .flatMap(({ paid }) => paid)
        .map(([seat, amount], at) => `${nameAt(cast, seat, at)} got ${chips(amount)}`)
        .join(', ')
    case 'taken':
      return `${nameIn(cast, news.seat)} took ${chips(news.chips)}, as all others folded`
    case 'concluded':
      return news.out.length > 0 ? `${namesIn(cast, news.out)} ${be(cast, news.out)} out of the game` : null
  }
}

const sayOwn = ({ hands }: News<'dealt'>, cast: Cast): string[] => {
  const [hidden, ...open] = sorted((cast.you === null ? undefined : hands[cast.you]) ?? [])
  return hidden?.card
    ? [
        `You hold ${sayCard(hidden.card)}, face down, and ${writeCards(open.flatMap(({ card }) => card ?? []))}`,
      ]
    : []
}

/** What somebody did in a betting turn, as the end of a sentence. Who had nothing in before has at any rate bet. */
const sayBet = ({ type, chips: put, to, allIn, away }: Bet, first = put === to): string => {
  const does =
    type === 'called' ? `called ${put}` : type === 'raised' ? `${first ? 'bet' : 'raised to'} ${to}` : type
  return `${does}${allIn ? ', all-in' : ''}${away ? ', being away' : ''}`
}

const sayTimeout = ({ seats, away, does }: News<'timed-out'>, cast: Cast): string => {
  const acted = does && `${namesIn(cast, seats)} ran out of time: a ${does}`
  const gone = away.length > 0 && `${namesIn(cast, away)} ${be(cast, away)} away now`
  return [acted || 'Time is up', ...(gone ? [gone] : [])].join('. ')
}

/** What the table waits for, where it is more than somebody's turn. */
export const sayTurn = (view: View, seat: number | null): string | null => {
  if (view.status !== 'playing') return null
  const yours = seat !== null && view.toAct.includes(seat)
  if (view.phase === 'choosing') return 'A × came'
  if (view.phase === 'equation') return yours ? 'Your equation' : 'Equations'
  return view.phase === 'between' ? 'Round over' : null
}
