import type { Card, MathPokerNews } from '@trueline/rules/mathpoker/client'
import { type ProvenPosition, prove } from '@trueline/rules/mathpoker/proof'
import type { GameLog } from '@trueline/rules/wire'
import type { Move } from '../../../table/moves.ts'
import type { Cast } from '../../gameui.ts'
import type { Draw, Moment, Replay } from '../../reviewui.ts'
import { writeCards } from '../cards.ts'
import { isOpening } from '../opening.ts'
import { linesOf } from '../rounds.ts'
import { nameIn, say } from '../say.ts'
import { words } from './words.ts'

/** How a finished game of MathPoker stood, and what led there. */
export interface PokerMoment extends Moment {
  readonly position: ProvenPosition
  /** Null at the beginning. */
  readonly news: MathPokerNews | null
  /** That in words, a line each. */
  readonly lines: readonly string[]
}

/** Plays a finished game again by its seed: how it stood after each thing that happened, and every card (G-6). */
export const replay = (log: GameLog, cast: Cast): Replay<PokerMoment> => {
  const { positions, fault } = prove(log)
  const told = log.news as readonly MathPokerNews[]
  const moments = positions.flatMap((position): PokerMoment[] => {
    const news = position.seq === 1 ? null : (told[position.seq - 1] ?? null)
    const past = told.slice(0, position.seq)
    const move = news && moveOf(news, cast, past)
    // What needs no words leaves the table as it was.
    if (news && !move) return []
    const { seats } = position.view
    const lines = news ? linesOf(news, { ...cast, you: null }, past) : [words.start]
    return [{ seq: position.seq, scores: seats.map(({ chips }) => chips), move, position, news, lines }]
  })
  return { moments, draws: told.flatMap(drawsOf), events: positions.length, fault }
}

/** One thing that happened, for the list of a game; what the whole table did has no name before it. */
const moveOf = (news: MathPokerNews, cast: Cast, past: readonly MathPokerNews[]): Move | null => {
  const said = say(news, { ...cast, you: null }, isOpening(news, past))
  // Of what was arranged in hiding a log tells no more than that: it has no words, not even none.
  if (!said) return null
  const seat = 'seat' in news ? news.seat : -1
  const name = seat < 0 ? '' : nameIn({ ...cast, you: null }, seat)
  return { seat, name, words: said.slice(name.length).trim(), equations: [], points: null }
}

const drawsOf = (news: MathPokerNews, at: number): Draw[] => {
  const seq = at + 1
  const draw = (seat: number, cards: readonly (Card | null)[], when: string): Draw[] =>
    cards.length === 0 ? [] : [{ seq, seat, what: writeCards(cards.flatMap((card) => card ?? [])), when }]
  if (news.type === 'dealt')
    return news.hands.flatMap((cards, seat) => draw(seat, cards, `in round ${news.round}`))
  if (news.type === 'drew')
    return news.draws.flatMap(({ seat, cards }) => draw(seat, cards, 'in the second draw'))
  if (news.type === 'discarded')
    return news.replaced.flatMap(({ seat, drawn }) => draw(seat, drawn, 'for a sign'))
  return []
}
