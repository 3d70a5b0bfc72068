import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, places } from '../../test/door-house.ts'
import type { Database } from '../store/database.ts'
import { People } from './people.ts'
import { hashSecret, makeToken } from './token.ts'

describe.each(places)('people on %s', (place) => {
  let database: Database
  let people: People
  let leave: () => Promise<void>

  beforeAll(async () => {
    ;({ database, leave } = await openPlace(place))
    people = new People(database.prisma)
  })
  afterAll(() => leave())

  it('gives everybody an identity of their own, and knows it again', async () => {
    const [ada, noor] = await Promise.all([people.arrive(), people.arrive()])
    expect(ada.id).not.toBe(noor.id)
    expect(await people.whoHolds(ada.token)).toBe(ada.id)
    expect(await people.whoHolds(ada.token)).toBe(ada.id)
    expect(await new People(database.prisma).whoHolds(noor.token)).toBe(noor.id)
  })

  it.each(['', 'x', 'x'.repeat(43), '\u0000', `${'a'.repeat(42)}'`])('knows nobody by %j', async (token) => {
    expect(await people.whoHolds(token)).toBeNull()
  })

  it('keeps no token and no recovery code, only hashes', async () => {
    const { id, token } = await people.arrive()
    const code = await people.makeRecovery(id)
    const kept = JSON.stringify([
      await database.prisma.device.findMany(),
      await database.prisma.player.findMany(),
    ])
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(code)
    expect(kept).toContain(hashSecret(token))
    expect(kept).toContain(hashSecret(code))
  })

  it('renames', async () => {
    const { id } = await people.arrive()
    expect(await people.find(id)).toEqual({ id, name: null })
    await people.rename(id, 'Noor')
    expect(await people.find(id)).toEqual({ id, name: 'Noor' })
    expect(await people.find('nobody')).toBeNull()
  })

  it('recovers a person on a new device, as often as needed, the old device staying (S28)', async () => {
    const { id, token } = await people.arrive()
    const code = await people.makeRecovery(id)
    const typed = `${code.slice(0, 7).toLowerCase()}-${code.slice(7, 14)} ${code.slice(14)}`
    for (const attempt of [code, typed, `https://trueline.example/recover#${code}`]) {
      const arrival = await people.recover(attempt)
      expect(arrival?.id).toBe(id)
      expect(arrival?.token).not.toBe(token)
      expect(await people.whoHolds(arrival?.token ?? '')).toBe(id)
    }
    expect(await people.whoHolds(token)).toBe(id)
  })

  it('stops taking a recovery code once there is a new one', async () => {
    const { id } = await people.arrive()
    const before = await people.makeRecovery(id)
    const now = await people.makeRecovery(id)
    expect(await people.recover(before)).toBeNull()
    expect((await people.recover(now))?.id).toBe(id)
    expect(await people.recover('')).toBeNull()
  })

  it('makes tokens of 256 bits that never repeat', () => {
    const tokens = new Set(Array.from({ length: 1000 }, makeToken))
    expect(tokens.size).toBe(1000)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })
})
