import type { Chance } from './chance.ts'
import type { Company } from './company.ts'
import type { Game, Kind } from './game.ts'
import type { Refusal } from './refusal.ts'
import { err, ok, type Result } from './result.ts'
import type { Seat } from './seat.ts'

/** Where a game stands: its state after `seq` events. */
export interface Position<K extends Kind> {
  readonly seq: number
  readonly state: K['State']
}

/** What one stimulus did: the events in order, and the position after them. */
export interface Step<K extends Kind> {
  readonly events: readonly K['Event'][]
  readonly position: Position<K>
}

/** Opens a game for a company. The opening is event 1. */
export const open = <K extends Kind>(
  game: Game<K>,
  options: K['Options'],
  company: Company,
  chance: Chance,
): Step<K> => {
  const opened = game.open(options, company, chance(1))
  return settle(game, [opened], { seq: 1, state: game.start(opened) }, chance)
}

/** A seat's intent: a step, or a coded refusal that changes nothing (G-4). `found` is as in `Game.decide`. */
export const play = <K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  seat: Seat,
  intent: K['Intent'],
  chance: Chance,
  found?: readonly K['Intent'][],
): Result<Step<K>, K['Refusal'] | Refusal> => {
  if (game.outcome(position.state)) return err({ code: 'game-over' })
  const decided = game.decide(position.state, seat, intent, chance(position.seq + 1), found)
  return decided.ok ? ok(after(game, position, decided.value, chance)) : decided
}

/** The step that follows from `event`, with all that the house does by itself after it. */
export const after = <K extends Kind>(
  game: Game<K>,
  position: Position<K>,
  event: K['Event'],
  chance: Chance,
): Step<K> =>
  settle(game, [event], { seq: position.seq + 1, state: game.apply(position.state, event) }, chance)

/** The position after a game's whole log; the first event opens it. */
export const replay = <K extends Kind>(game: Game<K>, log: readonly K['Event'][]): Position<K> => {
  const [opened, ...rest] = log
  if (!opened) throw new Error('a log begins with the opening')
  return advance(game, { seq: 1, state: game.start(opened) }, rest)
}

/** The position after some more events. */
export const advance = <K extends Kind>(
  game: Game<K>,
  from: Position<K>,
  events: readonly K['Event'][],
): Position<K> => ({
  seq: from.seq + events.length,
  state: events.reduce<K['State']>((state, event) => game.apply(state, event), from.state),
})

const settle = <K extends Kind>(
  game: Game<K>,
  first: readonly K['Event'][],
  from: Position<K>,
  chance: Chance,
): Step<K> => {
  const events = [...first]
  let { seq, state } = from
  for (let event = game.house(state, chance(seq + 1)); event; event = game.house(state, chance(seq + 1))) {
    events.push(event)
    state = game.apply(state, event)
    seq++
  }
  return { events, position: { seq, state } }
}
