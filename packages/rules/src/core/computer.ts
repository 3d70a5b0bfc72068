import type { Rng } from './chance.ts'
import type { Kind } from './game.ts'
import type { Seat } from './seat.ts'

/** Whether a search has had time enough. Rules have no clock: whoever runs them says so. */
export type Enough = () => boolean

/**
 * The computer player of a game. It knows what a seat's own view shows and nothing else. `choose` may take long and
 * is never run where people wait for each other.
 */
export interface ComputerPlayer<K extends Kind> {
  /** The easiest first. */
  readonly levels: readonly string[]
  /** Those that search long, some of them until it is enough; the others choose as soon as they can. */
  readonly patient?: readonly string[]
  /** How many milliseconds a level lets pass before it plays (EC-20). */
  pause(level: string, rng: Rng): number
  /** What a level does in its turn. Always legal; never throws. */
  choose(view: K['View'], level: string, rng: Rng, enough: Enough): K['Intent']
  /** Something legal at no cost, for when thinking has failed (S94). */
  fallback(view: K['View']): K['Intent']
}

/** How a game shows a player moves (EC-16, BM-11). */
export interface Hints<K extends Kind> {
  /** Whether `intent` asks for moves that have to be searched for before it can be decided. */
  wants(state: K['State'], seat: Seat, intent: K['Intent']): boolean
  /** The moves to show to a seat that sees `view`, the best first; none when there is none. May take long. */
  find(view: K['View']): readonly K['Intent'][]
}

/** What would have been best in one turn of a finished game: its event's number, and a game's own plain data. */
export interface Review {
  readonly seq: number
  readonly seat: Seat
  readonly best: unknown
}
