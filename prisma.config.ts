import { defineConfig } from 'prisma/config'

// Any existing file here stops the download of a native engine that `generate` and `validate` never run.
if (!process.argv.some((word) => word === 'migrate' || word === 'db'))
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
process.env.CHECKPOINT_DISABLE ??= '1'

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
