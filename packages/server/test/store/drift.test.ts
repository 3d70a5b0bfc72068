import { beforeAll, describe, expect, it } from 'vitest'
import { nextMigration, readSchema } from '../../scripts/schema-engine.ts'
import { ensureTemplate } from './places.ts'

// An engine and a database of its own for each: slow where many tests share two cores.
describe('migrations and schema', { timeout: 180_000 }, () => {
  beforeAll(ensureTemplate)

  it('say the same', async () => {
    expect(await nextMigration(await readSchema())).toBe(null)
  })

  it('are told apart when they do not', async () => {
    const schema = (await readSchema()).replace('model Player {', 'model Player {\n  motto String?')
    expect(await nextMigration(schema)).toContain('ALTER TABLE "Player" ADD COLUMN     "motto" TEXT;')
  })
})
