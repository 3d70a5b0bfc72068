import { beforeAll, describe, expect, it } from 'vitest'
import { nextMigration, readSchema } from '../../scripts/schema-engine.ts'
import { ensureTemplate } from './places.ts'

describe('migrations and schema', () => {
  beforeAll(ensureTemplate)

  it('say the same', async () => {
    expect(await nextMigration(await readSchema())).toBe(null)
  })

  it('are told apart when they do not', async () => {
    const schema = (await readSchema()).replace('model Player {', 'model Player {\n  motto String?')
    expect(await nextMigration(schema)).toContain('ALTER TABLE "Player" ADD COLUMN     "motto" TEXT;')
  })
})
