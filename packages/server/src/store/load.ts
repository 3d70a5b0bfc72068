import type { Sql } from './sql.ts'
import type { Accepted, Standing, StoredGame, TurnLook } from './store.ts'

/** A timestamp as milliseconds since 1970, whatever the zone of the session. */
const ms = (column: string): string => `round(extract(epoch FROM ${column}) * 1000)::float8`

// One statement sees one moment: row, seats and events belong together. Only events after the snapshot are read.
const GAME = `
SELECT g.code, g.kind, g.mode::text AS mode, g.options, g.status::text AS status, g."makerId", g.seq, g.seed, g."seedHash",
  COALESCE(to_jsonb(g."toAct"), '[]') AS "toAct", ${ms('g."deadlineAt"')} AS "deadlineAt", g."givenBack", g.outcome,
  ${ms('g."movedAt"')} AS "movedAt", to_jsonb(g."rematchSeats") AS "rematchSeats", g."rematchCode",
  g.snapshot, g."snapshotSeq",
  (SELECT jsonb_agg(jsonb_build_object('playerId', s."playerId", 'name', s.name, 'computer', s.computer) ORDER BY s.index)
    FROM "Seat" AS s WHERE s.code = g.code) AS seats,
  COALESCE((SELECT jsonb_agg(e.data ORDER BY e.seq) FROM "Event" AS e
    WHERE e.code = g.code AND e.seq > g."snapshotSeq"), '[]') AS events
FROM "Game" AS g`

// What is cut off must be what waits for nobody, however long the others have been thinking.
const MANY = `${GAME} WHERE g.code IN (SELECT s.code FROM "Seat" AS s WHERE s."playerId" = $1)
ORDER BY (g.status = 'playing' AND EXISTS (SELECT FROM "Seat" AS s
    WHERE s.code = g.code AND s."playerId" = $1 AND s.index = ANY(g."toAct"))) DESC,
  (g.status IN ('waiting', 'playing')) DESC, g."movedAt" DESC, g.code LIMIT $2::int`

const STANDING = `
SELECT g.code, g.seq, g.status::text AS status, ${ms('g."deadlineAt"')} AS "deadlineAt",
  to_jsonb(g."rematchSeats") AS "rematchSeats", g."rematchCode",
  (SELECT string_agg(CASE WHEN s."playerId" IS NULL THEN COALESCE(s.computer, '') ELSE 'person' END, ',' ORDER BY s.index)
    FROM "Seat" AS s WHERE s.code = g.code) AS seated
FROM "Game" AS g WHERE g.code = ANY($1::text[])`

const COMPUTER_TURNS = `
SELECT g.code FROM "Game" AS g JOIN "Seat" AS s ON s.code = g.code
WHERE g.computers AND g.status = 'playing' AND g."movedAt" <= to_timestamp($1::float8 / 1000)
  AND s.computer IS NOT NULL AND s.index = ANY(g."toAct") AND g.code <> ALL($2::text[])
GROUP BY g.code ORDER BY g."movedAt", g.code LIMIT $3::int`

export const loadGame = async (sql: Sql, code: string): Promise<StoredGame | null> => {
  const [game] = await sql.query<StoredGame>('load', `${GAME} WHERE g.code = $1`, [code])
  return game ?? null
}

export const loadGamesOf = (sql: Sql, playerId: string, limit: number): Promise<StoredGame[]> =>
  sql.query<StoredGame>('load-many', MANY, [playerId, limit])

export const readEvents = async (sql: Sql, code: string): Promise<unknown[]> => {
  const rows = await sql.query<{ data: unknown }>(
    'events',
    'SELECT data FROM "Event" WHERE code = $1 ORDER BY seq',
    [code],
  )
  return rows.map(({ data }) => data)
}

export const readComputerTurns = async (sql: Sql, { until, except, limit }: TurnLook): Promise<string[]> => {
  const rows = await sql.query<{ code: string }>('computer-turns', COMPUTER_TURNS, [until, except, limit])
  return rows.map(({ code }) => code)
}

export const readReceipt = async (
  sql: Sql,
  code: string,
  seat: number,
  key: string,
): Promise<Accepted | null> => {
  const [receipt] = await sql.query<{ answer: Accepted }>(
    'receipt',
    'SELECT answer FROM "Receipt" WHERE code = $1 AND seat = $2::int AND key = $3',
    [code, seat, key],
  )
  return receipt?.answer ?? null
}

export const readSeated = async (sql: Sql, code: string, playerId: string): Promise<boolean> => {
  const seats = await sql.query(
    'seated',
    'SELECT 1 FROM "Seat" WHERE code = $1 AND "playerId" = $2 LIMIT 1',
    [code, playerId],
  )
  return seats.length > 0
}

export const readStanding = async (
  sql: Sql,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Standing>> => {
  const rows = await sql.query<Standing & { code: string }>('standing', STANDING, [codes])
  return new Map(rows.map(({ code, ...standing }) => [code, standing]))
}
