import type { MathPokerNews } from '@trueline/rules/mathpoker/client'
import type { Cast } from '../gameui.ts'
import { say } from './say.ts'
import { sayPot } from './settled.ts'
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
  for (const each of news) {
    if (each.type === 'dealt') {
      const known = rounds.find(({ round }) => round === each.round)
      if (!known) rounds.push({ round: each.round, lines: [] })
    }
    rounds.at(-1)?.lines.push(...linesOf(each, cast))
  }
  return rounds
}

/** What is told of one thing that happened: of a showdown every equation, and who won which pot and why. */
export const linesOf = (news: MathPokerNews, cast: Cast): string[] => {
  if (news.type === 'locked') return []
  if (news.type !== 'shown') return say(news, cast)?.split('. ') ?? []
  const hands = news.hands.map(({ seat, cards, standing, equations }) => {
    const shown = equations.map(
      ({ order, value }) =>
        `${writeCards(order.flatMap((at) => cards[at] ?? []))}${value === null ? '' : ` ${writeValue(value)}`}`,
    )
    const bet = standing === 'none' ? words.round_over.none : words.equation.bets[standing]
    return `${cast.names[seat] ?? ''}, ${bet}: ${shown.join(' and ') || writeCards(sorted(cards).flatMap(({ card }) => card ?? []))}`
  })
  return [...hands, ...news.pots.flatMap((pot) => sayPot(pot, news.hands, cast))]
}
