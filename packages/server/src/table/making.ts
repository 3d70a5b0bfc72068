import { type AnyGame, err, ok, type Refusal, type Result, type Seat, seedHash } from '@trueline/rules'
import { CODE_ALPHABET, type Mode } from '@trueline/rules/wire'
import type { NewGame, Sitter, StoredSeat } from '../store/store.ts'
import { asking, isTaken, type LiveGame, openingOf } from './live.ts'
import type { Surroundings } from './surroundings.ts'

/** What somebody who opens a game asks for. */
export interface Wish {
  readonly kind: string
  readonly mode: Mode
  readonly options?: unknown
  readonly maker: Sitter
  readonly names?: readonly string[] | undefined
  readonly level?: string | undefined
  readonly seats?: number | undefined
}

type Means = Pick<Surroundings, 'clock' | 'random'>
type Prepared = Omit<NewGame, 'code'>

/** A game as wished, all but its code. Refusals: unknown-kind, not-offered, bad-level, bad-options, bad-names, bad-seats. */
export const prepareGame = (
  wish: Wish,
  games: ReadonlyMap<string, AnyGame>,
  means: Means,
): Result<Prepared, Refusal> => {
  const rules = games.get(wish.kind)
  if (!rules) return err({ code: 'unknown-kind' })
  if (wish.mode !== 'computer' && wish.level !== undefined) return err({ code: 'bad-level' })
  if (wish.mode !== 'local' && wish.names) return err({ code: 'bad-names' })
  const { min, max } = rules.seats
  if (wish.seats !== undefined && (wish.mode === 'local' || wish.seats < min || wish.seats > max))
    return err({ code: 'bad-seats', data: { min, max } })
  const options = asking(() => rules.options.safeParse(wish.options ?? {}))
  if (!options.success) return err({ code: 'bad-options' })
  const seats = SEATS[wish.mode](wish, rules)
  if (!seats.ok) return seats
  const { kind, mode, maker } = wish
  return ok(
    prepare(rules, { kind, mode, options: options.data, makerId: maker.id, seats: seats.value }, means),
  )
}

/** The next game of the same people with the same options; they change sides (G-9). */
export const prepareNext = ({ row, rules }: LiveGame, means: Means): Prepared => {
  const { kind, mode, options, makerId, seats } = row
  return prepare(rules, { kind, mode, options, makerId, seats: seats.toReversed() }, means)
}

const prepare = (
  rules: AnyGame,
  of: Pick<NewGame, 'kind' | 'mode' | 'options' | 'makerId' | 'seats'>,
  { clock, random }: Means,
): Prepared => {
  const seed = Buffer.from(random(32)).toString('hex')
  const game = { ...of, seed, seedHash: seedHash(seed), at: clock.now() }
  return { ...game, opening: game.seats.every(isTaken) ? openingOf(rules, game, game.at) : null }
}

/** How many codes in a row may be taken: far more than ever will be. */
const CODES_TRIED = 50

/** Keeps a game under a code that nobody has had: draws again for as long as `keep` answers `code-taken` (G-2). */
export const underFreshCode = async <T>(
  random: Surroundings['random'],
  keep: (code: string) => Promise<T | 'code-taken'>,
): Promise<T> => {
  for (let tried = 0; tried < CODES_TRIED; tried++) {
    const kept = await keep(drawCode(random))
    if (kept !== 'code-taken') return kept
  }
  throw new Error(`${CODES_TRIED} codes in a row were taken`)
}

/** Six letters and digits, all equally likely (G-2): bytes past the last whole multiple of the alphabet are thrown away. */
export const drawCode = (random: Surroundings['random']): string => {
  const limit = 256 - (256 % CODE_ALPHABET.length)
  let code = ''
  while (code.length < 6)
    for (const byte of random(8))
      if (byte < limit && code.length < 6) code += CODE_ALPHABET[byte % CODE_ALPHABET.length]
  return code
}

/** One device for all: every seat is the maker's, under another name. */
const localSeats = (
  { maker, names }: Wish,
  { seats: { min, max } }: AnyGame,
): Result<StoredSeat[], Refusal> => {
  const count = names?.length ?? min
  if (count < min || count > max) return err({ code: 'bad-names', data: { min, max } })
  return ok(seatsWith(count, (seat) => ({ playerId: maker.id, name: names?.[seat] ?? null, computer: null })))
}

/** The maker sits down first, so goes first unless the options say otherwise (EC-3). */
const onlineSeats = ({ maker, seats }: Wish, { seats: { min } }: AnyGame): Result<StoredSeat[], Refusal> =>
  ok(
    seatsWith(seats ?? min, (seat) =>
      seat === 0
        ? { playerId: maker.id, name: maker.name, computer: null }
        : { playerId: null, name: null, computer: null },
    ),
  )

/** The maker, and computers of one level. */
const computerSeats = (
  { maker, level, seats }: Wish,
  { seats: { min }, computer }: AnyGame,
): Result<StoredSeat[], Refusal> => {
  if (!computer) return err({ code: 'not-offered' })
  const { levels } = computer
  if (level === undefined || !levels.includes(level)) return err({ code: 'bad-level', data: { levels } })
  return ok(
    seatsWith(seats ?? min, (seat) =>
      seat === 0
        ? { playerId: maker.id, name: maker.name, computer: null }
        : { playerId: null, name: null, computer: level },
    ),
  )
}

const SEATS = { online: onlineSeats, computer: computerSeats, local: localSeats }

const seatsWith = (count: number, make: (seat: Seat) => StoredSeat): StoredSeat[] =>
  Array.from({ length: count }, (_, seat) => make(seat))
