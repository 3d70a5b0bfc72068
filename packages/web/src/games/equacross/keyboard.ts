import type { Draft } from '../board/draft.svelte.ts'
import { squareName } from '../board/square.ts'
import { words } from './words.ts'

/** What keys can do at the board. */
export interface Keyboard {
  readonly draft: Draft
  /** Makes a change to the draft, and lets the tiles glide. */
  change(change: () => void): void
  /** Only said. */
  say(text: string): void
  /** Said and shown. */
  note(text: string): void
  taken(square: number): boolean
  shuffle(): void
  recall(): void
  restore(): void
  play(): void
  help(): void
}

/** A key pressed somewhere at the board, the rack or the keys under it. */
export const keyOn = (event: KeyboardEvent, board: Keyboard): void => {
  const action = actionOf(event, board)
  if (!action) return
  event.preventDefault()
  action()
}

const actionOf = (event: KeyboardEvent, board: Keyboard): (() => void) | null => {
  const { draft } = board
  if (event.ctrlKey || event.metaKey) {
    return event.key.toLowerCase() === 'z' && draft.canRestore ? board.restore : null
  }
  if (event.altKey) return null
  if (/^\d$/.test(event.key)) return () => type(event.key, board)
  const onBoard = event.target instanceof Element && event.target.closest('[role="grid"]') !== null
  switch (event.key) {
    case 'Backspace':
      return () => board.change(() => void draft.backspace())
    case 'Escape':
      return () => {
        if (!draft.release()) board.recall()
      }
    case 's':
    case 'S':
      return board.shuffle
    case '?':
      return board.help
    // A key of the page that has the focus is pressed by these itself.
    case ' ':
      return onBoard ? () => placeOr(() => turn(board), board) : null
    case 'Enter':
      return onBoard ? () => placeOr(board.play, board) : null
    default:
      return null
  }
}

const type = (digit: string, board: Keyboard): void => {
  let square: number | null = null
  board.change(() => {
    square = board.draft.type(digit)
  })
  if (square === null) board.note(words.notOnRack(digit))
}

/** With a tile lifted, puts it at the cursor; else does what the key does. */
const placeOr = (otherwise: () => void, { draft, change, taken, note }: Keyboard): void => {
  const { selected, cursor } = draft
  if (selected === null) otherwise()
  else if (taken(cursor.square)) note(words.taken(squareName(cursor.square)))
  else change(() => void draft.place(selected, cursor.square))
}

const turn = ({ draft, say }: Keyboard): void => {
  draft.turn()
  say(draft.cursor.down ? words.down : words.across)
}
