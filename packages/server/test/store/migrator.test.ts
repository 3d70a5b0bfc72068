import { createHash } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmpty } from '../../scripts/empty-database.ts'
import { findTemplate } from '../../src/store/template.ts'
import { migrate, type Session } from '../../src/store/migrator.ts'
import { type Migration, readMigrations } from '../../src/store/migrations.ts'
import { sessionOn } from '../../src/store/pglite.ts'
import { withSession } from '../../src/store/postgres.ts'
import { ensureTemplate, makeServed, SERVED, type TestPlace } from './places.ts'

const migration = (name: string, script: string): Migration => ({
  name,
  script,
  checksum: createHash('sha256').update(script).digest('hex'),
})
const first = migration('0001_one', 'CREATE TABLE one (id int);\nINSERT INTO one VALUES (1), (2);')
const second = migration('0002_two', 'ALTER TABLE one ADD COLUMN name text;\nCREATE TABLE two (id int);')
const broken = migration('0002_two', 'CREATE TABLE two (id int);\nINSERT INTO nowhere VALUES (1);')

const asRecorded = (session: Session): Promise<readonly unknown[]> =>
  session.rows(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished, applied_steps_count AS steps
     FROM "_prisma_migrations" ORDER BY started_at`,
    [],
  )

const embedded = async (work: (session: Session) => Promise<void>): Promise<void> => {
  const database = await openEmpty()
  try {
    await work(sessionOn(database))
  } finally {
    await database.close()
  }
}

describe('the migrator', { timeout: 120_000 }, () => {
  beforeAll(ensureTemplate)

  it('applies what is new, in order, and writes down what Prisma would', () =>
    embedded(async (session) => {
      expect(await migrate(session, [first])).toEqual(['0001_one'])
      expect(await migrate(session, [first])).toEqual([])
      expect(await migrate(session, [first, second])).toEqual(['0002_two'])
      expect(await session.rows('SELECT id, name FROM one', [])).toEqual([
        { id: 1, name: null },
        { id: 2, name: null },
      ])
      expect(await asRecorded(session)).toEqual([
        { name: '0001_one', checksum: first.checksum, finished: true, steps: 1 },
        { name: '0002_two', checksum: second.checksum, finished: true, steps: 1 },
      ])
    }))

  it('refuses an edited migration, and one that never finished', () =>
    embedded(async (session) => {
      await migrate(session, [first])
      await expect(migrate(session, [{ ...first, checksum: second.checksum }])).rejects.toMatchObject({
        code: 'migration-edited',
      })
      await session.rows(
        `INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ('x', $1, '0002_two')`,
        [second.checksum],
      )
      await expect(migrate(session, [first, second])).rejects.toMatchObject({ code: 'migration-failed' })
      // Whoever has looked into it says that it was rolled back, as with Prisma.
      await session.rows(`UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE id = 'x'`, [])
      expect(await migrate(session, [first, second])).toEqual(['0002_two'])
    }))

  it('leaves nothing of a migration that fails, so that a corrected one can follow', () =>
    embedded(async (session) => {
      await expect(migrate(session, [first, broken])).rejects.toMatchObject({ code: 'migration-failed' })
      expect(await session.rows(`SELECT to_regclass('two') AS two`, [])).toEqual([{ two: null }])
      expect(await asRecorded(session)).toHaveLength(1)
      expect(await migrate(session, [first, second])).toEqual(['0002_two'])
    }))

  it('finds in the template of the build all migrations there are', async () => {
    const template = await findTemplate(readMigrations())
    if (!template) throw new Error('there is no template')
    const database = await PGlite.create('memory://', { loadDataDir: template })
    expect(await migrate(sessionOn(database), readMigrations())).toEqual([])
    await database.close()
    // Another set of migrations never gets this template.
    expect(await findTemplate([...readMigrations(), second])).toBe(null)
  })
})

describe.runIf(SERVED)('the migrator on PostgreSQL', () => {
  let place: TestPlace
  beforeAll(async () => {
    place = await makeServed()
  })
  afterAll(() => place.drop())

  it('applies a migration once when several servers start at once', async () => {
    const start = () => withSession(place.at.url ?? '', (session) => migrate(session, [first, second]))
    const applied = await Promise.all(Array.from({ length: 5 }, start))
    expect(applied.flat().sort()).toEqual(['0001_one', '0002_two'])
    await withSession(place.at.url ?? '', async (session) => {
      expect(await session.rows('SELECT count(*)::int AS rows FROM one', [])).toEqual([{ rows: 2 }])
      expect(await asRecorded(session)).toHaveLength(2)
    })
  })

  it('leaves nothing behind when a migration fails', async () => {
    const third = migration('0003_three', 'CREATE TABLE three (id int); SELECT 1 / 0;')
    await withSession(place.at.url ?? '', async (session) => {
      await expect(migrate(session, [first, second, third])).rejects.toMatchObject({
        code: 'migration-failed',
      })
      expect(await session.rows(`SELECT to_regclass('three') AS three`, [])).toEqual([{ three: null }])
      // The lock is free again.
      expect(await migrate(session, [first, second])).toEqual([])
    })
  })
})
