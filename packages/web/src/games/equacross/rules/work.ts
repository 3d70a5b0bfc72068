import {
  equacross,
  fromSetup,
  judge,
  open,
  parseMove,
  parsePosition,
  play,
  readings,
  chanceFrom,
  whyFalse,
  type EquaCrossEvent,
  type EquaCrossState,
} from '@trueline/rules/equacross/guide'
import type { FalseReason, Placement, PlayRefusal, ScoredPlay } from '@trueline/rules/equacross/client'
import type { Judged } from '../position.ts'

/** A play as a rule book shows it: a position and a move in the rules' notation, and what they have to come to. */
export interface PlayExample {
  /** The rule that it shows, such as `EC-13`. */
  readonly rule: string
  readonly title: string
  readonly position: string
  readonly move: string
  readonly expects: PlayRefusal['code'] | ((play: ScoredPlay) => boolean)
}

/** A play worked out: all that a page needs to draw it and to say what it scores. */
export interface WorkedPlay {
  readonly rule: string
  readonly title: string
  /** 15 rows of 15, before the play. */
  readonly board: readonly string[]
  readonly rack: string
  readonly tiles: readonly Placement[]
  readonly judged: NonNullable<Judged>
}

/** The digits of a line, and how they have to be read: the reading that counts, or why there is none. */
export interface LineExample {
  readonly rule: string
  readonly digits: string
  readonly expects: string
  /** A reading that has to be there as well. */
  readonly also?: string
  /** The × ÷ bonus it has to have, where that is the point. */
  readonly earns?: boolean
  readonly note?: string
}

export interface WorkedLine {
  readonly rule: string
  readonly digits: string
  /** The one that counts first. */
  readonly readings: readonly { readonly text: string; readonly bonus: number }[]
  readonly why: FalseReason | null
  readonly note?: string | undefined
}

/** A turn, or a few, of a whole game, and what has to come of them: a refusal's code, or what the events must be. */
export interface TurnExample {
  readonly rule: string
  readonly position: string
  readonly moves: readonly string[]
  /** What a move shown costs in percent, and how many the player was shown before; without, none are shown. */
  readonly hints?: { readonly tariff: number; readonly taken: number }
  readonly expects: string | ((events: readonly EquaCrossEvent[], after: EquaCrossState) => boolean)
}

export interface WorkedTurn {
  readonly rule: string
  readonly before: Seen
  readonly events: readonly EquaCrossEvent[]
  readonly after: Seen
}

type Seen = Pick<EquaCrossState, 'racks' | 'scores'> & { readonly bag: number }

/** Any chance will do: no example shows what was drawn. */
const CHANCE = chanceFrom('0'.repeat(64))

class Wrong extends Error {
  constructor(what: string, came: unknown) {
    super(`the example ${what} does not do what it says: ${JSON.stringify(came)}`)
  }
}

const stateOf = (position: string): EquaCrossState => {
  const setup = parsePosition(position)
  const state = setup.ok ? fromSetup(setup.value) : setup
  if (!state.ok) throw new Wrong(position, state.error)
  return state.value
}

const rowsOf = (board: string): string[] => board.match(/.{15}/g) ?? []

/** Works a play out by the rules; throws where it does not come to what it says. */
export const workPlay = ({ rule, title, position, move, expects }: PlayExample): WorkedPlay => {
  const { board, racks, turn } = stateOf(position)
  const parsed = parseMove(move)
  if (!parsed.ok || parsed.value.type !== 'play') throw new Wrong(title, move)
  const { tiles } = parsed.value
  const rows = rowsOf(board)
  const rack = racks[turn] ?? ''
  const judged = judge(rows, rack, tiles)
  const holds =
    typeof expects === 'string'
      ? !judged.ok && judged.error.code === expects
      : judged.ok && expects(judged.value)
  if (!holds) throw new Wrong(title, judged)
  return { rule, title, board: rows, rack, tiles, judged }
}

export const workLine = ({ rule, digits, expects, also, earns, note }: LineExample): WorkedLine => {
  const found = readings(digits)
  const [counts] = found
  const why = counts ? null : whyFalse(digits)
  const holds =
    (counts ? counts.text : why) === expects &&
    (also === undefined || found.some(({ text }) => text === also)) &&
    (earns === undefined || (counts !== undefined && counts.bonus > 0 === earns))
  if (!holds) throw new Wrong(digits, { readings: found, why })
  return { rule, digits, readings: found.map(({ text, bonus }) => ({ text, bonus })), why, note }
}

const seen = ({ racks, scores, bag }: EquaCrossState): Seen => ({ racks, scores, bag: bag.length })

/** Plays some turns by the rules; throws where they do not come to what they say. */
export const workTurn = ({ rule, position, moves, hints, expects }: TurnExample): WorkedTurn => {
  const state = stateOf(position)
  const before: EquaCrossState = hints
    ? { ...state, hints: { tariff: hints.tariff, taken: [hints.taken, 0], open: null } }
    : state
  const events: EquaCrossEvent[] = []
  let at = { seq: 1, state: before }
  let refused: string | null = null
  for (const move of moves) {
    const intent = parseMove(move)
    const step = intent.ok ? play(equacross, at, at.state.turn, intent.value, CHANCE) : intent
    if (!step.ok) {
      refused = step.error.code
      break
    }
    events.push(...step.value.events)
    at = step.value.position
  }
  const holds =
    typeof expects === 'string' ? refused === expects : refused === null && expects(events, at.state)
  if (!holds) throw new Wrong(`${rule}, ${moves.join(', ')}`, { refused, events, state: at.state })
  return { rule, before: seen(before), events, after: seen(at.state) }
}

/** How many tiles each side has when a game begins (EC-3). */
export const dealt = (): readonly number[] => {
  const { position } = open(
    equacross,
    { clock: null, first: 'maker' },
    { mode: 'local', computers: [null, null] },
    CHANCE,
  )
  return position.state.racks.map(({ length }) => length)
}
