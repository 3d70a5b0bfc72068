/** Things in order of a score that may only sink: the highest first, those of one score in the order they came in. */
export class Levels<T> {
  readonly #byScore = new Map<number, T[]>()
  #scores: number[] = []

  add(score: number, item: T): void {
    const items = this.#byScore.get(score)
    if (items) items.push(item)
    else {
      this.#byScore.set(score, [item])
      this.#scores.push(score)
      this.#scores.sort((a, b) => a - b)
    }
  }

  /** Takes out all of the highest score; null when nothing is left. */
  take(): { readonly score: number; readonly items: readonly T[] } | null {
    const score = this.#scores.pop()
    if (score === undefined) return null
    const items = this.#byScore.get(score) ?? []
    this.#byScore.delete(score)
    return { score, items }
  }
}
