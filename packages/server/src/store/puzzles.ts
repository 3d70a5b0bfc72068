import type { SolvedDay } from '@trueline/rules'
import type { PuzzleStore, StoredAttempt } from './puzzle-store.ts'
import type { Sql } from './sql.ts'

const at = (param: string): string => `to_timestamp(${param}::float8 / 1000)`
const ms = (column: string): string => `round(extract(epoch FROM ${column}) * 1000)::float8`

const PUZZLE = `
jsonb_build_object('id', p.id, 'level', p.level, 'size', p.size, 'date', p.date, 'side', p.side, 'board', p.board,
  'red', to_jsonb(p.red), 'rack', p.rack, 'solutions', to_jsonb(p.solutions), 'effort', p.effort, 'ownerId', p."ownerId") AS puzzle`

const ATTEMPT = `
CASE WHEN a.state IS NULL THEN NULL ELSE jsonb_build_object(
  'state', a.state, 'steps', a.steps, 'beganAt', ${ms('a."beganAt"')}, 'movedAt', ${ms('a."movedAt"')}) END AS attempt`

// One statement sees one moment: an attempt without the receipt of a key has not yet taken the key's step.
const LOAD = `
SELECT ${PUZZLE}, ${ATTEMPT}, r.answer FROM "Puzzle" AS p
LEFT JOIN "Attempt" AS a ON a."puzzleId" = p.id AND a."playerId" = $2
LEFT JOIN "AttemptReceipt" AS r
  ON r."puzzleId" = p.id AND r."playerId" = $2 AND r.does = $3 AND r.key = $4
WHERE p.id = $1`

const MINE = `
SELECT ${PUZZLE}, ${ATTEMPT}, NULL::jsonb AS answer
FROM "Attempt" AS a JOIN "Puzzle" AS p ON p.id = a."puzzleId" WHERE a."playerId" = $1`

// Two who ask at once get two, and neither waits for the other. Who lost a race for their own key finds it taken.
const TAKE = `
UPDATE "Puzzle" SET "ownerId" = $1, "ownerKey" = $2
WHERE id = (
  SELECT id FROM "Puzzle" WHERE "ownerId" IS NULL AND date IS NULL AND level = $3 AND size = $4
  ORDER BY "createdAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING id`

const KEEP = `
INSERT INTO "Puzzle" (id, level, size, date, side, board, red, rack, solutions, effort, form, "ownerId", "ownerKey", "createdAt")
SELECT id, level, size, date, side, board, red, rack, solutions, effort, form, "ownerId", "ownerKey", ${at('"at"')}
FROM jsonb_to_record($1::text::jsonb) AS p(id text, level text, size text, date text, side int, board text, red int[],
  rack text, solutions text[], effort float8, form text, "ownerId" text, "ownerKey" text, "at" float8)
ON CONFLICT DO NOTHING RETURNING id`

/** How many answers of one attempt are kept, the latest: where checks are unlimited there may be any number. */
const REMEMBERED = 50

const STEP = `
WITH stored AS (
  UPDATE "Attempt" SET steps = steps + 1, state = $4::text::jsonb, "solvedAs" = $5, "movedAt" = ${at('$6')}
  WHERE "puzzleId" = $1 AND "playerId" = $2 AND steps = $3::int
  RETURNING "puzzleId", "playerId", steps
), forgotten AS (
  DELETE FROM "AttemptReceipt" AS r USING stored
  WHERE r."puzzleId" = stored."puzzleId" AND r."playerId" = stored."playerId" AND r.step <= stored.steps - ${REMEMBERED}
)
INSERT INTO "AttemptReceipt" ("puzzleId", "playerId", does, key, step, answer)
SELECT "puzzleId", "playerId", $7, $8, steps, $9::text::jsonb FROM stored RETURNING key`

/** The memory of puzzles on an open database. Whatever may be asked for twice at once is one statement. */
export const puzzlesOn = (sql: Sql): PuzzleStore => {
  const idOf = async (name: string, text: string, params: readonly unknown[]): Promise<string | null> =>
    (await sql.query<{ id: string }>(name, text, params))[0]?.id ?? null
  const ownedId: PuzzleStore['ownedId'] = ({ playerId, key }) =>
    idOf('puzzle-owned', 'SELECT id FROM "Puzzle" WHERE "ownerId" = $1 AND "ownerKey" = $2', [playerId, key])

  return {
    async load(id, playerId, receipt) {
      const [found] = await sql.query<StoredAttempt>('puzzle-load', LOAD, [
        id,
        playerId,
        receipt?.does ?? null,
        receipt?.key ?? null,
      ])
      return found ?? null
    },
    dailyId: (date, level) =>
      idOf('puzzle-daily', 'SELECT id FROM "Puzzle" WHERE date = $1 AND level = $2', [date, level]),
    ownedId,
    async take(owner, level, size) {
      try {
        return await idOf('puzzle-take', TAKE, [owner.playerId, owner.key, level, size])
      } catch (error) {
        if (isTakenKey(error)) return ownedId(owner)
        throw error
      }
    },
    async keep({ owner, ...puzzle }) {
      const row = { ...puzzle, ownerId: owner?.playerId ?? null, ownerKey: owner?.key ?? null }
      return (await idOf('puzzle-keep', KEEP, [JSON.stringify(row)])) === null ? 'conflict' : 'stored'
    },
    async ready(level, size) {
      const [found] = await sql.query<{ count: number }>(
        'puzzle-ready',
        `SELECT count(*)::int AS count FROM "Puzzle"
         WHERE "ownerId" IS NULL AND date IS NULL AND level = $1 AND size = $2`,
        [level, size],
      )
      return found?.count ?? 0
    },
    async begin({ puzzleId, playerId, state, at: began }) {
      await sql.query(
        'attempt-begin',
        `INSERT INTO "Attempt" ("puzzleId", "playerId", state, "beganAt", "movedAt")
         VALUES ($1, $2, $3::text::jsonb, ${at('$4')}, ${at('$4')}) ON CONFLICT DO NOTHING`,
        [puzzleId, playerId, JSON.stringify(state), began],
      )
    },
    async step({ puzzleId, playerId, steps, state, solvedAs, does, key, answer, at: moved }) {
      const stored = await sql.query('attempt-step', STEP, [
        puzzleId,
        playerId,
        steps,
        JSON.stringify(state),
        solvedAs,
        moved,
        does,
        key,
        JSON.stringify(answer),
      ])
      return stored.length === 0 ? 'conflict' : 'stored'
    },
    latest: (playerId, limit) =>
      sql.query<StoredAttempt>('attempts-latest', `${MINE} ORDER BY a."movedAt" DESC, p.id LIMIT $2::int`, [
        playerId,
        limit,
      ]),
    solved: (playerId) =>
      sql.query<SolvedDay>(
        'attempts-solved',
        `SELECT p.date, p.level, a."solvedAs" = 'daily' AS "onItsDay"
         FROM "Attempt" AS a JOIN "Puzzle" AS p ON p.id = a."puzzleId"
         WHERE a."playerId" = $1 AND a."solvedAs" IS NOT NULL AND p.date IS NOT NULL`,
        [playerId],
      ),
    ofDate: (playerId, date) =>
      sql.query<StoredAttempt>('attempts-date', `${MINE} AND p.date = $2`, [playerId, date]),
    async secret(name, fresh) {
      await sql.query(
        'secret-keep',
        'INSERT INTO "Secret" (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [name, fresh],
      )
      const [found] = await sql.query<{ value: string }>(
        'secret-read',
        'SELECT value FROM "Secret" WHERE name = $1',
        [name],
      )
      return found?.value ?? fresh
    },
  }
}

/** That a key has brought a puzzle already: PostgreSQL's word for it, embedded or not. */
const isTakenKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
