import {
  type AnyGame,
  advance,
  chanceFrom,
  type Kind,
  open,
  type Position,
  replay,
  type Step,
} from '@trueline/rules'
import type { Advance, NewGame, Opening, Standing, StoredGame } from '../store/store.ts'

/** A game in memory: its row and seats, its rules, and where it stands; no position while it waits for players. */
export interface LiveGame {
  readonly row: Omit<StoredGame, 'snapshot' | 'events'>
  readonly rules: AnyGame
  readonly position: Position<Kind> | null
}

/** A throw out of the rules. They promise never to: it is a bug in that game, and no other game's business. */
export class RulesFault extends Error {
  constructor(cause: unknown) {
    super('the rules threw', { cause })
    this.name = 'RulesFault'
  }
}

/** Asks the rules something, and marks what they throw as theirs. */
export const asking = <T>(question: () => T): T => {
  try {
    return question()
  } catch (error) {
    throw new RulesFault(error)
  }
}

/** Events between two snapshots: what loading a game replays at most, give or take one step. */
const SNAPSHOT_EVERY = 16

/** A stored game brought to life. */
export const revive = (
  { snapshot, events, ...row }: StoredGame,
  games: ReadonlyMap<string, AnyGame>,
): LiveGame => {
  const rules = games.get(row.kind)
  if (!rules) throw new RulesFault(new Error(`there is no game called ${row.kind} any more`))
  if (row.seq === 0) return { row, rules, position: null }
  const log = events as readonly Kind['Event'][]
  const position = asking(() =>
    row.snapshotSeq === 0
      ? replay(rules, log)
      : advance(rules, { seq: row.snapshotSeq, state: snapshot }, log),
  )
  return { row, rules, position }
}

/** What a step changes in the store. */
export const toAdvance = (
  rules: AnyGame,
  { events, position: { seq, state } }: Step<Kind>,
  { snapshotSeq, before }: { readonly snapshotSeq: number; readonly before: Position<Kind> | null },
  at: number,
): Advance => {
  const [event, ...more] = events
  const sameTurn =
    before !== null &&
    event !== undefined &&
    more.length === 0 &&
    (rules.keepsClock?.(before.state, event) ?? false)
  const outcome = rules.outcome(state)
  const time = outcome ? null : rules.deadline(state)
  return {
    events,
    at,
    status: outcome ? 'finished' : 'playing',
    toAct: rules.toAct(state),
    deadlineAt: time === null ? null : at + time,
    sameTurn,
    outcome,
    snapshot: outcome || seq - snapshotSeq >= SNAPSHOT_EVERY ? state : null,
  }
}

/** The game after a step that was stored. */
export const afterStep = ({ row, rules }: LiveGame, position: Position<Kind>, stored: Advance): LiveGame => {
  const { at, status, toAct, sameTurn, outcome, snapshot } = stored
  const snapshotSeq = snapshot === null ? row.snapshotSeq : position.seq
  return {
    row: {
      ...row,
      seq: position.seq,
      status,
      toAct,
      deadlineAt: sameTurn ? row.deadlineAt : stored.deadlineAt,
      givenBack: sameTurn ? row.givenBack : 0,
      outcome,
      movedAt: at,
      snapshotSeq,
    },
    rules,
    position,
  }
}

/** The opening of a game whose seats are all taken. */
export const openingOf = (
  rules: AnyGame,
  { mode, options, seed, seats }: Pick<NewGame, 'mode' | 'options' | 'seed' | 'seats'>,
  at: number,
): Opening =>
  asking(() => {
    const computers = seats.map(({ computer }) => computer)
    const company = { mode, computers }
    const advance = toAdvance(
      rules,
      open(rules, options, company, chanceFrom(seed)),
      { snapshotSeq: 0, before: null },
      at,
    )
    return { ...advance, computers }
  })

export const isTaken = ({ playerId, computer }: LiveGame['row']['seats'][number]): boolean =>
  playerId !== null || computer !== null

/** What the store would say about this game if nobody else had touched it. */
export const standingOf = (row: LiveGame['row']): Standing => ({
  seq: row.seq,
  status: row.status,
  deadlineAt: row.deadlineAt,
  seated: row.seats.map(({ playerId, computer }) => (playerId === null ? (computer ?? '') : 'person')).join(),
  rematchSeats: row.rematchSeats,
  rematchCode: row.rematchCode,
})

export const sameStanding = (one: Standing, other: Standing): boolean =>
  one.seq === other.seq &&
  one.status === other.status &&
  one.deadlineAt === other.deadlineAt &&
  one.seated === other.seated &&
  one.rematchCode === other.rematchCode &&
  one.rematchSeats.length === other.rematchSeats.length
