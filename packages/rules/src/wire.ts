import * as z from 'zod/mini'
import { MODES, type Mode } from './core/company.ts'
import type { Review } from './core/computer.ts'
import { key } from './core/key.ts'
import type { GameLog } from './core/log.ts'
import type { News } from './core/game.ts'
import type { Outcome } from './core/outcome.ts'
import type { Seat } from './core/seat.ts'

export {
  type MyPuzzle,
  type PuzzleDay,
  puzzleHttp,
  type PuzzleMode,
  type PuzzleStatus,
  type PuzzleView,
  type Revealed,
  type StreakView,
} from './equacross/puzzle/messages.ts'
export type { Level as PuzzleLevel, Size as PuzzleSize } from './equacross/puzzle/puzzle.ts'

/** Raised when a message changes its shape: a page that speaks another version is told to reload. */
export const WIRE_VERSION = 1

/** The letters and digits of codes: none that look alike (G-2). */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * What a person typed or pasted, folded to a code (G-2): case, spaces, dashes, full-width letters, a whole link, invisible marks.
 * The result is not yet known to be a code: see `isCode`.
 */
export const foldCode = (typed: string): string => {
  const text = typed.normalize('NFKC').trim()
  const fromLink = /\/g\/([^/?#]+)/.exec(text)?.[1]
  return (fromLink ?? text).replace(/[\s\p{Pd}\p{Cf}_.]/gu, '').toUpperCase()
}

/** Whether folded text has the form of a code. */
export const isCode = (text: string): boolean => /^[A-HJKMNP-Z2-9]{6}$/.test(text)

const foldedCode = z.pipe(
  z.string().check(z.maxLength(200)),
  z.pipe(z.transform(foldCode), z.string().check(z.regex(/^[A-HJKMNP-Z2-9]{6}$/))),
)

const seat = z.int().check(z.minimum(0), z.maximum(7))
const seq = z.int().check(z.minimum(0))

export { type GameLog, MODES, type Mode }
export type Status = 'waiting' | 'playing' | 'finished' | 'cancelled'

/**
 * A name as shown: trimmed, one line, no control or direction characters; 1 to 24 characters once cleaned, and empty
 * when there is nothing to see in it.
 */
export const NAME_LENGTH = 24
export const cleanName = (typed: string): string => {
  const name = cutName(typed)
  return /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cn}\u2800\u{1d159}]/u.test(name) ? name : ''
}

const cutName = (typed: string): string =>
  [
    ...new Intl.Segmenter().segment(
      typed
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
        // More than two marks on a letter only serve to cover the screen (S127).
        .replace(/(\p{M}{2})\p{M}+/gu, '$1')
        .replace(/\s+/gu, ' ')
        .trim(),
    ),
  ]
    .slice(0, NAME_LENGTH)
    .map(({ segment }) => segment)
    .join('')
    .trim()

const name = z.pipe(
  z.string().check(z.maxLength(400)),
  z.pipe(z.transform(cleanName), z.string().check(z.minLength(1), z.maxLength(200))),
)

/** HTTP bodies and parameters. Unknown fields are refused. */
export const http = {
  code: z.strictObject({ code: foldedCode }),
  rename: z.strictObject({ name }),
  recover: z.strictObject({ code: z.string().check(z.minLength(16), z.maxLength(128)) }),
  makeGame: z.strictObject({
    kind: z.string().check(z.maxLength(32)),
    mode: z.enum(MODES),
    options: z.optional(z.unknown()),
    names: z.optional(z.array(name).check(z.maxLength(8))),
    level: z.optional(z.string().check(z.maxLength(16))),
    /** How many may play, in games that leave it open. */
    seats: z.optional(z.int().check(z.minimum(2), z.maximum(8))),
  }),
  takeSeat: z.strictObject({ name: z.optional(name) }),
  viewQuery: z.strictObject({ seat: z.optional(z.pipe(z.coerce.number(), seat)) }),
  intent: z.strictObject({ key, seq: z.optional(seq), seat: z.optional(seat), intent: z.unknown() }),
}

/** What a socket may send, by event name. */
export const socket = {
  watch: z.strictObject({ code: foldedCode, seat: z.optional(seat) }),
  unwatch: z.strictObject({ code: foldedCode }),
  intent: z.strictObject({
    code: foldedCode,
    key,
    seq: z.optional(seq),
    seat: z.optional(seat),
    intent: z.unknown(),
  }),
}

/** Intents that the table itself answers, the same for every game (G-8, G-9). */
export const houseIntent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cancel') }),
  z.strictObject({ type: z.literal('claim') }),
  z.strictObject({ type: z.literal('rematch') }),
  // Before a game begins that leaves open how many play: a computer player comes to a free seat, or goes again.
  z.strictObject({ type: z.literal('fill'), seat, level: z.nullable(z.string().check(z.maxLength(16))) }),
  /** Its maker begins with those who are here. */
  z.strictObject({ type: z.literal('start') }),
  /** Somebody gives back a seat of a game that has not begun. */
  z.strictObject({ type: z.literal('leave') }),
])
export type HouseIntent = z.infer<typeof houseIntent>

/** An error as it travels, over both doors. */
export interface WireError {
  readonly code: string
  readonly message: string
  readonly data?: unknown
}

/** The answer to an intent. The same key gets the same answer. */
export type IntentAnswer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly error: WireError }

/** A seat as everybody sees it; a game adds its own fields (EquaCross: score and number of tiles). */
export interface SeatView {
  readonly name: string | null
  /** The level of the computer that sits here, or null for a person. */
  readonly computer: string | null
  readonly you: boolean
  /** Whether somebody has the seat. */
  readonly taken: boolean
}

/** The house's part of a view. The game's own fields stand beside these once it is under way. */
export interface TableView {
  readonly code: string
  readonly kind: string
  readonly mode: Mode
  readonly status: Status
  readonly options: unknown
  /** Whether the viewer made this game. */
  readonly maker: boolean
  readonly seats: readonly SeatView[]
  readonly toAct: readonly Seat[]
  /** Server time in milliseconds at which the turn runs out, or null without a clock. */
  readonly deadlineAt: number | null
  /** Milliseconds given back in this turn because the server was away (G-7). */
  readonly givenBack: number
  /** Server time in milliseconds from which the viewer may claim the game, or null (G-8). */
  readonly claimableAt: number | null
  readonly outcome: Outcome | null
  /** After the end: the seats that want to play again, and the next game once all do (G-9). Null before. */
  readonly rematch: { readonly seats: readonly Seat[]; readonly code: string | null } | null
  readonly news: readonly News[]
  readonly fairness: { readonly hash: string; readonly seed?: string }
}

/** A view on its way: `seat` is whose eyes it is for, null a watcher's; `now` is the server's clock. */
export interface ViewMessage<V extends TableView = TableView> {
  readonly code: string
  readonly seq: number
  readonly seat: Seat | null
  readonly now: number
  readonly view: V
  /** What is new since the view before, for this pair of eyes; empty when a view is asked for. */
  readonly news: readonly News[]
}

export type WatchAnswer<V extends TableView = TableView> =
  | ({ readonly ok: true } & ViewMessage<V>)
  | { readonly ok: false; readonly error: WireError }

export interface PresenceMessage {
  readonly code: string
  /** For each seat, whether its person has the game open. */
  readonly seats: readonly boolean[]
}

/** Socket.IO's event maps, both directions. */
export interface ClientEvents {
  watch(message: z.input<typeof socket.watch>, answer: (answer: WatchAnswer) => void): void
  unwatch(
    message: z.input<typeof socket.unwatch>,
    answer: (answer: { ok: true } | { ok: false; error: WireError }) => void,
  ): void
  intent(message: z.input<typeof socket.intent>, answer: (answer: IntentAnswer) => void): void
}
export interface ServerEvents {
  hello(message: { version: number; now: number }): void
  view(message: ViewMessage): void
  presence(message: PresenceMessage): void
}

/** `GET /api/games/:code/review`: what would have been best in each turn of a finished game. */
export interface GameReview {
  readonly turns: readonly Review[]
}

/** `GET /api/games/:code`: what a link shows before anyone sits down. */
export interface GameSummary {
  readonly code: string
  readonly kind: string
  readonly mode: Mode
  readonly status: Status
  readonly options: unknown
  readonly maker: string | null
  readonly seats: readonly SeatView[]
  readonly freeSeats: number
  /** Your seat, if you have one. */
  readonly seat: Seat | null
}

/** One line of My games: the watcher's view, and when something last happened. */
export interface MyGame {
  readonly code: string
  readonly seat: Seat | null
  readonly yourTurn: boolean
  readonly movedAt: number
  readonly view: TableView
}
