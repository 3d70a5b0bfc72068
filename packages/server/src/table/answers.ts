import type { Refusal, Seat } from '@trueline/rules'

export type Answer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly error: Refusal }

export const refuse = (code: string, data?: unknown): Answer => ({
  ok: false,
  error: data === undefined ? { code } : { code, data },
})

/** The last answers of a table, refusals too, so that a repeated key costs nothing. Receipts keep the accepted ones for ever. */
export class Answers {
  readonly #answers = new Map<string, Answer>()

  get(seat: Seat, key: string): Answer | undefined {
    return this.#answers.get(`${seat} ${key}`)
  }

  keep<A extends Answer>(seat: Seat, key: string, answer: A): A {
    this.#answers.set(`${seat} ${key}`, answer)
    if (this.#answers.size > 32) {
      const [oldest] = this.#answers.keys()
      if (oldest !== undefined) this.#answers.delete(oldest)
    }
    return answer
  }

  forget(): void {
    this.#answers.clear()
  }
}
