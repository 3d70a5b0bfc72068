import type { MathPokerNews } from '@trueline/rules/mathpoker/client'
import type { Cast } from '../gameui.ts'
import { isOpening } from './opening.ts'
import { say } from './say.ts'
import { sayLate, sayPot, sayStanding } from './settled.ts'
import { writeCards } from './cards.ts'
import { sorted } from './held.ts'
import { writeValue } from './numbers.ts'
import { words } from './words/table.ts'

/** What happened in one round, a line each. */
export interface ToldRound {
  readonly round: number
  readonly lines: readonly string[]
}

/** The rounds of a game in words, the first first. */
export const roundsOf = (news: readonly MathPokerNews[], cast: Cast): ToldRound[] => {
  const rounds: { round: number; lines: string[] }[] = []
  for (const [at, each] of news.entries()) {
    if (each.type === 'dealt') {
      const known = rounds.find(({ round }) => round === each.round)
      if (!known) rounds.push({ round: each.round, lines: [] })
    }
    rounds.at(-1)?.lines.push(...linesOf(each, cast, news.slice(0, at + 1)))
  }
  return rounds
}

/** What is told of one thing that happened: of a showdown every equation, and who won which pot and why. */
export const linesOf = (news: MathPokerNews, cast: Cast, past: readonly MathPokerNews[] = []): string[] => {
  if (news.type === 'locked' || news.type === 'unlocked') return []
  if (news.type !== 'shown') return say(news, cast, isOpening(news, past))?.split('. ') ?? []
  const hands = news.hands.map((hand) => {
    const { seat, cards, equations } = hand
    const shown = equations.map(
      ({ order, value, fault }) =>
        `${writeCards(order.flatMap((at) => cards[at] ?? []))}${value !== null ? ` ${writeValue(value)}` : fault ? ` (${sayLate(fault)})` : ''}`,
    )
    const none = equations.length === 0 ? `, ${words.round_over.none}` : ''
    return `${cast.names[seat] ?? ''}, ${sayStanding(hand)}${none}: ${shown.join(' and ') || writeCards(sorted(cards).flatMap(({ card }) => card ?? []))}`
  })
  return [...hands, ...news.pots.flatMap((pot) => sayPot(pot, news.hands, cast))]
}
