import type { BedmasNews } from '@trueline/rules/bedmas/client'
import { type ProvenPosition, prove } from '@trueline/rules/bedmas/proof'
import type { GameLog } from '@trueline/rules/wire'
import type { Cast } from '../../gameui.ts'
import type { Draw, Moment, Replay } from '../../reviewui.ts'
import { movesOf } from '../say.ts'

/** How a finished game of BEDMAS stood, and how it came to stand so. */
export interface BedmasMoment extends Moment {
  readonly position: ProvenPosition
  /** As it stood before the turn; at the beginning and the end the position itself. */
  readonly before: ProvenPosition
  /** What happened; null at the beginning. */
  readonly news: BedmasNews | null
  /** Whether plays were shown in this turn (BM-11). */
  readonly hinted: boolean
}

/** Plays a finished game again by its seed: how it stood after each turn, and every draw (G-6). */
export const replay = (log: GameLog, cast: Cast): Replay<BedmasMoment> => {
  const { positions, fault } = prove(log)
  const moments: BedmasMoment[] = []
  let before = positions[0]
  let hinted = false
  for (const position of positions) {
    const news = position.seq === 1 ? null : (position.view.news.at(-1) ?? null)
    if (news?.type === 'hinted' || news?.type === 'earned') {
      hinted ||= news.type === 'hinted'
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
      hinted,
    })
    before = position
    hinted = false
  }
  return { moments, draws: positions.flatMap(drawsOf), events: positions.length, fault }
}

const drawsOf = ({ seq, drawn, view }: ProvenPosition): Draw[] =>
  drawn.flatMap((numbers, seat): Draw[] =>
    numbers.length === 0 ? [] : [{ seq, seat, what: numbers.join(' '), when: whenOf(seq, view.news.at(-1)) }],
  )

const whenOf = (seq: number, news: BedmasNews | undefined): string => {
  if (seq === 1) return 'to begin with'
  return news?.type === 'swapped' ? `for ${(news.tiles ?? []).join(' ')}` : 'after a play'
}

/** One tile of a rack in the turn that was played from it. */
export interface RackTile {
  readonly face: string
  /** Whether it left the rack in this turn. */
  readonly used: boolean
}

/** The rack of a seat as it was when the turn began, sorted, with what left it marked. */
export const rackAt = ({ before, news }: BedmasMoment, seat: number): RackTile[] => {
  const used = news && 'seat' in news && news.seat === seat ? usedIn(news) : []
  return [...(before.racks[seat] ?? [])]
    .sort((a, b) => a - b)
    .map((number) => ({ face: String(number), used: used.includes(String(number)) }))
}

const usedIn = (news: BedmasNews): string[] => {
  if (news.type === 'played') return news.tiles.map(({ token }) => token)
  return news.type === 'swapped' ? (news.tiles ?? []).map(String) : []
}
