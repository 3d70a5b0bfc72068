import type { Store } from '../store/store.ts'
import type { Clock } from './clock.ts'
import type { Report } from './surroundings.ts'

/** How often each server says that the house is open. */
export const BEAT = 5_000
/** Without a beat for so long, the house was away. A server that starts knows that it was not there, and asks less. */
export const TOLERANCE = 3 * BEAT
const TOLERANCE_AT_START = 1.5 * BEAT

interface Needs {
  readonly store: Pick<Store, 'beat'>
  readonly clock: Clock
  readonly report: Report
  /** Called when the house had been away, so that deadlines are not what they were. */
  reopened(): void
}

/** Says now and then that the house is open, and gives back the time that it was not (G-7). */
export class Heartbeat {
  readonly #needs: Needs
  #last: number | null = null
  #beating: Promise<void> | null = null
  #failing = false
  #cancel: () => void = () => {}
  #stopped = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** The first beat; rejects when the store does not answer. */
  async start(): Promise<void> {
    await this.beat()
    this.#next()
  }

  /** A beat now: after it, stored deadlines hold. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null
    })
    return this.#beating
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    await this.#beating?.catch(() => null)
  }

  async #beat(): Promise<void> {
    const now = this.#needs.clock.now()
    const { gap } = await this.#needs.store.beat({
      now,
      tolerance: this.#last === null ? TOLERANCE_AT_START : TOLERANCE,
    })
    // Another server may have given it back first: then the gap shows only in our own beats.
    const away = this.#last !== null && now - this.#last > TOLERANCE
    this.#last = now
    if (gap > 0 || away) this.#needs.reopened()
  }

  #next(): void {
    if (this.#stopped) return
    this.#cancel = this.#needs.clock.after(BEAT, () => {
      void this.beat()
        .then(
          () => {
            this.#failing = false
          },
          (error: unknown) => {
            if (!this.#failing) this.#needs.report(error, { what: 'heartbeat' })
            this.#failing = true
          },
        )
        .then(() => this.#next())
    })
  }
}
