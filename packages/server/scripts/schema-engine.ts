import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { type Migration, migrationsFolder, readMigrations } from '../src/store/migrations.ts'
import { openEmpty } from './empty-database.ts'

/** Node has it; the types of Node 20 leave it to those of browsers. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    instantiate(
      bytes: Uint8Array,
      imports: object,
    ): Promise<{ instance: { exports: Record<string, unknown> } }>
  }
}

type Bindings = typeof import('@prisma/schema-engine-wasm') & { __wbg_set_wasm(exports: object): void }

/** The engine's code; a second instance in one process would free the memory of the first. */
const loadBindings = async (): Promise<Bindings> => {
  const require = createRequire(import.meta.url)
  const bindings = (await import(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'))) as Bindings
  const wasm = join(dirname(require.resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(wasm), {
    './schema_engine_bg.js': { ...bindings },
  })
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message() {} } })
  return bindings
}
let loaded: Promise<Bindings> | null = null

/**
 * Prisma's schema engine in WebAssembly, on an empty database in memory. Nothing else may be given to it: a diff of
 * migrations uses the connected database itself as its shadow.
 */
const startEngine = async (schema: string, database: PGlite): Promise<SchemaEngine> => {
  loaded ??= loadBindings()
  const { SchemaEngine } = await loaded
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(database))
  return SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter)
}

/** The SQL of the next migration: what leads from the migrations to the schema. Null when they are in sync. */
export const nextMigration = async (
  schema: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string | null> => {
  const database = await openEmpty()
  try {
    const engine = await startEngine(schema, database)
    const baseDir = migrationsFolder()
    const { exitCode, stdout } = await engine.diff({
      from: {
        tag: 'migrations',
        baseDir,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, script }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: script } },
        })),
      },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return exitCode === 0 ? null : stdout
  } finally {
    await database.close()
  }
}

/** The schema as it is written down. */
export const readSchema = (): Promise<string> =>
  readFile(join(migrationsFolder(), '..', 'schema.prisma'), 'utf8')
