import type { EquaCrossNews } from '@trueline/rules/equacross/client'
import { type ProvenPosition, prove } from '@trueline/rules/equacross/proof'
import type { GameLog } from '@trueline/rules/wire'
import type { Cast } from '../../gameui.ts'
import type { Draw, Moment, Replay } from '../../reviewui.ts'
import { movesOf } from '../say.ts'

type Hinted = Extract<EquaCrossNews, { type: 'hinted' }>
type Turn = Extract<EquaCrossNews, { type: 'played' | 'exchanged' | 'passed' | 'timed-out' }>

/** How a finished game of EquaCross stood, and how it came to stand so. */
export interface EquaCrossMoment extends Moment {
  readonly position: ProvenPosition
  /** As it stood before the turn; at the beginning and the end the position itself. */
  readonly before: ProvenPosition
  /** What happened; null at the beginning. */
  readonly news: EquaCrossNews | null
  /** The move that was shown in this turn, if one was asked for (EC-16). */
  readonly hint: Hinted | null
}

/** Plays a finished game again by its seed: how it stood after each turn, and every draw (G-6). */
export const replay = (log: GameLog, cast: Cast): Replay<EquaCrossMoment> => {
  const { positions, fault } = prove(log)
  const moments: EquaCrossMoment[] = []
  let before = positions[0]
  let hint: Hinted | null = null
  for (const position of positions) {
    const news = position.seq === 1 ? null : (position.view.news.at(-1) ?? null)
    if (news?.type === 'hinted') {
      hint = news
      continue
    }
    const [move = null] = news ? movesOf([news], cast) : []
    moments.push({
      seq: position.seq,
      scores: position.view.seats.map(({ score }) => score),
      move,
      position,
      before: move && before ? before : position,
      news,
      hint,
    })
    before = position
    hint = null
  }
  return { moments, draws: positions.flatMap(drawsOf), events: positions.length, fault }
}

/** Tiles as they are read out: `1 2 9`. */
export const spaced = (tiles: string): string => tiles.split('').join(' ')

const drawsOf = ({ seq, drawn, view }: ProvenPosition): Draw[] =>
  drawn.flatMap((tiles, seat): Draw[] =>
    tiles === '' ? [] : [{ seq, seat, what: spaced(tiles), when: whenOf(seq, view.news.at(-1)) }],
  )

const whenOf = (seq: number, news: EquaCrossNews | undefined): string => {
  if (seq === 1) return 'to begin with'
  return news?.type === 'exchanged' ? `for ${spaced(news.tiles ?? '')}` : 'after a play'
}

/** One tile of a rack in the turn that was played from it. */
export interface RackTile {
  readonly digit: string
  /** Whether it left the rack in this turn. */
  readonly used: boolean
}

/** The tiles that left a rack in a turn. */
const usedIn = (news: EquaCrossNews | null): string => {
  if (news?.type === 'played') return news.tiles.map(({ digit }) => digit).join('')
  return news?.type === 'exchanged' ? (news.tiles ?? '') : ''
}

/** The rack of a seat as it was when the turn began, sorted, with what left it marked. */
export const rackAt = ({ before, news }: EquaCrossMoment, seat: number): RackTile[] => {
  const used = news && 'seat' in news && news.seat === seat ? usedIn(news).split('') : []
  return (before.racks[seat] ?? '')
    .split('')
    .sort()
    .map((digit) => {
      const at = used.indexOf(digit)
      if (at >= 0) used.splice(at, 1)
      return { digit, used: at >= 0 }
    })
}

/** What a hint took off in a turn, if anything (EC-17). */
export const chargeOf = (news: EquaCrossNews | null): number =>
  news && 'charge' in news ? ((news as Turn).charge?.points ?? 0) : 0
