import type { BedmasNews, ClockSeconds, EndReason, ScoredPlay } from '@trueline/rules/bedmas/client'
import type { Move } from '../../table/moves.ts'
import { listed } from '../../words/listed.ts'
import { nameIn, points, tiles, timeouts, verb } from '../board/phrases.ts'
import type { Cast } from '../gameui.ts'
import { writeTokens } from './signs.ts'

/** What is chosen when a game is made (BM-3, BM-14). */
export interface Options {
  readonly clock: ClockSeconds
  readonly first: 'maker' | 'random'
}

/** The equations of a play as they are written. */
export const equations = (play: Pick<ScoredPlay, 'equations'>): string[] =>
  play.equations.map(({ text }) => writeTokens(text))

/** One thing that happened, in words. */
export const say = (news: BedmasNews, cast: Cast): string | null => {
  if (news.type === 'opened') return null
  if (news.type === 'ended') return news.why === 'resigned' ? null : sayWhy(news.why)
  const name = nameIn(cast, news.seat)
  switch (news.type) {
    case 'played':
      return `${name} played ${listed(equations(news))}, ${points(news.score)}`
    case 'swapped':
      return `${name} swapped ${tiles(news.count)}`
    case 'hinted':
      if (!news.found) return `${name} asked for a hint, and there was no play`
      return `${name} had plays shown`
    case 'earned':
      return `${name} earned three more hints`
    case 'passed':
    case 'timed-out':
    case 'resigned':
    case 'forfeited':
      return `${name} ${verb(news.type, news.seat === cast.you)}`
  }
}

/** Why a game ended. */
export const sayWhy = (why: EndReason): string => {
  switch (why) {
    case 'played-out':
      return 'The pool is empty and a rack is played out'
    case 'both-passed':
      return 'Both passed, one after the other'
    case 'scoreless':
      return 'Six turns in a row went without a play'
    case 'resigned':
      return 'The game was resigned'
    case 'time':
      return 'Three time-outs in a row lose the game'
    case 'forfeited':
      return 'The game was claimed after a week of silence'
  }
}

/** The turns of a game for a list; the end is no turn, nor is a hint. */
export const movesOf = (news: readonly BedmasNews[], cast: Cast): Move[] =>
  news.flatMap((each, at): Move[] => {
    if (!('seat' in each) || each.type === 'hinted' || each.type === 'earned') return []
    const { seat } = each
    const move = { seat, name: nameIn(cast, seat), equations: [], points: null }
    if (each.type === 'played')
      return [{ ...move, words: '', equations: equations(each), points: each.score }]
    if (each.type === 'swapped') return [{ ...move, words: `swapped ${tiles(each.count)}` }]
    const words = verb(each.type, seat === cast.you)
    const again = each.type === 'timed-out' && timeouts(news.slice(0, at + 1), seat) === 2
    return [{ ...move, words: again ? `${words} again; a third time loses` : words }]
  })
