import type { Refusal } from '@trueline/rules'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Limits } from '../config.ts'
import { Recent } from '../people/recent.ts'
import { addressKey } from './address.ts'
import type { Caller } from './caller.ts'

interface Unfound {
  readonly ok: false
  readonly error: Refusal
}

/** Whether a person has a seat of a game: then they guess nothing. */
type IsSeated = (person: string, code: string) => Promise<boolean>

const WINDOW_S = 600
const DAY_S = 86_400
const LONGEST_WAIT_S = 3600

/**
 * Makes guessing codes hopeless (S35). After some wrong codes a person, and the address they come from, must wait
 * before the next lookup; each time twice as long as the time before. Both doors share one of these.
 */
export class SlowDown {
  readonly #limits: Limits['wrongCodes'] | null
  readonly #isSeated: IsSeated
  readonly #wrong = new RateLimiterMemory({ points: 0, duration: WINDOW_S })
  readonly #waits = new RateLimiterMemory({ points: 0, duration: DAY_S })
  readonly #strikes = new RateLimiterMemory({ points: 0, duration: DAY_S })
  /** Codes that somebody has found before: a neighbour who guesses must not stop a game under way. */
  readonly #found = new Recent<string, true>(50_000)

  constructor(limits: Limits | null, isSeated: IsSeated = async () => false) {
    this.#limits = limits?.wrongCodes ?? null
    this.#isSeated = isSeated
  }

  /** `caller` knows `code`, without having looked it up. */
  found(caller: Caller, code: string): void {
    if (this.#limits) this.#found.set(foundKey(caller, code), true)
  }

  /** Milliseconds until `caller` may look up `code`: 0 is now. */
  async wait(caller: Caller, code: string): Promise<number> {
    if (!this.#limits || this.#found.get(foundKey(caller, code))) return 0
    const waits = await Promise.all(keysOf(caller).map(({ key }) => this.#waits.get(key)))
    const longest = Math.max(0, ...waits.map((wait) => wait?.msBeforeNext ?? 0))
    if (!longest || caller.person === null || !(await this.#isSeated(caller.person, code))) return longest
    this.found(caller, code)
    return 0
  }

  /** Asks for a game by its code, unless `caller` must wait, and counts a code that is nobody's. */
  async lookup<Found extends { readonly ok: true }>(
    caller: Caller,
    code: string,
    ask: () => Promise<Found | Unfound>,
  ): Promise<Found | Unfound> {
    const retryMs = await this.wait(caller, code)
    if (retryMs) return { ok: false, error: { code: 'slow-down', data: { retryMs } } }
    const answer = await ask()
    if (answer.ok) this.found(caller, code)
    else if (answer.error.code === 'no-such-game') await this.wrong(caller)
    return answer
  }

  async wrong(caller: Caller): Promise<void> {
    const limits = this.#limits
    if (!limits) return
    await Promise.all(
      keysOf(caller).map(async ({ key, kind }) => {
        const { consumedPoints } = await this.#wrong.penalty(key)
        if (consumedPoints < limits[kind]) return
        const strikes = await this.#strikes.penalty(key)
        const wait = (limits.firstWaitMs / 1000) * 2 ** (strikes.consumedPoints - 1)
        await this.#waits.set(key, 1, Math.min(wait, LONGEST_WAIT_S))
        await this.#wrong.delete(key)
      }),
    )
  }
}

const foundKey = ({ person, address }: Caller, code: string): string =>
  `${person ?? addressKey(address)} ${code}`

const keysOf = ({ person, address }: Caller): { key: string; kind: 'person' | 'address' }[] => [
  ...(person === null ? [] : [{ key: `person ${person}`, kind: 'person' as const }]),
  { key: `address ${addressKey(address)}`, kind: 'address' },
]
