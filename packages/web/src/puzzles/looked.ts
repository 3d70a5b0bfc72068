/** Counts the time that somebody looks at a puzzle: it stands still while the page is hidden. */
export class Stopwatch {
  readonly #steady: () => number
  #before = 0
  #since: number | null = null

  constructor(steady: () => number = () => performance.now()) {
    this.#steady = steady
  }

  get running(): boolean {
    return this.#since !== null
  }

  run(): void {
    this.#since ??= this.#steady()
  }

  stop(): void {
    this.#before = this.ms
    this.#since = null
  }

  /** Milliseconds so far. */
  get ms(): number {
    return this.#before + (this.#since === null ? 0 : Math.max(0, this.#steady() - this.#since))
  }

  get seconds(): number {
    return Math.floor(this.ms / 1000)
  }

  /** Another page, or the server, has counted further: time never runs back. */
  atLeast(seconds: number): void {
    const missing = seconds * 1000 - this.ms
    if (missing > 0) this.#before += missing
  }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** A time as it is shown: `4:12`, `1:02:03`. */
export const writeTime = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
