import type { HandTile } from '../board/hand.ts'
import { type Keyboard, placeOr, turnCursor } from '../board/keyboard.ts'
import { lateWords } from '../board/late-words.ts'
import { moveCursor } from '../board/steering.ts'
import { isTile, signTyped } from './signs.ts'

// What lies under More comes with the keys: neither is needed before the board is there.
export { menuOf } from './menu.ts'

/**
 * What is typed at the board. The digits of a number light up the tile that they begin; it is placed as soon as no
 * other tile could be meant, or with Enter or the sign that follows.
 */
export class Typing {
  #digits = ''
  #lit: number | null = null

  /** A key pressed somewhere at the board, the rack or the keys under it. */
  on(event: KeyboardEvent, board: Keyboard): void {
    const action = this.#actionOf(event, board)
    if (!action) return
    event.preventDefault()
    action()
  }

  #actionOf(event: KeyboardEvent, board: Keyboard): (() => void) | null {
    const { grip, free } = board
    const { draft } = grip
    const { key, altKey, ctrlKey, metaKey } = event
    const onBoard = event.target instanceof Element && event.target.closest('[role="grid"]') !== null
    const next = onBoard && !altKey && !metaKey ? moveCursor(draft.cursor, key, ctrlKey) : null
    if (next)
      return () => {
        this.#finish(board)
        draft.moveTo(next)
      }
    if (!free || altKey) return null
    const change = (make: () => void) => () => {
      this.#forget()
      grip.change(make)
    }
    if (ctrlKey || metaKey)
      return key.toLowerCase() === 'z' && draft.canRestore ? change(() => draft.restore()) : null
    if (/^\d$/.test(key)) return () => this.#digit(key, board)
    const sign = signTyped(key)
    if (sign !== null)
      return () => {
        this.#finish(board)
        draft.release()
        grip.change(() => void draft.type(sign))
      }
    switch (key) {
      case 'Backspace':
        return () => (this.#wipe(board) ? undefined : grip.change(() => void draft.backspace()))
      case 'Escape':
        return () => {
          this.#forget()
          if (!draft.release()) grip.change(() => draft.recall())
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
        return onBoard ? () => this.#placeOr(() => turnCursor(board), board) : null
      case 'Enter':
        return onBoard ? () => this.#placeOr(board.play, board) : null
      default:
        return null
    }
  }

  #digit(digit: string, board: Keyboard): void {
    const { draft } = board.grip
    // Something else was done meanwhile: this begins another number.
    if (draft.selected !== this.#lit || this.#lit === null) this.#digits = ''
    this.#digits += digit
    const meant = draft.hand.filter(
      ({ face, square }) => square === null && isTile(face) && face.startsWith(this.#digits),
    )
    const [first] = meant.toSorted((a, b) => a.face.length - b.face.length)
    if (!first) {
      board.note(lateWords.notOnRack(this.#digits))
      this.#forget()
      draft.release()
    } else if (meant.length === 1 && first.face === this.#digits) this.#place(first, board)
    else this.#light(first, board)
  }

  #light({ id }: HandTile, { grip }: Keyboard): void {
    const { draft } = grip
    // A square that waits would get the tile at once.
    if (draft.armed !== null) draft.release()
    if (draft.selected !== id) draft.tapTile(id)
    this.#lit = id
  }

  #place({ face }: HandTile, { grip }: Keyboard): void {
    this.#forget()
    grip.draft.release()
    grip.change(() => void grip.draft.type(face))
  }

  /** Places the tile that is lit, if one is. */
  #finish(board: Keyboard): boolean {
    const { hand, selected } = board.grip.draft
    const lit = hand.find(({ id }) => id === this.#lit && id === selected)
    if (lit) this.#place(lit, board)
    return lit !== undefined
  }

  /** Takes back what was typed of a number. */
  #wipe({ grip }: Keyboard): boolean {
    const had = this.#lit !== null && grip.draft.selected === this.#lit
    this.#forget()
    if (had) grip.draft.release()
    return had
  }

  #forget(): void {
    this.#digits = ''
    this.#lit = null
  }

  /** With a tile lit or lifted, puts it at the cursor; else does what the key does. */
  #placeOr(otherwise: () => void, board: Keyboard): void {
    if (!this.#finish(board)) placeOr(otherwise, board)
  }
}
