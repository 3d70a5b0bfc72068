import pg from 'pg'
import type { Session } from './migrator.ts'
import type { Sql } from './sql.ts'

/**
 * A small pool on a PostgreSQL server. Its connections live in UTC whatever the server's zone, and one that breaks is
 * replaced: a restart of the database costs the queries under way and nothing more (S15).
 */
export const openPool = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: '-c timezone=UTC',
    application_name: 'trueline',
    // This counts waiting for a free connection too: a queue is no fault (S14).
    connectionTimeoutMillis: 30_000,
    query_timeout: 20_000,
    keepAlive: true,
  })
  // Idle connections that break are no news: the next query opens another. Unheard, the event would end the process.
  pool.on('error', () => {})
  return pool
}

/** Runs `work` on one connection without a time limit, for migrations. */
export const withSession = async <T>(url: string, work: (session: Session) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    options: '-c timezone=UTC',
    application_name: 'trueline',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work({
      script: (text) => client.query(text),
      rows: async (text, params) => (await client.query(text, [...params])).rows as unknown[],
    })
  } finally {
    await client.end()
  }
}

/** Queries on a pool, each prepared once on every connection under its name. */
export const pooledSql = (pool: pg.Pool): Sql => ({
  query: async <Row>(name: string, text: string, params: readonly unknown[]) =>
    (await pool.query({ name, text, values: [...params] })).rows as Row[],
})
