import type { Grip } from './grip.svelte.ts'
import { lateWords } from './late-words.ts'
import { squareName } from './square.ts'

/** What keys can do at every board. */
export interface Keyboard {
  readonly grip: Grip
  /** Whether tiles may be moved; without, one can still look round the board. */
  readonly free: boolean
  /** Only said. */
  say(text: string): void
  /** Said and shown. */
  note(text: string): void
  taken(square: number): boolean
  play(): void
  /** Shows moves; null where none are shown. */
  readonly hint: (() => unknown) | null
  help(): void
}

/** With a tile lifted, puts it at the cursor; else does what the key does. */
export const placeOr = (otherwise: () => void, { grip, taken, note }: Keyboard): void => {
  const { draft } = grip
  const { selected, cursor } = draft
  if (selected === null) otherwise()
  else if (taken(cursor.square)) note(lateWords.taken(squareName(cursor.square)))
  else grip.change(() => void draft.place(selected, cursor.square))
}

/** Turns the cursor, and says which way typing runs then. */
export const turnCursor = ({ grip, say }: Keyboard): void => {
  grip.draft.turn()
  say(grip.draft.cursor.down ? lateWords.down : lateWords.across)
}
