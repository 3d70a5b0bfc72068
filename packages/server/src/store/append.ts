import type { Sql } from './sql.ts'
import type { Append, Stored } from './store.ts'

/**
 * Everything that one flush stores, in one statement and so in one transaction: for each wish whose guard holds, the
 * game's row, its events and its receipt. Wishes whose guard does not hold leave nothing behind. The row is guarded by
 * `seq`, by the key not being known yet, and for a turn that ran out by the deadline as it is stored. The codes come a
 * second time as an array: the planner takes a JSON list for a hundred rows, and would read all games to find a few.
 */
const APPEND = `
WITH wish AS (
  SELECT * FROM ROWS FROM (jsonb_to_recordset($1::text::jsonb) AS (
    code text, seq int, events jsonb, at float8, status "GameStatus", "toAct" int[], "deadlineAt" float8,
    "sameTurn" boolean, outcome jsonb, snapshot jsonb, seat int, key text, answer jsonb, "dueBy" float8)) WITH ORDINALITY
), stored AS (
  UPDATE "Game" AS g SET
    seq = w.seq + jsonb_array_length(w.events),
    status = w.status,
    "toAct" = w."toAct",
    "deadlineAt" = CASE WHEN w."sameTurn" THEN g."deadlineAt" ELSE to_timestamp(w."deadlineAt" / 1000) END,
    "givenBack" = CASE WHEN w."sameTurn" THEN g."givenBack" ELSE 0 END,
    outcome = w.outcome,
    snapshot = COALESCE(w.snapshot, g.snapshot),
    "snapshotSeq" = CASE WHEN w.snapshot IS NULL THEN g."snapshotSeq" ELSE w.seq + jsonb_array_length(w.events) END,
    "movedAt" = to_timestamp(w.at / 1000)
  FROM wish AS w
  WHERE g.code = ANY($2::text[]) AND g.code = w.code AND g.seq = w.seq AND g.status = 'playing'
    AND (w."dueBy" IS NULL OR g."deadlineAt" <= to_timestamp(w."dueBy" / 1000))
    AND NOT EXISTS (SELECT FROM "Receipt" AS r WHERE r.code = w.code AND r.seat = w.seat AND r.key = w.key)
  RETURNING w.ordinality, w.code, w.seq, w.events, w.at, w.seat, w.key, w.answer
), events AS (
  INSERT INTO "Event" (code, seq, at, data)
  SELECT s.code, s.seq + e.place, to_timestamp(s.at / 1000), e.data
  FROM stored AS s, jsonb_array_elements(s.events) WITH ORDINALITY AS e(data, place)
), receipts AS (
  INSERT INTO "Receipt" (code, seat, key, answer)
  SELECT code, seat, key, answer FROM stored WHERE key IS NOT NULL
)
SELECT ordinality::int AS place FROM stored`

interface Pending {
  readonly code: string
  /** The wish as a row of `APPEND`. */
  readonly text: string
  resolve(stored: Stored): void
  reject(error: unknown): void
}

/** How many statements are under way at once, how many games may share one, and how often it is tried. */
const AT_ONCE = 2
const LARGEST_FLUSH = 250
const TRIES = 5

/**
 * Group commit: few statements are under way at a time, and what is wished meanwhile, by other games, shares the next
 * one. One commit then carries many moves; none is answered before it is stored. There are two, so that while the
 * database writes one down the next is already there: with one, all games would move in step and wait for each other.
 */
export class Appender {
  readonly #sql: Sql
  readonly #pending: Pending[] = []
  #underWay = 0
  #waking = false

  constructor(sql: Sql) {
    this.#sql = sql
  }

  append(wish: Append): Promise<Stored> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ code: wish.code, text: JSON.stringify(toRow(wish)), resolve, reject })
      this.#wake()
    })
  }

  /** Begins a statement, if there is anything to store and room for one more. */
  #wake(): void {
    if (this.#waking || this.#underWay === AT_ONCE || this.#pending.length === 0) return
    this.#waking = true
    // Not at once: all that came in with the same turn of the event loop goes together.
    setImmediate(() => void this.#work())
  }

  async #work(): Promise<void> {
    this.#waking = false
    this.#underWay++
    await this.#flush(this.#pending.splice(0, LARGEST_FLUSH))
    this.#underWay--
    this.#wake()
  }

  async #flush(batch: Pending[]): Promise<void> {
    // Two servers lock the games they share in the same order.
    batch.sort((one, other) => (one.code < other.code ? -1 : 1))
    try {
      const stored = await this.#store(batch)
      batch.forEach(({ resolve }, place) => {
        resolve(stored.has(place + 1) ? 'stored' : 'conflict')
      })
    } catch (error) {
      // One of several holds what cannot be stored: it must not take the others with it.
      if (batch.length > 1 && !isPassing(error)) for (const alone of batch) await this.#flush([alone])
      else for (const { reject } of batch) reject(error)
    }
  }

  /**
   * Stores what can be stored, and says which. Trying again is harmless even when a broken connection hid that the
   * statement had taken place: its guards then answer with a conflict, and the receipt tells the rest.
   */
  async #store(batch: readonly Pending[]): Promise<ReadonlySet<number>> {
    const rows = `[${batch.map(({ text }) => text).join()}]`
    const codes = batch.map(({ code }) => code)
    for (let tried = 1; ; tried++) {
      try {
        const stored = await this.#sql.query<{ place: number }>('append', APPEND, [rows, codes])
        return new Set(stored.map(({ place }) => place))
      } catch (error) {
        if (tried >= TRIES || !isPassing(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, 20 * 3 ** tried * (0.5 + Math.random())))
      }
    }
  }
}

const toRow = (wish: Append): object => ({
  code: wish.code,
  seq: wish.seq,
  events: wish.events,
  at: wish.at,
  status: wish.status,
  toAct: wish.toAct,
  deadlineAt: wish.deadlineAt,
  sameTurn: wish.sameTurn ?? false,
  outcome: wish.outcome,
  snapshot: wish.snapshot,
  seat: wish.receipt?.seat,
  key: wish.receipt?.key,
  answer: wish.receipt?.answer,
  dueBy: wish.dueBy,
})

/**
 * Whether the same statement may succeed in a moment: a deadlock, a serialization failure, a server that is away or
 * has no room, or no answer at all. Any other fault lies in what was to be stored.
 */
const isPassing = (error: unknown): boolean => {
  const state = error instanceof Error && 'code' in error ? String(error.code) : ''
  return !/^[0-9A-DF-Z][0-9A-Z]{4}$/.test(state) || /^(40|08|53|57|58)/.test(state)
}
