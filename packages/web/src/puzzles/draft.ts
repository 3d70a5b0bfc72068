import { Draft } from '../games/board/draft.svelte.ts'
import { tileOn } from '../games/board/hand.ts'
import { type Square, squareAt } from '../games/board/square.ts'

/** The tiles of a puzzle: they stay on the board for long, so that nothing takes the others off it by the way. */
export class PuzzleDraft extends Draft {
  /** Puts some tiles down beside those that lie already: from the rack, or from where they lie elsewhere. */
  override lay(tiles: readonly { readonly face: string; readonly square: Square }[]): boolean {
    const squares = new Set(tiles.map(({ square }) => square))
    for (const { face, square } of tiles) {
      if (tileOn(this.hand, square)?.face === face) continue
      const same = this.hand.filter((tile) => tile.face === face)
      const tile =
        same.find((each) => each.square === null) ??
        same.find((each) => each.square !== null && !squares.has(each.square)) ??
        // It lies where another of them goes.
        same.find((each) => tiles.find((other) => other.square === each.square)?.face !== face)
      if (!tile || !this.place(tile.id, square)) return false
    }
    return true
  }

  /** Brings a revealed tile to its square before the board takes it for its own: no other one like it goes. */
  give({ square, digit }: { readonly square: string; readonly digit: string }, from: string | null): void {
    const wrong = from === null ? undefined : tileOn(this.hand, squareAt(from))
    if (wrong) this.takeBack(wrong.id)
    const tile = this.hand.find((each) => each.face === digit && each.square === null)
    if (tile) this.place(tile.id, squareAt(square))
  }
}
