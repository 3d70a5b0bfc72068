import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { lockDirectory } from './lock.ts'
import type { Session } from './migrator.ts'
import type { Sql } from './sql.ts'

export const MEMORY = 'memory://'

/** An open embedded database and how to leave it. */
export interface Embedded {
  readonly database: PGlite
  close(): Promise<void>
}

/** Opens the embedded database in `dir`. A new one begins as a copy of `template`, when there is one. */
export const openEmbedded = async (
  dir: string,
  template: () => Promise<Blob | null>,
  prepare: (database: PGlite) => Promise<unknown>,
): Promise<Embedded> => {
  const unlock = dir === MEMORY ? () => {} : await lockDirectory(dir)
  try {
    const database = dir === MEMORY ? await create(MEMORY, await template()) : await openIn(dir, template)
    await prepare(database)
    if (dir !== MEMORY) {
      rmSync(unfinished(dir), { force: true })
      // It has no process of its own that sweeps up after updates.
      await database.exec('VACUUM ANALYZE')
    }
    return {
      database,
      async close() {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** There from the first start's beginning until its end: what a start left half made is made again. */
const unfinished = (dir: string): string => join(dir, 'unfinished')

const openIn = async (dir: string, template: () => Promise<Blob | null>): Promise<PGlite> => {
  const data = join(dir, 'pglite')
  if (existsSync(unfinished(dir))) rmSync(data, { recursive: true, force: true })
  if (existsSync(data)) return PGlite.create(data)
  writeFileSync(unfinished(dir), '')
  return create(data, await template())
}

const create = (place: string, template: Blob | null): Promise<PGlite> =>
  template ? PGlite.create(place, { loadDataDir: template }) : PGlite.create(place)

/** For the migrator. */
export const sessionOn = (database: PGlite): Session => ({
  script: (text) => database.exec(text),
  rows: async (text, params) => (await database.query(text, [...params])).rows as unknown[],
})

/** Queries on the embedded database. It has one session and nothing to prepare for. */
export const embeddedSql = (database: PGlite): Sql => ({
  query: async <Row>(_name: string, text: string, params: readonly unknown[]) =>
    (await database.query<Row>(text, [...params])).rows,
})
