import { type Keyboard as BoardKeyboard, placeOr, turnCursor } from '../board/keyboard.ts'
import { lateWords } from '../board/late-words.ts'
import { moveCursor } from '../board/steering.ts'

// What comes with the keys: none of it is needed before the board is there.
export { sayIdle } from './idle.ts'
export { menuOf } from './menu.ts'

/** What keys can do at the board. */
export interface Keyboard extends BoardKeyboard {
  workbench(): void
}

/** A key pressed somewhere at the board, the rack or the keys under it. */
export const keyOn = (event: KeyboardEvent, board: Keyboard): void => {
  const action = actionOf(event, board)
  if (!action) return
  event.preventDefault()
  action()
}

const actionOf = (event: KeyboardEvent, board: Keyboard): (() => void) | null => {
  const { draft } = board.grip
  const onBoard = event.target instanceof Element && event.target.closest('[role="grid"]') !== null
  const next =
    onBoard && !event.altKey && !event.metaKey
      ? moveCursor(draft.cursor, event.key, event.ctrlKey, board.grip.side)
      : null
  if (next) return () => draft.moveTo(next)
  // The Workbench is open to thought also while a play is on its way.
  if (/^w$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) return board.workbench
  if (!board.free) return null
  const change = (change: () => void) => () => board.grip.change(change)
  if (event.ctrlKey || event.metaKey) {
    return event.key.toLowerCase() === 'z' && draft.canRestore ? change(() => draft.restore()) : null
  }
  if (event.altKey) return null
  if (/^\d$/.test(event.key)) return () => type(event.key, board)
  switch (event.key) {
    case 'Backspace':
      return change(() => void draft.backspace())
    case 'Escape':
      return () => {
        if (!draft.release()) board.grip.change(() => draft.recall())
      }
    case 's':
    case 'S':
      return change(() => draft.shuffle())
    case 'h':
    case 'H':
      return board.hint
    case '?':
      return board.help
    // A key of the page that has the focus is pressed by these itself.
    case ' ':
      return onBoard ? () => placeOr(() => turnCursor(board), board) : null
    case 'Enter':
      return onBoard ? () => placeOr(board.play, board) : null
    default:
      return null
  }
}

const type = (digit: string, board: Keyboard): void => {
  let square: number | null = null
  board.grip.change(() => {
    square = board.grip.draft.type(digit)
  })
  if (square !== null) return
  const has = board.grip.draft.hand.some((tile) => tile.square === null && tile.face === digit)
  board.note(has ? lateWords.noRoom : lateWords.notOnRack(digit))
}
