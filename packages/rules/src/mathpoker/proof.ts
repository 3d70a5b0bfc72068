import { chanceFrom, seedHash } from '../core/chance.ts'
import type { News } from '../core/game.ts'
import { sameJson } from '../core/json.ts'
import type { GameLog } from '../core/log.ts'
import { apply, start } from './apply.ts'
import { expire } from './clock.ts'
import { decide } from './decide.ts'
import { house } from './house.ts'
import type { MathPokerIntent } from './intent.ts'
import { mathPokerOptions, opening } from './setup.ts'
import type { Arrangement, MathPokerEvent, MathPokerState } from './state.ts'
import { type MathPokerNews, news } from './news.ts'
import { type MathPokerView, view } from './view.ts'

/** How a game stood after event number `seq`, as its archive shows it: what was never laid open stays face down. */
export interface ProvenPosition {
  readonly seq: number
  readonly view: MathPokerView
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

/** Plays a finished game again from its seed and compares every card, every chip and the end (G-6). Never throws. */
export const prove = (log: GameLog): Proof => {
  const positions: ProvenPosition[] = []
  try {
    return { positions, fault: replayed(log, positions) }
  } catch {
    // Whoever is checked wrote the log: it may be anything.
    const fault = positions.length > 0 ? 'event' : 'not-a-log'
    return { positions, fault: { code: fault, seq: fault === 'event' ? positions.length + 1 : 0 } }
  }
}

/** Puts what agrees into `positions`, and answers with the first thing that does not. */
const replayed = (log: GameLog, positions: ProvenPosition[]): ProofFault | null => {
  const { seed, hash } = log.fairness
  const options = mathPokerOptions.safeParse(log.options)
  if (!options.success || !/^[0-9a-f]{64}$/.test(seed)) return { code: 'not-a-log', seq: 0 }
  if (seedHash(seed) !== hash) return { code: 'hash', seq: 0 }

  const chance = chanceFrom(seed)
  const company = { mode: log.mode, computers: log.seats.map(({ computer }) => computer) }
  let state: MathPokerState | null = null
  for (const [at, told] of log.news.entries()) {
    const seq = at + 1
    // Nothing follows the end, and what the house is about to do comes before anybody's turn.
    if (state?.outcome) return { code: 'event', seq }
    const next: MathPokerEvent | null = state && house(state, chance(seq))
    if (state && !next && isHidden(state, told)) {
      positions.push({ seq, view: view(state, 'archive') })
      continue
    }
    const event: MathPokerEvent | null = state
      ? (next ?? eventOf(state, told as MathPokerNews))
      : opening(options.data, company, chance(1))
    if (!event || !sameJson(news(event, 'archive'), told)) return { code: 'event', seq }
    state = state ? apply(state, event) : event.type === 'opened' ? start(event) : null
    if (!state) return { code: 'event', seq }
    positions.push({ seq, view: view(state, 'archive') })
  }
  return state && sameJson(state.outcome, log.outcome) ? null : { code: 'outcome', seq: log.news.length }
}

/** Somebody arranged cards in hiding: what came of it is told when it is locked in, or when time is over. */
const isHidden = ({ phase }: MathPokerState, told: News): boolean =>
  phase === 'equation' && sameJson(told, { type: 'arranged' })

/** The event that what was told must have been: the players' choices are taken from it, all else is made anew. */
const eventOf = (state: MathPokerState, told: MathPokerNews): MathPokerEvent | null => {
  if (told.type === 'timed-out' || told.type === 'waited') return expire(submitting(state, told))
  if (told.type === 'forfeited') return { type: told.type, seat: told.seat }
  const intent = intentOf(told)
  const decided = intent && 'seat' in told ? decide(state, told.seat, intent) : null
  return decided?.ok ? decided.value : null
}

/** The state with what was submitted when time was over: it had been arranged in hiding. */
const submitting = (state: MathPokerState, told: MathPokerNews): MathPokerState => {
  if (!state.round || told.type !== 'timed-out' || !told.submitted) return state
  const { seats, submitted } = told
  const arrangements = state.round.arrangements.map(
    (lies, seat): Arrangement | null => submitted[seats.indexOf(seat)] ?? lies,
  )
  return { ...state, round: { ...state.round, arrangements } }
}

/** What a player must have asked for; null where none did. */
const intentOf = (told: MathPokerNews): MathPokerIntent | null => {
  switch (told.type) {
    case 'chose':
      return { type: 'discard', card: told.card }
    case 'raised':
      return { type: 'raise', to: told.to }
    case 'checked':
      return { type: 'check' }
    case 'called':
      return { type: 'call' }
    case 'folded':
      return { type: 'fold' }
    case 'locked': {
      const { bet, low, high } = told
      return {
        type: 'lock',
        bet: bet ?? 'low',
        ...(low ? { low: [...low] } : {}),
        ...(high ? { high: [...high] } : {}),
      }
    }
    case 'unlocked':
      return { type: 'unlock' }
    case 'ready':
      return { type: 'ready' }
    case 'back':
      return { type: 'back' }
    case 'resigned':
      return { type: 'resign' }
    case 'opened':
    case 'dealt':
    case 'discarded':
    case 'collected':
    case 'drew':
    case 'forfeited':
    case 'timed-out':
    case 'shown':
    case 'taken':
    case 'concluded':
    case 'waited':
      return null
  }
}
