import type { WireError } from '@trueline/rules/wire'
import type { Answer } from '../../net/api.ts'

/** One thing that the house is asked for: at first, and again when that failed. */
export class Asked<T> {
  readonly #question: () => Promise<Answer<T>>
  #value = $state.raw<T | null>(null)
  #error = $state.raw<WireError | null>(null)
  #busy = $state(false)

  constructor(question: () => Promise<Answer<T>>) {
    this.#question = question
  }

  get value(): T | null {
    return this.#value
  }
  /** Why it did not come, the last time. */
  get error(): WireError | null {
    return this.#error
  }
  get busy(): boolean {
    return this.#busy
  }

  /** Asks, unless it is being asked or has come. */
  async ask(): Promise<void> {
    if (this.#busy || this.#value !== null) return
    this.#busy = true
    this.#error = null
    const answer = await this.#question()
    this.#busy = false
    if (answer.ok) this.#value = answer.value
    else this.#error = answer.error
  }
}
