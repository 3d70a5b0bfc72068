import type { Refusal, Seat } from '@trueline/rules'

export type Answer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly error: Refusal }

export const refuse = (code: string, data?: unknown): Answer => ({
  ok: false,
  error: data === undefined ? { code } : { code, data },
})

/** How many answers are remembered for each seat. */
const KEPT = 32

/**
 * The last answers of a table, refusals too, so that a repeated key costs nothing; nobody's crowd out another seat's.
 * Receipts keep the accepted ones for ever.
 */
export class Answers {
  readonly #seats = new Map<Seat, Map<string, Answer>>()

  get(seat: Seat, key: string): Answer | undefined {
    return this.#seats.get(seat)?.get(key)
  }

  keep<A extends Answer>(seat: Seat, key: string, answer: A): A {
    const answers = this.#seats.get(seat) ?? new Map<string, Answer>()
    this.#seats.set(seat, answers.set(key, answer))
    if (answers.size > KEPT) {
      const [oldest] = answers.keys()
      if (oldest !== undefined) answers.delete(oldest)
    }
    return answer
  }

  forget(): void {
    this.#seats.clear()
  }
}
