/**
 * The server's time as this page knows it. It runs on the page's own steady counter, so that a device clock
 * that is wrong, or is set while we play, changes nothing (S58).
 */
export class ServerClock {
  readonly #steady: () => number
  #offset: number | null = null

  constructor(steady: () => number = () => performance.now()) {
    this.#steady = steady
  }

  /** Takes in the server's `now`. The message that was fastest on its way is the best witness. */
  note(now: number): void {
    const offset = now - this.#steady()
    if (this.#offset === null || offset > this.#offset) this.#offset = offset
  }

  /** Forgets the old witnesses: after a sleep, the steady counter may have stood still. */
  reset(): void {
    this.#offset = null
  }

  /** Server time in milliseconds; the device's own until the server has spoken. */
  now(): number {
    return this.#offset === null ? Date.now() : this.#steady() + this.#offset
  }
}
