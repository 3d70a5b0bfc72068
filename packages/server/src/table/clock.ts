/** Time, as an argument: tests push it forward by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after some time, unless cancelled by what it returns. */
  after(ms: number, callback: () => void): () => void
}

/** The machine's clock. Its timers keep no process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
