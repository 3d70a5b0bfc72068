import { type AnyGame, type Kind, replay } from '@trueline/rules'
import { EMPTY } from '../../rules/src/board/grid.ts'
import { allLines, textOf } from '../../rules/src/board/lines.ts'
import type { EquaCrossEvent, EquaCrossState } from '../../rules/src/equacross/state.ts'
import { type Json, jsonIn } from './ears.ts'

/** What one pair of eyes must never find in what it receives before the end. */
export interface Hidden {
  readonly seat: number | null
  /** Every rack that others held. */
  readonly racks: ReadonlySet<string>
  /** Every run of RUN tiles in others' racks, and in the bag in the order in which it is drawn. */
  readonly runs: ReadonlySet<string>
  readonly seed: string
}

const RUN = 6

const sorted = (digits: string): string => digits.split('').sort().join('')

const runsOf = (digits: string): string[] =>
  Array.from({ length: Math.max(0, digits.length - RUN + 1) }, (_, at) => digits.slice(at, at + RUN))

/** What a game's log hid from `seat` (null: a watcher) until it ended. */
export const hiddenFrom = (
  seat: number | null,
  game: AnyGame,
  events: readonly EquaCrossEvent[],
  seed: string,
): Hidden => {
  const states = events.map((_, at) => replay<Kind>(game, events.slice(0, at + 1)).state as EquaCrossState)
  const own = seat === null ? [] : states.map(({ racks }) => racks[seat] ?? '')
  const others = states.flatMap(({ racks }) => racks.filter((_, holder) => holder !== seat))
  const bags = states.map(({ bag }) => bag)
  // Two racks may hold the same tiles by chance, and tiles laid in the order of their rack are no secret any more.
  const held = new Set(own.map(sorted))
  const board = states.at(-1)?.board ?? ''
  const laid = allLines(() => true).flatMap((line) => textOf(board, line).split(EMPTY))
  const seen = new Set([...own, board, ...laid].flatMap(runsOf))
  return {
    seat,
    racks: new Set(
      others
        .filter(({ length }) => length >= RUN)
        .map(sorted)
        .filter((rack) => !held.has(rack)),
    ),
    runs: new Set([...others, ...bags].flatMap(runsOf).filter((run) => !seen.has(run))),
    seed,
  }
}

/** Every name that a message may use. A new one is looked at by a person before it is written here. */
const KNOWN = new Set(
  `id ok seq seat now view news code kind mode status options maker seats toAct deadlineAt givenBack claimableAt outcome
  fairness hash name computer you taken score tiles board lines from to reading rack bag lastPlay scoreless type first
  square digit bonuses several allTiles multiplier bonus points count freeSeats yourTurn movedAt error message data
  issues path retryMs clock version sid pid upgrades pingInterval pingTimeout maxPayload played passed places why
  rematch seats hint percent shown play cost found charge`.split(/\s+/),
)

/** The digits that a value spells, as text or as a list of digits in any of the usual ways. */
const spelled = (value: Json): string | null => {
  if (typeof value === 'string') return /^\d+$/.test(value) ? value : null
  if (!Array.isArray(value)) return null
  const digits = value.map((one: Json) =>
    typeof one === 'number' || typeof one === 'string' ? String(one) : '',
  )
  return digits.every((digit) => /^\d$/.test(digit)) ? digits.join('') : null
}

/** All that is wrong with one message for one pair of eyes. */
export const leaksIn = (message: string, hidden: Hidden): string[] => {
  const found = new Set<string>()
  const walk = (value: Json, path: string): void => {
    const digits = spelled(value)
    if (digits && hidden.racks.has(sorted(digits))) found.add(`a rack at ${path}`)
    if (value === null || typeof value !== 'object') return
    if (Array.isArray(value)) {
      for (const one of value as readonly Json[]) walk(one, `${path}[]`)
      return
    }
    const fields = value as { readonly [name: string]: Json }
    if (fields.type === 'exchanged' && fields.seat !== hidden.seat && 'tiles' in fields)
      found.add(`exchanged tiles at ${path}`)
    for (const [name, one] of Object.entries(fields)) {
      if (!KNOWN.has(name)) found.add(`an unknown field ${path}.${name}`)
      walk(one, `${path}.${name}`)
    }
  }
  walk(jsonIn(message), '')

  // The same in plain text, whatever its shape. Clocks are all digits and no secret.
  const text = message.replace(/"(now|movedAt|deadlineAt|claimableAt)":\d+/g, '')
  for (const [digits] of [text, text.replace(/[",\s]/g, '')].join('\n').matchAll(/\d{6,}/g))
    for (const run of runsOf(digits)) if (hidden.runs.has(run)) found.add(`a run of tiles: ${run}`)
  const seeds = [hidden.seed.slice(0, 16), Buffer.from(hidden.seed, 'hex').toString('base64').slice(0, 16)]
  if (seeds.some((seed) => text.includes(seed))) found.add('the seed')
  return [...found]
}
