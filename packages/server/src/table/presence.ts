import type { Clock } from './clock.ts'

/** How long somebody still counts as here after their last window closed: reloads must not flicker (S62). */
export const GRACE = 4_000

/** Who has a game open: people, each with any number of windows. */
export class Presence {
  readonly #clock: Clock
  readonly #changed: () => void
  readonly #windows = new Map<string, number>()
  readonly #leaving = new Map<string, () => void>()

  /** `changed` is called when somebody may have come or gone. */
  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock
    this.#changed = changed
  }

  enter(playerId: string): void {
    this.#leaving.get(playerId)?.()
    this.#leaving.delete(playerId)
    this.#windows.set(playerId, (this.#windows.get(playerId) ?? 0) + 1)
    this.#changed()
  }

  leave(playerId: string): void {
    const left = (this.#windows.get(playerId) ?? 1) - 1
    this.#windows.set(playerId, left)
    if (left > 0) return
    const cancel = this.#clock.after(GRACE, () => {
      this.#leaving.delete(playerId)
      this.#windows.delete(playerId)
      this.#changed()
    })
    this.#leaving.set(playerId, cancel)
  }

  isHere(playerId: string | null): boolean {
    return playerId !== null && this.#windows.has(playerId)
  }

  /** Whether nobody is here, nor has just left. */
  get empty(): boolean {
    return this.#windows.size === 0
  }

  stop(): void {
    for (const cancel of this.#leaving.values()) cancel()
    this.#leaving.clear()
  }
}
