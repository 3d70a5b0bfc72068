import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { Recent } from './recent.ts'
import { foldRecoveryCode, hashSecret, isToken, makeRecoveryCode, makeToken } from './token.ts'

/** A person as they know themselves. */
export interface Person {
  readonly id: string
  readonly name: string | null
}

/** A person on a device: `token` is shown once and kept by the device only. */
export interface Arrival {
  readonly id: string
  readonly token: string
}

/** The database did not answer; it may when asked again. */
export class Unanswered extends Error {}

const answered = async <T>(ask: () => PromiseLike<T>): Promise<T> => {
  try {
    return await ask()
  } catch (cause) {
    throw new Unanswered('the database did not answer', { cause })
  }
}

/** Who is who: a person is a device token, or several that recovery links led to (G-3). */
export class People {
  readonly #prisma: PrismaClient
  /** Token hash to person. That never changes, so it can be remembered and needs no clearing. */
  readonly #known = new Recent<string, string>(20_000)

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma
  }

  /** A new person on a new device. */
  async arrive(): Promise<Arrival> {
    const id = randomUUID()
    const token = makeToken()
    await answered(() =>
      this.#prisma.device.create({
        data: { tokenHash: hashSecret(token), player: { create: { id } } },
      }),
    )
    return { id, token }
  }

  /** The id of the person who holds `token`, or null. Every request asks this. */
  async whoHolds(token: string): Promise<string | null> {
    if (!isToken(token)) return null
    const tokenHash = hashSecret(token)
    const known = this.#known.get(tokenHash)
    if (known) return known
    const device = await answered(() => this.#prisma.device.findUnique({ where: { tokenHash } }))
    if (!device) return null
    this.#known.set(tokenHash, device.playerId)
    return device.playerId
  }

  async find(id: string): Promise<Person | null> {
    return answered(() => this.#prisma.player.findUnique({ where: { id }, select: { id: true, name: true } }))
  }

  async rename(id: string, name: string): Promise<Person> {
    return answered(() =>
      this.#prisma.player.update({ where: { id }, data: { name }, select: { id: true, name: true } }),
    )
  }

  /** A new recovery code for `id`; the one before stops working. */
  async makeRecovery(id: string): Promise<string> {
    const code = makeRecoveryCode()
    await answered(() =>
      this.#prisma.player.update({ where: { id }, data: { recoveryHash: hashSecret(code) } }),
    )
    return code
  }

  /** A token on this device for the person whose recovery code this is, or null (S28). */
  async recover(typed: string): Promise<Arrival | null> {
    const recoveryHash = hashSecret(foldRecoveryCode(typed))
    const player = await answered(() =>
      this.#prisma.player.findUnique({ where: { recoveryHash }, select: { id: true } }),
    )
    if (!player) return null
    const token = makeToken()
    await answered(() =>
      this.#prisma.device.create({ data: { tokenHash: hashSecret(token), playerId: player.id } }),
    )
    return { id: player.id, token }
  }
}
