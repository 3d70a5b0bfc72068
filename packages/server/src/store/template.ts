import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from './migrator.ts'
import { type Migration, migrationsFolder } from './migrations.ts'
import { sessionOn } from './pglite.ts'

/** What a template's file is called: another name for every other set of migrations, so that an old one is never used. */
export const templateName = (migrations: readonly Migration[]): string => {
  const hash = createHash('sha256')
  for (const { name, checksum } of migrations) hash.update(`${name} ${checksum}\n`)
  return `pglite-template-${hash.digest('hex').slice(0, 16)}.tgz`
}

/** Where the build puts templates. */
export const templateFolder = (): string =>
  join(dirname(dirname(migrationsFolder())), 'packages', 'server', 'dist')

/** The template for these migrations, if the build made one: it saves the seven seconds of a new database. */
export const findTemplate = async (migrations: readonly Migration[]): Promise<Blob | null> => {
  const path = join(templateFolder(), templateName(migrations))
  return existsSync(path) ? new Blob([await readFile(path)]) : null
}

/** A migrated, empty database as a compressed archive. */
export const makeTemplate = async (migrations: readonly Migration[]): Promise<Uint8Array> => {
  const database = await PGlite.create('memory://')
  try {
    await migrate(sessionOn(database), migrations)
    const archive = await database.dumpDataDir('gzip')
    return new Uint8Array(await archive.arrayBuffer())
  } finally {
    await database.close()
  }
}
