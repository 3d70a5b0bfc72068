/** One thing after another: each task begins when the one before it has ended, however that ended. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++
    const result = this.#last.then(task)
    this.#last = result.then(this.#done, this.#done)
    return result
  }

  get idle(): boolean {
    return this.#waiting === 0
  }

  /** Resolves when all that was put in so far has ended. */
  async drained(): Promise<void> {
    await this.#last
  }

  readonly #done = (): void => {
    this.#waiting--
  }
}
