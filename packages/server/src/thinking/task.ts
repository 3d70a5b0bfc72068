import type { Kind, Puzzle, PuzzleOrder } from '@trueline/rules'

/** Something to think about. A view is a seat's own: what it does not show, the thread does not know (EC-20). */
export type Task =
  | {
      readonly does: 'choose'
      readonly kind: string
      readonly view: Kind['View']
      readonly level: string
      /** 64 hex digits of fresh chance: the game's own seed would tell what is to be drawn. */
      readonly seed: string
      /** Milliseconds after which a search has had time enough. */
      readonly budget: number
    }
  | { readonly does: 'hint'; readonly kind: string; readonly view: Kind['View'] }
  | { readonly does: 'review'; readonly kind: string; readonly log: readonly Kind['Event'][] }
  | { readonly does: 'puzzle'; readonly order: PuzzleOrder; readonly seed: string }

/** A new puzzle, and the text that all that are alike have in common. */
export interface MadePuzzle {
  readonly puzzle: Puzzle
  readonly form: string
}

/** What a thread is handed. It says `begun` with this number when it has got so far: a new thread takes a while. */
export interface Order {
  readonly number: number
  readonly task: Task
}

export interface Begun {
  readonly begun: number
}
