/** A coded refusal (G-4). Words for codes live in the web package; `data` is plain JSON. */
export interface Refusal {
  readonly code: string
  readonly data?: unknown
}

/** The refusals that every game shares. */
export type CoreRefusal = { readonly code: 'not-your-turn' } | { readonly code: 'game-over' }
