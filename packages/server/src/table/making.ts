import { type AnyGame, err, ok, type Refusal, type Result, type Seat, seedHash } from '@trueline/rules'
import { CODE_ALPHABET, type Mode } from '@trueline/rules/wire'
import type { NewGame, Sitter, StoredSeat } from '../store/store.ts'
import { asking, isTaken, openingOf } from './live.ts'
import type { Surroundings } from './surroundings.ts'

/** What somebody who opens a game asks for. */
export interface Wish {
  readonly kind: string
  readonly mode: Mode
  readonly options?: unknown
  readonly maker: Sitter
  readonly names?: readonly string[] | undefined
  readonly level?: string | undefined
}

/** A game as wished, all but its code. Refusals: unknown-kind, not-offered, bad-options, bad-names. */
export const prepareGame = (
  wish: Wish,
  { games, clock, random }: Surroundings,
): Result<Omit<NewGame, 'code'>, Refusal> => {
  const rules = games.get(wish.kind)
  if (!rules) return err({ code: 'unknown-kind' })
  if (wish.mode === 'computer' || wish.level !== undefined) return err({ code: 'not-offered' })
  if (wish.mode === 'online' && wish.names) return err({ code: 'bad-names' })
  const options = asking(() => rules.options.safeParse(wish.options ?? {}))
  if (!options.success) return err({ code: 'bad-options' })
  const seats = wish.mode === 'local' ? localSeats(wish, rules) : onlineSeats(wish, rules)
  if (!seats.ok) return seats
  const seed = Buffer.from(random(32)).toString('hex')
  const game = {
    kind: wish.kind,
    mode: wish.mode,
    options: options.data,
    makerId: wish.maker.id,
    seed,
    seedHash: seedHash(seed),
    seats: seats.value,
    at: clock.now(),
  }
  return ok({ ...game, opening: seats.value.every(isTaken) ? openingOf(rules, game, game.at) : null })
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
const onlineSeats = ({ maker }: Wish, { seats: { min } }: AnyGame): Result<StoredSeat[], Refusal> =>
  ok(
    seatsWith(min, (seat) =>
      seat === 0
        ? { playerId: maker.id, name: maker.name, computer: null }
        : { playerId: null, name: null, computer: null },
    ),
  )

const seatsWith = (count: number, make: (seat: Seat) => StoredSeat): StoredSeat[] =>
  Array.from({ length: count }, (_, seat) => make(seat))
