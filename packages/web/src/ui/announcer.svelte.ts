const SAID_MS = 8_000
const TOAST_MS = 5_000

interface Line {
  readonly id: number
  readonly text: string
}

/**
 * What the page says aloud, and the short notes it shows. Every line is a new element in its live region, so
 * that the same words twice are said twice.
 */
export class Announcer {
  #last = 0
  #polite = $state.raw<readonly Line[]>([])
  #assertive = $state.raw<readonly Line[]>([])
  #toasts = $state.raw<readonly Line[]>([])

  get polite(): readonly Line[] {
    return this.#polite
  }
  get assertive(): readonly Line[] {
    return this.#assertive
  }
  get toasts(): readonly Line[] {
    return this.#toasts
  }

  /** Says something when the reader next pauses. */
  say(text: string): void {
    const line = this.#line(text)
    this.#polite = [...this.#polite, line]
    setTimeout(() => (this.#polite = this.#polite.filter((other) => other !== line)), SAID_MS)
  }

  /** Says something at once: "Your turn", "10 seconds". */
  alert(text: string): void {
    const line = this.#line(text)
    this.#assertive = [...this.#assertive, line]
    setTimeout(() => (this.#assertive = this.#assertive.filter((other) => other !== line)), SAID_MS)
  }

  /** Shows a short note for some seconds, and says it. The same note is shown once, however often it comes. */
  toast(text: string): void {
    this.say(text)
    const line = this.#line(text)
    this.#toasts = [...this.#toasts.filter((other) => other.text !== text), line].slice(-3)
    setTimeout(() => this.dismiss(line.id), TOAST_MS)
  }

  /** Takes back all that is still to be read: it was for somebody else's eyes (S66). */
  hush(): void {
    this.#polite = []
    this.#assertive = []
    this.#toasts = []
  }

  /** Takes a note away that is not so any more. */
  retract(text: string): void {
    this.#toasts = this.#toasts.filter((toast) => toast.text !== text)
  }

  dismiss(id: number): void {
    this.#toasts = this.#toasts.filter((toast) => toast.id !== id)
  }

  #line(text: string): Line {
    return { id: ++this.#last, text }
  }
}
