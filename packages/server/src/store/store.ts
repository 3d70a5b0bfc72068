import type { Outcome, Seat } from '@trueline/rules'
import type { Mode, Status } from '@trueline/rules/wire'

/** The memory of games. Times are milliseconds since 1970; states and events are a game's own plain JSON. */
export interface Store {
  /** Keeps a new game, with its opening when all seats are taken. A code is never given twice (S40). */
  create(game: NewGame): Promise<'created' | 'code-taken'>
  load(code: string): Promise<StoredGame | null>
  /**
   * The games in which a player has a seat: those that wait for them, then what is not over, then the latest. One query
   * however many they are.
   */
  loadMany(playerId: string, limit: number): Promise<StoredGame[]>
  /** All events of a game, the opening first. */
  events(code: string): Promise<unknown[]>
  /** Gives a player the first free seat, and opens the game with `opening` when that was the last one (S37). */
  takeSeat(code: string, player: Sitter, opening: Opening): Promise<Seating>
  /** Seats everybody anew at a game that waits for players; `conflict` when somebody has come or gone meanwhile. */
  arrange(arrangement: Arrangement): Promise<Stored>
  /** Whether a player has a seat of a game. */
  isSeated(code: string, playerId: string): Promise<boolean>
  /** Calls off a game that still waits for players. */
  cancel(code: string, at: number, receipt: Receipt): Promise<Stored>
  /** Stores one step of a game: all of it or nothing. `conflict` when the game has moved on, or knows the key. */
  append(append: Append): Promise<Stored>
  /** The answer that an accepted intent got. */
  receipt(code: string, seat: Seat, key: string): Promise<Accepted | null>
  /** Where games stand now, for a server that remembers how they stood. Unknown codes are absent. */
  standing(codes: readonly string[]): Promise<ReadonlyMap<string, Standing>>
  /** Turns that run out soon, the earliest first; none while the house is known to have been away. */
  due(look: DueLook, house: HouseHours): Promise<DueTurn[]>
  /** Games in which a computer player is to act, and nothing has happened since a time; the longest waiting first. */
  computerTurns(look: TurnLook): Promise<string[]>
  /** Stores that a seat of a finished game wants to play again, and makes the next game once all people do (G-9). */
  rematch(offer: RematchOffer): Promise<Offered>
  /** Says that the house is open, and gives back the time that it was not (G-7): at most once for each absence. */
  beat(house: HouseHours): Promise<Beat>
}

/** Whether an append took place. A conflict is an answer, not a fault. */
export type Stored = 'stored' | 'conflict'

export interface StoredSeat {
  readonly playerId: string | null
  readonly name: string | null
  readonly computer: string | null
}

/** A game as it was stored: its row, its seats, the last snapshot and the events after that. */
export interface StoredGame {
  readonly code: string
  readonly kind: string
  readonly mode: Mode
  readonly options: unknown
  readonly status: Status
  readonly makerId: string
  readonly seq: number
  readonly seed: string
  readonly seedHash: string
  readonly toAct: readonly Seat[]
  readonly deadlineAt: number | null
  readonly givenBack: number
  readonly outcome: Outcome | null
  readonly movedAt: number
  readonly rematchSeats: readonly Seat[]
  readonly rematchCode: string | null
  readonly seats: readonly StoredSeat[]
  readonly snapshot: unknown
  /** How many events the snapshot holds; 0 without one. */
  readonly snapshotSeq: number
  readonly events: readonly unknown[]
}

/** What one step changes in a game's row, and the events it adds. */
export interface Advance {
  readonly events: readonly unknown[]
  readonly at: number
  readonly status: Status
  readonly toAct: readonly Seat[]
  readonly deadlineAt: number | null
  /** Whether the turn goes on: its deadline, and what was given back of it, stay as they are stored. */
  readonly sameTurn?: boolean
  readonly outcome: Outcome | null
  /** The state after the events when it is time to keep it, else null. */
  readonly snapshot: unknown
}

/** The opening for a company in which these seats are computers' (their levels) and the others people's. */
export interface Opening extends Advance {
  readonly computers: readonly (string | null)[]
}

/** Who sat where, who is to sit where from now on, and the opening when no seat is free any more. */
export interface Arrangement {
  readonly code: string
  readonly from: readonly StoredSeat[]
  readonly to: readonly StoredSeat[]
  readonly opening: Opening | null
  readonly receipt: Receipt
}

/** What an accepted intent is answered, now and whenever its key comes again. */
export interface Accepted {
  readonly ok: true
  readonly seq: number
}

export interface Receipt {
  readonly seat: Seat
  readonly key: string
  readonly answer: Accepted
}

export interface Append extends Advance {
  readonly code: string
  /** The events so far; the guard. */
  readonly seq: number
  /** Null for what the house does by itself. */
  readonly receipt: Receipt | null
  /** For a turn that ran out: stored only if the stored deadline is not after this. */
  readonly dueBy: number | null
}

export interface NewGame {
  readonly code: string
  readonly kind: string
  readonly mode: Mode
  readonly options: unknown
  readonly makerId: string
  readonly seed: string
  readonly seedHash: string
  readonly seats: readonly StoredSeat[]
  readonly at: number
  /** The opening, when all seats are taken from the start. */
  readonly opening: Opening | null
}

export interface Sitter {
  readonly id: string
  readonly name: string | null
}

export type Seating =
  | { readonly is: 'seated'; readonly seat: Seat; readonly started: boolean }
  | { readonly is: 'already-seated'; readonly seat: Seat }
  | { readonly is: 'full' | 'already-over' | 'no-such-game' }
  /** The opening is for another company. */
  | { readonly is: 'conflict' }

export interface Standing {
  readonly seq: number
  readonly status: Status
  readonly deadlineAt: number | null
  /** Who sits where before the game begins: for each seat a computer's level, `person` or nothing. */
  readonly seated: string
  readonly rematchSeats: readonly Seat[]
  readonly rematchCode: string | null
}

/** `next` is the game to be made if all agree. */
export interface RematchOffer {
  readonly code: string
  readonly receipt: Receipt
  readonly next: NewGame
}

/** `made` is the next game's code, if this offer made it; `conflict` that the game is not over, or knows the key. */
export type Offered =
  | { readonly is: 'stored'; readonly made: string | null }
  | { readonly is: 'conflict' | 'code-taken' }

/** Which computers' turns are wanted: those of games that have stood still since `until`, but for some. */
export interface TurnLook {
  readonly until: number
  readonly except: readonly string[]
  readonly limit: number
}

/** Which turns are wanted: those that run out by `until`, but for some games, and how many at most. */
export interface DueLook {
  readonly until: number
  readonly except: readonly string[]
  readonly limit: number
}

export interface DueTurn {
  readonly code: string
  readonly deadlineAt: number
}

/** When somebody looks at the house's clock, and how long after a beat the house still counts as open. */
export interface HouseHours {
  readonly now: number
  readonly tolerance: number
}

export interface Beat {
  /** Milliseconds that this beat gave back; 0 when the house was open all the time. */
  readonly gap: number
}
