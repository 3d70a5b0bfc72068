import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { PrismaClient } from '../generated/prisma/client.ts'
import { readMigrations } from './migrations.ts'
import { migrate } from './migrator.ts'
import { embeddedSql, openEmbedded, sessionOn } from './pglite.ts'
import { openPool, pooledSql, withSession } from './postgres.ts'
import type { Sql } from './sql.ts'
import { findTemplate } from './template.ts'

/** Where to keep things: a PostgreSQL server, or a directory for the embedded database (`memory://` for none). */
export interface DatabasePlace {
  readonly url?: string | undefined
  readonly dir?: string | undefined
}

export interface Database {
  readonly prisma: PrismaClient
  readonly sql: Sql
  /** Whether other servers may work on the same database. */
  readonly shared: boolean
  close(): Promise<void>
}

/** Appends share statements, so a few connections carry thousands of moves; Prisma has its own for all the rest. */
const CONNECTIONS = { sql: 4, prisma: 6 }

/** Opens and migrates the database. Rejects with a `StoreError` that has a code when it may not be used. */
export const openDatabase = ({ url, dir = 'data' }: DatabasePlace): Promise<Database> =>
  url === undefined ? openInProcess(dir) : openServer(url)

const openServer = async (url: string): Promise<Database> => {
  await withSession(url, (session) => migrate(session, readMigrations()))
  const pools = { sql: openPool(url, CONNECTIONS.sql), prisma: openPool(url, CONNECTIONS.prisma) }
  const prisma = new PrismaClient({ adapter: new PrismaPg(pools.prisma) })
  return {
    prisma,
    sql: pooledSql(pools.sql),
    shared: true,
    async close() {
      await prisma.$disconnect()
      await Promise.all([pools.sql.end(), pools.prisma.end()])
    },
  }
}

const openInProcess = async (dir: string): Promise<Database> => {
  const migrations = readMigrations()
  const embedded = await openEmbedded(
    dir,
    () => findTemplate(migrations),
    (database) => migrate(sessionOn(database), migrations),
  )
  const prisma = new PrismaClient({ adapter: new PrismaPGlite(embedded.database) })
  return {
    prisma,
    sql: embeddedSql(embedded.database),
    shared: false,
    async close() {
      await prisma.$disconnect()
      await embedded.close()
    },
  }
}
