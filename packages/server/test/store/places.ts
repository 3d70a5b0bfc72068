import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, type DatabasePlace, openDatabase } from '../../src/store/database.ts'
import { readMigrations } from '../../src/store/migrations.ts'
import { findTemplate, makeTemplate, templateFolder, templateName } from '../../src/store/template.ts'

/** A database made for one test file, and how to make away with it. */
export interface TestPlace {
  readonly at: DatabasePlace
  open(): Promise<Database>
  drop(): Promise<void>
}

/** The embedded database always, and a PostgreSQL server when the environment names one for tests. */
export const PLACES: readonly { readonly name: string; make(): Promise<TestPlace> }[] = [
  { name: 'PGlite', make: () => makeEmbedded() },
  ...(process.env.TEST_DATABASE_URL ? [{ name: 'PostgreSQL', make: () => makeServed() }] : []),
]

export const SERVED = process.env.TEST_DATABASE_URL ?? null

/** The embedded database, in memory so that a file of tests begins in two seconds. */
const makeEmbedded = async (): Promise<TestPlace> => {
  await ensureTemplate()
  const at = { dir: 'memory://' }
  return { at, open: () => openDatabase(at), drop: async () => {} }
}

/** A database of its own on the server that TEST_DATABASE_URL names. */
export const makeServed = async (): Promise<TestPlace> => {
  const name = `trueline_test_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name}`)
  const url = new URL(SERVED ?? '')
  url.pathname = `/${name}`
  const at = { url: url.href }
  return {
    at,
    open: () => openDatabase(at),
    drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** A directory for one test, gone after it. */
export const makeFolder = (): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'trueline-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The template of the build; made here where nothing has been built yet. */
export const ensureTemplate = async (): Promise<void> => {
  const migrations = readMigrations()
  if (await findTemplate(migrations)) return
  mkdirSync(templateFolder(), { recursive: true })
  const path = join(templateFolder(), templateName(migrations))
  writeFileSync(`${path}.${process.pid}`, await makeTemplate(migrations))
  renameSync(`${path}.${process.pid}`, path)
}

const onServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: SERVED ?? '' })
  await client.connect()
  await client.query(sql)
  await client.end()
}
