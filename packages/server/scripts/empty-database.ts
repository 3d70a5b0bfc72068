import { PGlite } from '@electric-sql/pglite'
import { readMigrations } from '../src/store/migrations.ts'
import { findTemplate } from '../src/store/template.ts'

/** An embedded database in memory with nothing in it; made from the build's template where there is one, which is faster. */
export const openEmpty = async (): Promise<PGlite> => {
  const template = await findTemplate(readMigrations())
  if (!template) return PGlite.create('memory://')
  const database = await PGlite.create('memory://', { loadDataDir: template })
  await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  return database
}
