import type {
  Charge,
  ClockSeconds,
  EndReason,
  EquaCrossNews,
  Leftover,
  ScoredPlay,
} from '@trueline/rules/equacross/client'
import type { Move } from '../../table/moves.ts'
import { listed } from '../../words/listed.ts'
import type { Cast } from '../gameui.ts'
import { nameIn, points, tiles, timeouts, verb } from '../board/phrases.ts'
import { writeReading } from './reading.ts'

/** What is chosen when a game is made (G-7, EC-3). */
export interface Options {
  readonly clock: ClockSeconds
  readonly first: 'maker' | 'random'
}

/** The equations of a play as they are written. */
export const equations = (play: ScoredPlay): string[] => play.lines.map((line) => writeReading(line.reading))

/** One thing that happened, in words. */
export const say = (news: EquaCrossNews, cast: Cast): string | null => {
  switch (news.type) {
    case 'opened':
      return null
    case 'played':
      return `${nameIn(cast, news.seat)} played ${listed(equations(news))}, ${points(news.score)}${offFor(news)}`
    case 'exchanged':
      return `${nameIn(cast, news.seat)} exchanged ${tiles(news.count)}${offFor(news)}`
    case 'hinted':
      return sayHinted(news, cast)
    case 'ended':
      // Who resigned has been told.
      if (news.why === 'resigned') return null
      return [sayWhy(news.why), ...sayLeftovers(news.leftovers, cast)].join('. ')
    case 'passed':
    case 'timed-out':
    case 'resigned':
    case 'forfeited':
      return `${nameIn(cast, news.seat)} ${verb(news.type, news.seat === cast.you)}${offFor(news)}`
  }
}

/** What a hint took off in a turn, as the end of a sentence (EC-17): who resigns out of turn pays nothing. */
const offFor = ({ seat, charge }: { readonly seat: number; readonly charge?: Charge | undefined }): string =>
  charge?.seat === seat ? `, ${points(charge.points)} off for the move shown` : ''

const sayHinted = (
  { seat, found }: { readonly seat: number; readonly found: boolean },
  cast: Cast,
): string => {
  const name = nameIn(cast, seat)
  if (!found) return `${name} asked for a move, and there was none`
  return seat === cast.you ? `${name} were shown a move` : `${name} was shown a move`
}

/** Why a game ended. */
export const sayWhy = (why: EndReason): string => {
  switch (why) {
    case 'played-out':
      return 'The bag is empty and a rack is played out'
    case 'both-passed':
      return 'Both passed with the bag empty'
    case 'scoreless':
      return 'Six turns in a row brought no points'
    case 'resigned':
      return 'The game was resigned'
    case 'time':
      return 'Three time-outs in a row lose the game'
    case 'forfeited':
      return 'The game was claimed after a week of silence'
  }
}

const sayLeftovers = (leftovers: readonly Leftover[], cast: Cast): string[] =>
  leftovers.flatMap(({ tiles, points: off }, seat) =>
    off === 0 ? [] : [`${nameIn(cast, seat)} had ${tiles.split('').join(' ')} left, ${points(off)} off`],
  )

/** The turns of a game for a list; the end is no turn, nor is a hint. */
export const movesOf = (news: readonly EquaCrossNews[], cast: Cast): Move[] =>
  news.flatMap((each, at): Move[] => {
    if (each.type === 'opened' || each.type === 'ended' || each.type === 'hinted') return []
    const { seat, charge } = each
    const note = charge?.seat === seat && {
      long: `−${charge.points} for the move shown`,
      short: `−${charge.points} hint`,
    }
    const move = { seat, name: nameIn(cast, seat), equations: [], points: null, note: note || undefined }
    if (each.type === 'played')
      return [{ ...move, words: '', equations: equations(each), points: each.score }]
    if (each.type === 'exchanged') return [{ ...move, words: `exchanged ${tiles(each.count)}` }]
    const words = verb(each.type, seat === cast.you)
    const again = each.type === 'timed-out' && timeouts(news.slice(0, at + 1), seat) === 2
    return [{ ...move, words: again ? `${words} again; a third time loses` : words }]
  })
