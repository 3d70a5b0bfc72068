import type { Clock } from '../../src/table/clock.ts'

/** A clock that stands still until a test pushes it. */
export class FakeClock implements Clock {
  #now: number
  #timers: { readonly at: number; readonly callback: () => void }[] = []
  /** Each tells whether something it was asked is still under way: time waits for it. */
  readonly busy = new Set<() => boolean>()

  constructor(now = Date.UTC(2026, 0, 5, 12)) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Pushes the time forward and calls what is due on the way, each at its own time. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
      if (!next) break
      this.#timers = this.#timers.filter((other) => other !== next)
      this.#now = Math.max(this.#now, next.at)
      next.callback()
      await this.settled()
    }
    this.#now = end
  }

  /** Waits until all that was set off has come to rest. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet++) {
      await new Promise((resolve) => setImmediate(resolve))
      if ([...this.busy].some((isBusy) => isBusy())) quiet = -1
    }
  }

  /** Lets time pass without anybody looking, as when the process is stopped. */
  skip(ms: number): void {
    this.#now += ms
  }
}

/** Waits until something holds; fails after twenty seconds. */
export const until = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + 20_000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`never came: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
