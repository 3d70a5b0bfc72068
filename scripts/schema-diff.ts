import { nextMigration, readSchema } from '../packages/server/scripts/schema-engine.ts'

// `pnpm db:diff` prints the SQL of the next migration and leaves with 2, or says that there is none and leaves with 0.
const sql = await nextMigration(await readSchema())
if (sql === null) console.error('The migrations make the schema as it is written.')
else console.log(sql)
process.exit(sql === null ? 0 : 2)
