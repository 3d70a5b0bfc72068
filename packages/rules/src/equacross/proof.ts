import { chanceFrom, type Rng, seedHash } from '../core/chance.ts'
import type { News } from '../core/game.ts'
import { sameJson } from '../core/json.ts'
import type { GameLog } from '../core/log.ts'
import { apply, start } from './apply.ts'
import { decide } from './decide.ts'
import { charged } from './hints.ts'
import { house } from './house.ts'
import type { EquaCrossIntent } from './intent.ts'
import { equaCrossOptions, opening } from './setup.ts'
import type { EquaCrossEvent, EquaCrossState } from './state.ts'
import { type EquaCrossNews, type EquaCrossView, news, view } from './view.ts'

/** How a game stood after event number `seq`, with nothing hidden. */
export interface ProvenPosition {
  readonly seq: number
  readonly racks: readonly [string, string]
  readonly view: EquaCrossView
  /** The tiles that were drawn from the bag in this event: `drawn[seat]`. */
  readonly drawn: readonly [string, string]
}

/**
 * Why a log is not what its seed and its players' choices make of it: the hash is not the seed's, the log is not one
 * of this game's, event number `seq` happened otherwise, or the game did not end so.
 */
export interface ProofFault {
  readonly code: 'hash' | 'not-a-log' | 'event' | 'outcome'
  readonly seq: number
}

/** A finished game played again from its seed; `positions` are those that agree with the log, the opening first. */
export interface Proof {
  readonly positions: readonly ProvenPosition[]
  readonly fault: ProofFault | null
}

/** Plays a finished game again from its seed and compares every draw, every score and the end (G-6). Never throws. */
export const prove = (log: GameLog): Proof => {
  const positions: ProvenPosition[] = []
  try {
    return { positions, fault: replayed(log, positions) }
  } catch {
    // Whoever is checked wrote the log: it may be anything.
    return positions.length > 0
      ? failed(positions, 'event', positions.length + 1)
      : failed(positions, 'not-a-log', 0)
  }
}

/** Puts what agrees into `positions`, and answers with the first thing that does not. */
const replayed = (log: GameLog, positions: ProvenPosition[]): ProofFault | null => {
  const { seed, hash } = log.fairness
  const options = equaCrossOptions.safeParse(log.options)
  if (!options.success || !/^[0-9a-f]{64}$/.test(seed)) return { code: 'not-a-log', seq: 0 }
  if (seedHash(seed) !== hash) return { code: 'hash', seq: 0 }

  const chance = chanceFrom(seed)
  const company = { mode: log.mode, computers: log.seats.map(({ computer }) => computer) }
  let state: EquaCrossState | null = null
  for (const [at, told] of log.news.entries()) {
    const seq = at + 1
    // Nothing follows the end, and what the house is about to do comes before anybody's turn.
    if (state?.outcome) return { code: 'event', seq }
    const event: EquaCrossEvent | null = state
      ? (house(state) ?? eventOf(state, told as EquaCrossNews, chance(seq)))
      : opening(options.data, company, chance(1))
    if (!event || !sameJson(news(event, 'archive'), told)) return { code: 'event', seq }
    const before: EquaCrossState | null = state
    state = before ? apply(before, event) : event.type === 'opened' ? start(event) : null
    if (!state) return { code: 'event', seq }
    positions.push({ seq, racks: state.racks, view: view(state, 'archive'), drawn: drawnIn(event, state) })
  }
  return state && sameJson(state.outcome, log.outcome) ? null : { code: 'outcome', seq: log.news.length }
}

const failed = (positions: readonly ProvenPosition[], code: ProofFault['code'], seq: number): Proof => ({
  positions,
  fault: { code, seq },
})

/** The event that what was told must have been: the players' choices are taken from it, all else is made anew. */
const eventOf = (state: EquaCrossState, told: EquaCrossNews & News, rng: Rng): EquaCrossEvent | null => {
  switch (told.type) {
    case 'opened':
    case 'ended':
      return null
    case 'timed-out':
      return told.seat === state.turn ? { type: told.type, seat: told.seat, ...charged(state) } : null
    case 'forfeited':
      return { type: told.type, seat: told.seat, ...charged(state) }
    case 'played':
    case 'exchanged':
    case 'passed':
    case 'resigned':
    case 'hinted': {
      const decided = decide(state, told.seat, intentOf(told), rng, shownIn(told))
      return decided.ok ? decided.value : null
    }
  }
}

/** What somebody chose to do. */
type Chosen = Exclude<EquaCrossNews, { type: 'opened' | 'ended' }>

const intentOf = (told: Chosen): EquaCrossIntent => {
  if (told.type === 'played') return { type: 'play', tiles: [...told.tiles] }
  if (told.type === 'exchanged') return { type: 'exchange', tiles: told.tiles ?? '' }
  if (told.type === 'hinted') return { type: 'hint' }
  return { type: told.type === 'resigned' ? 'resign' : 'pass' }
}

/** The play that a hint showed; that it was the best is for the review to say. */
const shownIn = (told: Chosen): EquaCrossIntent[] =>
  told.type === 'hinted' && told.play ? [{ type: 'play', tiles: [...told.play.tiles] }] : []

const drawnIn = (event: EquaCrossEvent, { racks }: EquaCrossState): readonly [string, string] => {
  if (event.type === 'opened') return racks
  const drawn = 'drawn' in event ? event.drawn : ''
  return 'seat' in event && event.seat === 1 ? ['', drawn] : [drawn, '']
}
