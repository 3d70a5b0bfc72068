import { type Chance, chanceFrom, type Rng } from '../src/core/chance.ts'
import type { Game, Kind } from '../src/core/game.ts'
import { after, open, play, type Position, type Step } from '../src/core/play.ts'
import type { Seat } from '../src/core/seat.ts'
import type { Opening } from './entries.ts'
import { freeze } from './freeze.ts'

/** One turn of a game that plays itself: what was asked for (null: the time ran out), and what came of it. */
export interface Turn<K extends Kind> {
  readonly before: Position<K>
  readonly seat: Seat
  readonly intent: K['Intent'] | null
  readonly step: Step<K>
}

/** A whole game of random moves, the same for the same seed: first the opening, then turn by turn. */
export function* playout<K extends Kind>(
  game: Game<K>,
  { options, company }: Opening<K>,
  seed: string,
): Generator<Step<K> | Turn<K>> {
  const chance = chanceFrom(seed)
  // Far above any event's number: players' whims are not the game's chance.
  const whim = chance(0xffff_ffff)
  const opened = open(game, options, company, chance)
  yield opened
  // Frozen, so that anything that changes a state in place throws.
  let position = freeze(opened.position)
  while (game.toAct(position.state).length > 0) {
    const turn = takeTurn(game, position, chance, whim)
    yield turn
    position = freeze(turn.step.position)
  }
}

/** The seed of a game by its number. */
export const seedOf = (number: number): string => number.toString(16).padStart(64, '0')

const takeTurn = <K extends Kind>(game: Game<K>, before: Position<K>, chance: Chance, whim: Rng): Turn<K> => {
  const seat = pick(game.toAct(before.state), whim)
  if (game.deadline(before.state) !== null && whim.below(8) === 0) {
    const expired = game.expire(before.state, chance(before.seq + 1))
    return { before, seat, intent: null, step: after(game, before, expired, chance) }
  }
  const intent = pickMove(game.moves(before.state, seat), whim)
  const step = play(game, before, seat, intent, chance)
  if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(intent)}`)
  return { before, seat, intent, step: step.value }
}

/** Now and then a kind of move is chosen first: else the few passes would drown among thousands of plays. */
const pickMove = <I>(moves: readonly I[], whim: Rng): I => {
  if (whim.below(5) > 0) return pick(moves, whim)
  const kind = pick([...new Set(moves.map(kindOf))], whim)
  return pick(
    moves.filter((move) => kindOf(move) === kind),
    whim,
  )
}

const kindOf = (move: unknown): unknown => (move as { readonly type?: unknown }).type

const pick = <T>(items: readonly T[], rng: Rng): T => {
  const item = items[rng.below(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
