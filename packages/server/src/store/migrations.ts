import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One step of the schema: a folder of `prisma/migrations`. */
export interface Migration {
  readonly name: string
  readonly script: string
  /** What Prisma writes down about it: the SHA-256 of the file. */
  readonly checksum: string
}

/** Where the migrations are, seen from the sources as from the bundle. */
export const migrationsFolder = (): string => {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'prisma', 'migrations')
    if (existsSync(join(folder, 'migration_lock.toml'))) return folder
  }
  throw new Error('prisma/migrations is missing beside the server')
}

/** Reads all migrations of a folder, in order. */
export const readMigrations = (folder = migrationsFolder()): Migration[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const script = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
    })
