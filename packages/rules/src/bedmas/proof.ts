import { chanceFrom, type Rng, seedHash } from '../core/chance.ts'
import { sameJson } from '../core/json.ts'
import type { GameLog } from '../core/log.ts'
import { apply, start } from './apply.ts'
import { decide } from './decide.ts'
import { house } from './house.ts'
import type { BedmasIntent } from './intent.ts'
import { rightAnswers } from './sums.ts'
import { bedmasOptions, opening } from './setup.ts'
import type { BedmasEvent, BedmasState } from './state.ts'
import { type BedmasNews, type BedmasView, news, view } from './view.ts'

/** How a game stood after event number `seq`, with nothing hidden. */
export interface ProvenPosition {
  readonly seq: number
  readonly racks: BedmasState['racks']
  readonly view: BedmasView
  /** The tiles that were drawn from the pool in this event: `drawn[seat]`. */
  readonly drawn: BedmasState['racks']
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
    const seq = positions.length > 0 ? positions.length + 1 : 0
    return { positions, fault: { code: seq > 0 ? 'event' : 'not-a-log', seq } }
  }
}

/** Puts what agrees into `positions`, and answers with the first thing that does not. */
const replayed = (log: GameLog, positions: ProvenPosition[]): ProofFault | null => {
  const { seed, hash } = log.fairness
  const options = bedmasOptions.safeParse(log.options)
  if (!options.success || !/^[0-9a-f]{64}$/.test(seed)) return { code: 'not-a-log', seq: 0 }
  if (seedHash(seed) !== hash) return { code: 'hash', seq: 0 }

  const chance = chanceFrom(seed)
  const company = { mode: log.mode, computers: log.seats.map(({ computer }) => computer) }
  let state: BedmasState | null = null
  for (const [at, told] of log.news.entries()) {
    const seq = at + 1
    // Nothing follows the end, and what the house is about to do comes before anybody's turn.
    if (state?.outcome) return { code: 'event', seq }
    const event: BedmasEvent | null = state
      ? (house(state) ?? eventOf(state, told as BedmasNews, chance(seq)))
      : opening(options.data, company, chance(1))
    if (!event || !sameJson(news(event, 'archive'), told)) return { code: 'event', seq }
    const before: BedmasState | null = state
    state = before ? apply(before, event) : event.type === 'opened' ? start(event) : null
    if (!state) return { code: 'event', seq }
    positions.push({ seq, racks: state.racks, view: view(state, 'archive'), drawn: drawnIn(event, state) })
  }
  return state && sameJson(state.outcome, log.outcome) ? null : { code: 'outcome', seq: log.news.length }
}

/** The event that what was told must have been: the players' choices are taken from it, all else is made anew. */
const eventOf = (state: BedmasState, told: BedmasNews, rng: Rng): BedmasEvent | null => {
  switch (told.type) {
    case 'opened':
    case 'ended':
      return null
    case 'timed-out':
      return told.seat === state.turn ? { type: told.type, seat: told.seat } : null
    case 'forfeited':
      return { type: told.type, seat: told.seat }
    case 'played':
    case 'swapped':
    case 'passed':
    case 'resigned':
    case 'hinted':
    case 'earned': {
      const decided = decide(state, told.seat, intentOf(state, told), rng, shownIn(told))
      return decided.ok ? decided.value : null
    }
  }
}

/** What somebody chose to do. */
type Chosen = Exclude<BedmasNews, { type: 'opened' | 'ended' }>

const intentOf = (state: BedmasState, told: Chosen): BedmasIntent => {
  switch (told.type) {
    case 'played':
      return { type: 'play', tiles: [...told.tiles] }
    case 'swapped':
      return { type: 'swap' }
    case 'hinted':
      return { type: 'hint' }
    case 'earned':
      return { type: 'sums', answers: rightAnswers(state.hints?.sums[told.seat] ?? []) }
    case 'resigned':
      return { type: 'resign' }
    case 'passed':
    case 'timed-out':
    case 'forfeited':
      return { type: 'pass' }
  }
}

/** The plays that a hint showed; that they were the best nobody can see in a log. */
const shownIn = (told: Chosen): BedmasIntent[] =>
  told.type === 'hinted' ? (told.plays ?? []).map(({ tiles }) => ({ type: 'play', tiles: [...tiles] })) : []

const drawnIn = (event: BedmasEvent, { racks }: BedmasState): BedmasState['racks'] => {
  if (event.type === 'opened') return racks
  const drawn = 'drawn' in event ? event.drawn : []
  return 'seat' in event && event.seat === 1 ? [[], drawn] : [drawn, []]
}
