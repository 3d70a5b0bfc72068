import type { PrismaClient } from '../generated/prisma/client.ts'
import type { Sql } from './sql.ts'

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

/** Opens and migrates the database. Rejects with a `StoreError` that has a code when it may not be used. */
export declare const openDatabase: (place: DatabasePlace) => Promise<Database>
