import type { Database } from './database.ts'
import type { Store } from './store.ts'

/** The store on an open database. */
export declare const storeOn: (database: Pick<Database, 'prisma' | 'sql'>) => Store
