import type { Cursor } from '../board/cursor.ts'
import { along } from '../board/cursor.ts'
import { Draft, type Keep, type KeptHand } from '../board/draft.svelte.ts'
import { type Hand, type HandTile, isSign, rackOf, tileOn } from '../board/hand.ts'
import type { Square } from '../board/square.ts'
import { SIGNS } from './signs.ts'

/** How many of each sign are at hand: more than fit into any equation of 15 squares. */
const SUPPLY = 14

/** Renews the signs of a hand after each change: what was put down is made again, what came back goes. */
const supply = (): ((hand: Hand) => Hand) => {
  let last = 0
  const renewed = (resting: readonly HandTile[], face: string): HandTile[] =>
    Array.from({ length: SUPPLY }, (_, at) => resting[at] ?? { id: --last, face, square: null })
  return (hand) => [
    ...rackOf(hand),
    ...hand.filter(({ face, square }) => isSign(face) && square !== null),
    ...SIGNS.flatMap((sign) =>
      renewed(
        hand.filter(({ face, square }) => face === sign && square === null),
        sign,
      ),
    ),
  ]
}

/** Only what lies on the board is kept of the signs: there are always more. */
const lean = (keep: Keep): Keep => ({
  get value() {
    return keep.value
  },
  set value(kept: unknown) {
    keep.value = (kept as KeptHand).filter(([face, square]) => square !== null || !isSign(face))
  },
})

/** A draft of numbers and signs. A tapped square waits for the first of them, and the next square for the next. */
export class SignDraft extends Draft {
  #taken: (square: Square) => boolean

  constructor(keep: Keep, taken: (square: Square) => boolean) {
    super(lean(keep), supply())
    this.#taken = taken
  }

  /** The tile on the key of a sign: the one that goes to the board next. */
  keyOf(sign: string): HandTile | undefined {
    return this.hand.find(({ face, square }) => face === sign && square === null)
  }

  override tapTile(id: number): void {
    const { armed, cursor } = this
    super.tapTile(id)
    if (armed === null || tileOn(this.hand, armed)?.id !== id) return
    // One tap placed it; the next one goes on from there.
    const next = along({ ...cursor, square: armed }, (square) => !this.#covered(square))
    if (next !== null) this.#await({ ...cursor, square: next })
  }

  /** A tap on a square: across first, down with a second tap, let go with a third. */
  override tapSquare(square: Square): void {
    const { armed, cursor, selected } = this
    if (selected === null && armed === square && cursor.down === this.#runsDown(square)) this.turn()
    else {
      super.tapSquare(square)
      if (this.armed === square) this.moveTo({ square, down: this.#runsDown(square) })
    }
  }

  #await(cursor: Cursor): void {
    super.tapSquare(cursor.square)
    this.moveTo(cursor)
  }

  #covered(square: Square): boolean {
    return this.#taken(square) || tileOn(this.hand, square) !== undefined
  }

  /** Which way typing runs from a square: on from what lies above it where nothing lies before it. */
  #runsDown(square: Square): boolean {
    const near = (down: boolean): boolean =>
      [true, false].some((backwards) => {
        const step = along({ square, down }, () => true, backwards)
        return step !== null && this.#covered(step)
      })
    return near(true) && !near(false)
  }
}
