import type { Sql } from './sql.ts'
import type { Beat, DueLook, DueTurn, HouseHours } from './store.ts'

/**
 * The whole beat in one statement, so in one transaction under the lock of one row: whoever comes first after an
 * absence gives it back, everyone else finds the house open. Turns that began after the house had opened again lost
 * nothing and get nothing. What was given back stays within an int4, however long the absence.
 */
const BEAT = `
WITH last AS (
  SELECT at FROM "Heartbeat" WHERE id = 1 FOR UPDATE
), absence AS (
  SELECT since, gap FROM (
    SELECT at AS since, round($1::float8 - (extract(epoch FROM at) * 1000)::float8) AS gap FROM last) AS seen
  WHERE gap > $2::float8
), pushed AS (
  UPDATE "Game" AS g SET
    "deadlineAt" = g."deadlineAt" + make_interval(secs => a.gap / 1000),
    "givenBack" = LEAST(g."givenBack" + a.gap, 2147483647)::int
  FROM absence AS a
  WHERE g.status = 'playing' AND g."deadlineAt" IS NOT NULL
    AND g."movedAt" <= a.since + make_interval(secs => $2::float8 / 1000)
), beat AS (
  INSERT INTO "Heartbeat" (id, at) VALUES (1, to_timestamp($1::float8 / 1000))
  ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at WHERE "Heartbeat".at < EXCLUDED.at
)
SELECT gap FROM absence`

// After an absence nothing is due until a beat has given it back.
const DUE = `
SELECT code, round(extract(epoch FROM "deadlineAt") * 1000)::float8 AS "deadlineAt" FROM "Game"
WHERE "deadlineAt" <= to_timestamp($1::float8 / 1000) AND status = 'playing' AND code <> ALL($4::text[])
  AND EXISTS (SELECT FROM "Heartbeat" WHERE id = 1 AND at >= to_timestamp(($2::float8 - $3::float8) / 1000))
ORDER BY "deadlineAt" LIMIT $5::int`

export const beat = async (sql: Sql, { now, tolerance }: HouseHours): Promise<Beat> => {
  const [absence] = await sql.query<Beat>('beat', BEAT, [now, tolerance])
  return absence ?? { gap: 0 }
}

export const readDue = (
  sql: Sql,
  { until, except, limit }: DueLook,
  { now, tolerance }: HouseHours,
): Promise<DueTurn[]> => sql.query<DueTurn>('due', DUE, [until, now, tolerance, except, limit])
