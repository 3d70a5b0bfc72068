import { along, type Cursor } from './cursor.ts'
import {
  type Hand,
  type HandTile,
  placed,
  placements,
  put,
  cleared,
  laid,
  recall,
  reconcile,
  sameHand,
  shuffle,
  takeBack,
  type Taken,
  tileOn,
} from './hand.ts'
import { SIDE, type Square } from './square.ts'

/** A hand as it is kept on the device: faces in rack order, and where each lies. */
export type KeptHand = readonly (readonly [face: string, square: Square | null])[]

/** Where a hand is kept between visits. What is read may be anything (S30). */
export interface Keep {
  value: unknown
}

/** Tiles placed but not sent, the order of the rack, and the cursor: everything of a turn that is only ours (EC-24). */
export class Draft {
  #keep: Keep
  #settle: (hand: Hand) => Hand
  #hand = $state.raw<Hand>([])
  #selected = $state<number | null>(null)
  #cursor = $state.raw<Cursor>({ square: (SIDE * SIDE - 1) / 2, down: false })
  #armed = $state<Square | null>(null)
  #recalled = $state.raw<Hand | null>(null)
  #taken = $state.raw<Taken>(() => false)
  #lastId = 0

  /** `settle` says what a game makes of a hand after each change: with signs in it they are renewed. */
  constructor(keep: Keep, settle = (hand: Hand): Hand => hand) {
    this.#keep = keep
    this.#settle = settle
    this.#hand = settle(this.#parse(keep.value))
  }

  /** Your tiles in rack order. */
  get hand(): Hand {
    return this.#hand
  }

  /** The draft as the wire wants it, in reading order. */
  readonly placements = $derived.by(() => placements(this.#hand))

  /** The tile that the next tapped square gets. */
  get selected(): number | null {
    return this.#selected
  }

  get cursor(): Cursor {
    return this.#cursor
  }

  /** The tapped square that waits for a tile: a tap on the rack places one there. */
  get armed(): Square | null {
    return this.#armed
  }

  /** Whether a recall can be undone: for those of its tiles whose squares are still free. */
  get canRestore(): boolean {
    return this.#recalled !== null && placed(cleared(this.#recalled, this.#taken)).length > 0
  }

  /** Takes in a rack and a board as the server says they are. Tells which tiles had to come back, as faces. */
  see(rack: readonly string[], taken: Taken): string[] {
    this.#taken = taken
    const before = placed(this.#hand)
    const hand = reconcile(this.#hand, rack, taken, () => ++this.#lastId)
    // A view that changes nothing here is no reason to write: another tab may have gone on with the turn.
    if (!sameHand(hand, this.#hand)) this.#change(hand)
    if (!this.#hand.some((tile) => tile.id === this.#selected)) this.#selected = null
    if (this.#armed !== null && taken(this.#armed)) this.#armed = null
    return before
      .filter((tile) => this.#hand.find((now) => now.id === tile.id)?.square === null)
      .map((tile) => tile.face)
  }

  /** Puts a tile on a square; false when a played tile lies there. */
  place(id: number, square: Square): boolean {
    if (this.#taken(square)) return false
    this.release()
    this.#change(put(this.#hand, id, square, this.#taken))
    return true
  }

  /** Takes one tile back, into a slot of the rack or its own. */
  takeBack(id: number, slot?: number): void {
    this.release()
    this.#change(takeBack(this.#hand, id, slot))
  }

  /** All tiles back to the rack. Until the next gesture `restore` undoes it. */
  recall(): void {
    this.release()
    if (placed(this.#hand).length === 0) return
    const before = this.#hand
    this.#change(recall(before))
    this.#recalled = before
  }

  /**
   * Puts a whole draft in the place of what lies there; until the next gesture `restore` brings that back. False when
   * it cannot be laid.
   */
  lay(draft: Parameters<typeof laid>[1]): boolean {
    const before = this.#hand
    const hand = laid(before, draft, this.#taken)
    if (!hand) return false
    this.release()
    if (sameHand(hand, before)) return true
    this.#change(hand)
    if (placed(before).length > 0) this.#recalled = before
    return true
  }

  restore(): void {
    const recalled = this.#recalled
    if (recalled) this.#change(cleared(recalled, this.#taken))
  }

  shuffle(random: () => number = Math.random): void {
    this.#change(shuffle(this.#hand, random))
  }

  /** A tap on a tile: goes to the waiting square, or is lifted, or is picked up from the board. */
  tapTile(id: number): void {
    const tile = this.#hand.find((other) => other.id === id)
    if (!tile) return
    if (tile.square === null) {
      if (this.#armed !== null && this.place(id, this.#armed)) return
      this.#selected = this.#selected === id ? null : id
    } else if (this.#selected !== null) this.place(this.#selected, tile.square)
    else {
      this.takeBack(id)
      this.#selected = id
    }
  }

  /**
   * A tap on a square: gets the lifted tile, else waits for one while it is empty. A second tap lets it go. So a tile
   * that is lifted goes where one taps next, whatever was tapped before.
   */
  tapSquare(square: Square): void {
    if (this.#taken(square)) {
      this.#armed = null
      return
    }
    if (this.#selected !== null && this.place(this.#selected, square)) return
    this.#armed = this.#armed === square ? null : square
    this.#cursor = { square, down: false }
  }

  /** Lets go of a lifted tile or a waiting square; false when there was neither. */
  release(): boolean {
    const had = this.#selected !== null || this.#armed !== null
    this.#selected = null
    this.#armed = null
    return had
  }

  moveTo(cursor: Cursor): void {
    if (cursor.square !== this.#armed) this.#armed = null
    this.#cursor = cursor
  }

  /** Turns the cursor from across to down and back. */
  turn(): void {
    this.#cursor = { ...this.#cursor, down: !this.#cursor.down }
  }

  /** Places the first tile with this face at the cursor and goes on to the next free square; null when there is no such tile. */
  type(face: string): Square | null {
    const tile = this.#hand.find((other) => other.square === null && other.face === face)
    return tile ? this.#placeAtCursor(tile) : null
  }

  /** Takes back the tile under the cursor, else the last one behind it; tells from which square. */
  backspace(): Square | null {
    const mine = (square: Square): boolean => tileOn(this.#hand, square) !== undefined
    const square = mine(this.#cursor.square) ? this.#cursor.square : along(this.#cursor, mine, true)
    const tile = square === null ? undefined : tileOn(this.#hand, square)
    if (!tile || square === null) return null
    this.takeBack(tile.id)
    this.#cursor = { ...this.#cursor, square }
    return square
  }

  #placeAtCursor(tile: HandTile): Square | null {
    const free = (square: Square): boolean => !this.#taken(square)
    const square = free(this.#cursor.square) ? this.#cursor.square : along(this.#cursor, free)
    if (square === null) return null
    this.place(tile.id, square)
    const next = along({ ...this.#cursor, square }, (at) => free(at) && !tileOn(this.#hand, at))
    this.#cursor = { ...this.#cursor, square: next ?? square }
    return square
  }

  #change(hand: Hand): void {
    if (hand === this.#hand) return
    this.#recalled = null
    this.#set(this.#settle(hand))
  }

  #set(hand: Hand): void {
    this.#hand = hand
    const kept: KeptHand = hand.map((tile) => [tile.face, tile.square])
    this.#keep.value = kept
  }

  /** What was kept may be broken or from another version: what does not fit is dropped (S30). */
  #parse(kept: unknown): Hand {
    if (!Array.isArray(kept)) return []
    const used = new Set<unknown>()
    return kept.flatMap((entry: unknown) => {
      if (!Array.isArray(entry) || typeof entry[0] !== 'string') return []
      const at: unknown = entry[1]
      const fits =
        Number.isInteger(at) && (at as number) >= 0 && (at as number) < SIDE * SIDE && !used.has(at)
      if (fits) used.add(at)
      return [{ id: ++this.#lastId, face: entry[0], square: fits ? (at as Square) : null }]
    })
  }
}
