import type { Store } from '../store/store.ts'
import type { Clock } from './clock.ts'
import { TOLERANCE } from './heartbeat.ts'
import type { Report } from './surroundings.ts'

/** How far ahead a look into the store sees, and so how often it looks: turns of a server that died wait no longer. */
const HORIZON = 2_000
/** How many turns a look sees: where there are more, it looks again at once. */
const AT_ONCE = 200
/** How long a game is left alone whose rules threw, and one whose end the store did not take. */
const PENALTY = 60_000
const PAUSE = 1_000

interface Needs {
  readonly store: Pick<Store, 'due'>
  readonly clock: Clock
  readonly report: Report
  /** Ends the turn of a game if it has run out. Null, or why that failed. */
  expire(code: string): Promise<string | null>
}

/**
 * The clocks of all games (G-7): they live in the store and here is one timer, for the next that is known. Whoever is
 * late finds nothing to do, since the game itself looks again; so a turn runs out once on however many servers (S52).
 */
export class Deadlines {
  readonly #needs: Needs
  /** Games that are left alone, and until when. They stay due and are the longest due: looks must see past them. */
  readonly #failed = new Map<string, number>()
  #wakeAt = Number.POSITIVE_INFINITY
  #cancel: () => void = () => {}
  #sweeping: Promise<void> | null = null
  #failing = false
  #stopped = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  start(): void {
    this.expect(this.#needs.clock.now())
  }

  /** There is a deadline at `at`. */
  expect(at: number): void {
    if (this.#stopped || at >= this.#wakeAt) return
    this.#wakeAt = at
    if (this.#sweeping) return
    this.#cancel()
    this.#cancel = this.#needs.clock.after(Math.max(at - this.#needs.clock.now(), 0), () => {
      this.#wakeAt = Number.POSITIVE_INFINITY
      this.#sweeping = this.#sweepAndArm()
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    await this.#sweeping
  }

  async #sweepAndArm(): Promise<void> {
    const soonest = Math.min(await this.#sweep(), this.#wakeAt)
    this.#sweeping = null
    this.#wakeAt = Number.POSITIVE_INFINITY
    this.expect(soonest)
  }

  /** Ends all turns that have run out, and returns when to look again. */
  async #sweep(): Promise<number> {
    const { store, clock, report } = this.#needs
    const now = clock.now()
    for (const [code, until] of this.#failed) if (until <= now) this.#failed.delete(code)
    try {
      const look = { until: now + HORIZON, except: [...this.#failed.keys()], limit: AT_ONCE }
      const turns = await store.due(look, { now, tolerance: TOLERANCE })
      const over = turns.filter(({ deadlineAt }) => deadlineAt <= now)
      await Promise.all(over.map(({ code }) => this.#expire(code)))
      this.#failing = false
      if (over.length === AT_ONCE) return now
      const [next] = turns.filter(({ deadlineAt }) => deadlineAt > now)
      return next?.deadlineAt ?? now + HORIZON
    } catch (error) {
      if (!this.#failing) report(error, { what: 'deadlines' })
      this.#failing = true
      return now + HORIZON
    }
  }

  async #expire(code: string): Promise<void> {
    const fault = await this.#needs.expire(code)
    if (fault === null) return
    this.#failed.set(code, this.#needs.clock.now() + (fault === 'internal' ? PENALTY : PAUSE))
  }
}
