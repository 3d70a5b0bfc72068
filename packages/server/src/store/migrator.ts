import { randomUUID } from 'node:crypto'
import type { Migration } from './migrations.ts'
import { StoreError } from './store-error.ts'

/** One session of a database: scripts of several statements, and queries. */
export interface Session {
  script(text: string): Promise<unknown>
  rows(text: string, params: readonly unknown[]): Promise<readonly unknown[]>
}

/** The lock under which Prisma migrates too, so that both never run at once. */
const LOCK = 72707369

// Prisma's own table, so that its tools see what was done here.
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

interface Applied {
  readonly name: string
  readonly checksum: string
  readonly finished: boolean
}

/**
 * Brings a database to the newest schema and returns the names of what was applied. Each migration takes place wholly
 * or not at all, also when the process dies. Several servers that start at once apply it once.
 */
export const migrate = async (session: Session, migrations: readonly Migration[]): Promise<string[]> => {
  await session.rows('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    await session.script(`SET client_min_messages = warning; ${TABLE}; RESET client_min_messages`)
    const applied = (await session.rows(
      `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
       FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
      [],
    )) as Applied[]
    const pending = migrations.filter((migration) => !isApplied(migration, applied))
    for (const migration of pending) await apply(session, migration)
    return pending.map(({ name }) => name)
  } finally {
    await session.rows('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}

const isApplied = (migration: Migration, applied: readonly Applied[]): boolean => {
  const done = applied.find(({ name }) => name === migration.name)
  if (!done) return false
  if (!done.finished)
    throw new StoreError('migration-failed', `Migration ${done.name} was begun and never finished.`)
  if (done.checksum !== migration.checksum)
    throw new StoreError('migration-edited', `Migration ${done.name} was edited after it had been applied.`)
  return true
}

const apply = async (session: Session, { name, script, checksum }: Migration): Promise<void> => {
  try {
    await session.script(`BEGIN; ${script}`)
    await session.rows(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await session.script('COMMIT')
  } catch (error) {
    // A broken connection has rolled back by itself.
    await session.script('ROLLBACK').catch(() => null)
    throw new StoreError('migration-failed', `Migration ${name} cannot be applied.`, error)
  }
}
