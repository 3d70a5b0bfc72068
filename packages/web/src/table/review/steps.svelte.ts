/** Which moment of a finished game is looked at, and in the address which move that is: `#12` (G-9). */
export class Steps {
  readonly #moments: number
  #at = $state(0)

  /** Begins at the move that `hash` names, else at the end. */
  constructor(moments: number, hash: string) {
    this.#moments = moments
    this.#at = this.#parse(hash) ?? this.last
  }

  get at(): number {
    return this.#at
  }
  get last(): number {
    return Math.max(0, this.#moments - 1)
  }

  /** Goes to a moment; beyond the first and the last there is nothing. */
  go(at: number): void {
    this.#at = Math.max(0, Math.min(this.last, at))
  }

  /** Follows an address that has changed. */
  follow(hash: string): void {
    const at = this.#parse(hash)
    if (at !== null) this.go(at)
  }

  /** The moment that a key of the keyboard leads to; null for keys that are not of this kind. */
  by(key: string): number | null {
    switch (key) {
      case 'ArrowLeft':
        return this.#at - 1
      case 'ArrowRight':
        return this.#at + 1
      case 'Home':
        return 0
      case 'End':
        return this.last
      default:
        return null
    }
  }

  #parse(hash: string): number | null {
    const move = /^#(\d{1,4})$/.exec(hash)?.[1]
    return move === undefined ? null : Math.min(this.last, Number(move))
  }
}
