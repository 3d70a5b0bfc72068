import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limits } from '../config.ts'
import { addressKey } from './address.ts'
import type { Caller } from './caller.ts'
import { Refused } from './refusal.ts'

/** Refuses with `slow-down` when its caller has done too much of one thing. */
export type CallLimit = (request: FastifyRequest) => Promise<void>

export interface CallLimits {
  readonly address: CallLimit
  readonly person: CallLimit
  readonly identities: CallLimit
  readonly recoveries: CallLimit
  readonly games: CallLimit
  readonly lists: CallLimit
  readonly reviews: CallLimit
  /** Puzzles that have to be made, or made anew in place of one that is taken. */
  readonly puzzles: CallLimit
  /** Checks and reveals. */
  readonly checks: CallLimit
}

const MINUTE = 60_000

/** The limits of HTTP calls, by person and by address. */
export const callLimits = async (app: FastifyInstance, limits: Limits | null): Promise<CallLimits> => {
  if (!limits) {
    const none = async () => {}
    const people = { person: none, identities: none, recoveries: none }
    return { address: none, ...people, games: none, lists: none, reviews: none, puzzles: none, checks: none }
  }
  await app.register(rateLimit, { global: false, cache: 20_000 })

  const limit = (max: number, timeWindow: number, keyOf: (caller: Caller) => string | null): CallLimit => {
    const count = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: ({ caller }) => keyOf(caller) ?? '',
      allowList: ({ caller }) => keyOf(caller) === null,
    })
    return async (request) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw new Refused('slow-down', { retryMs: counted.ttl })
    }
  }
  const byAddress = ({ address }: Caller) => addressKey(address)
  const byPerson = ({ person }: Caller) => person
  /** By person and by address: whoever has spent one of the two waits. */
  const both = (
    most: { readonly person: number; readonly address: number },
    timeWindow: number,
  ): CallLimit => {
    const counts = [limit(most.person, timeWindow, byPerson), limit(most.address, timeWindow, byAddress)]
    return async (request) => {
      for (const count of counts) await count(request)
    }
  }
  return {
    address: limit(limits.calls.address, MINUTE, byAddress),
    person: limit(limits.calls.person, MINUTE, byPerson),
    identities: limit(limits.identities.address, 10 * MINUTE, byAddress),
    lists: limit(limits.lists.person, MINUTE, byPerson),
    recoveries: limit(limits.recoveries.address, 10 * MINUTE, byAddress),
    games: both(limits.games, 10 * MINUTE),
    reviews: both(limits.reviews, MINUTE),
    puzzles: both(limits.puzzles, 10 * MINUTE),
    checks: both(limits.checks, MINUTE),
  }
}

/** Whether one more socket may be opened from an address. */
export const handshakeLimit = (limits: Limits | null): ((address: string) => Promise<boolean>) => {
  if (!limits) return async () => true
  const limiter = new RateLimiterMemory({ points: limits.handshakes.address, duration: 60 })
  return (address) =>
    limiter.consume(addressKey(address)).then(
      () => true,
      () => false,
    )
}

/** Credits for messages over sockets: each socket, each person and each address has its own. */
export class MessageBudget {
  readonly #counts: readonly { readonly limiter: RateLimiterMemory; readonly keyOf: KeyOf }[]

  constructor(limits: Limits | null) {
    const count = (points: number, keyOf: KeyOf) => ({
      limiter: new RateLimiterMemory({ points, duration: 10 }),
      keyOf,
    })
    this.#counts = limits
      ? [
          count(limits.messages.socket, (_caller, socket) => socket),
          count(limits.messages.person, ({ person }) => person),
          count(limits.messages.address, ({ address }) => addressKey(address)),
        ]
      : []
  }

  /** Spends one credit: milliseconds to wait when there is none, else 0. */
  async spend(caller: Caller, socket: string): Promise<number> {
    for (const { limiter, keyOf } of this.#counts) {
      const key = keyOf(caller, socket)
      if (key === null) continue
      try {
        await limiter.consume(key)
      } catch (spent) {
        if (spent instanceof RateLimiterRes) return Math.max(1, spent.msBeforeNext)
        throw spent
      }
    }
    return 0
  }
}

type KeyOf = (caller: Caller, socket: string) => string | null
