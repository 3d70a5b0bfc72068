import type { Draft } from './draft.svelte.ts'
import { type TileHost, type TileLayer, tileLayer } from './drag.ts'
import type { glide } from './flight.ts'
import { type Box, middleOf, type Point, slotUnder, squareUnder, within } from './geometry.ts'
import { columnsOf, type Hand, slotsOf, takeBack } from './hand.ts'
import { SIDE, type Square } from './square.ts'

/** A place a tile can go: a square of the board, or a slot of the rack. */
export type Spot = { readonly square: Square } | { readonly slot: number }

/** What the grip has to know of the game round it. */
export interface GripRules {
  /** Whether tiles may be moved now. */
  free(): boolean
  taken(square: Square): boolean
  vibrates(): boolean
  /** Rows and columns that are shown, of 15. */
  readonly side?: number
  /** How many slots the rack has at least; 7 if nothing is said. */
  readonly slots?: number
  /** A tile came to lie on a square. */
  placed(): void
}

interface Boxes {
  readonly board: Box
  /** What of the board can be seen: all of it, unless one looks closely. */
  readonly window: Box
  readonly rack: Box
  readonly slots: Box
}

const GROWN_ON_BOARD = 1.2
const GROWN_OFF_BOARD = 1.5
const LARGEST = 64

/** The hand over the board: which tile it holds, and over what. Joins a draft to the layer that moves tiles. */
export class Grip {
  readonly draft: Draft
  readonly side: number
  readonly slots: number | undefined
  readonly #rules: GripRules
  #held = $state<number | null>(null)
  #over = $state.raw<Spot | null>(null)
  #root: HTMLElement | undefined
  #ghost: HTMLElement | undefined
  #layer: TileLayer | undefined
  #boxes: Boxes | null = null
  #pointerType = ''
  // How tiles glide comes after the board is there; until then they jump.
  #glide: typeof glide = (_, change) => change()

  constructor(draft: Draft, rules: GripRules) {
    this.draft = draft
    this.side = rules.side ?? SIDE
    this.slots = rules.slots
    this.#rules = rules
  }

  /** The tile in hand. */
  get held(): number | null {
    return this.#held
  }

  /** The face of the tile in hand. */
  get face(): string {
    return this.draft.hand.find((tile) => tile.id === this.#held)?.face ?? ''
  }

  /** The square that the tile in hand would take. */
  get square(): Square | null {
    return this.#over && 'square' in this.#over ? this.#over.square : null
  }

  /** The rack as it would be if the tile in hand were let go. */
  get hand(): Hand {
    const over = this.#over
    return this.#held !== null && over && 'slot' in over
      ? takeBack(this.draft.hand, this.#held, over.slot)
      : this.draft.hand
  }

  /** For the element that holds board and rack. */
  readonly attach = (root: HTMLElement): (() => void) => {
    const layer = tileLayer(root, this.#host)
    const forget = (): void => {
      this.#boxes = null
    }
    this.#root = root
    this.#layer = layer
    import('./flight.ts').then(
      ({ glide }) => {
        this.#glide = glide
      },
      () => {},
    )
    window.addEventListener('scroll', forget, { passive: true, capture: true })
    window.addEventListener('resize', forget)
    return () => {
      layer.destroy()
      window.removeEventListener('scroll', forget, { capture: true })
      window.removeEventListener('resize', forget)
    }
  }

  /** For the one element that shows the tile in hand. */
  readonly attachGhost = (ghost: HTMLElement): void => {
    this.#ghost = ghost
  }

  /**
   * Lets go of a tile that is no longer there, or of any once tiles may not be moved. A little later: a glide
   * draws the page at once, and whoever calls this may be drawing it.
   */
  check(): void {
    const amiss = (): boolean =>
      this.#held !== null && !(this.#rules.free() && this.draft.hand.some((tile) => tile.id === this.#held))
    if (amiss()) queueMicrotask(() => amiss() && this.#layer?.cancel())
  }

  /** Makes a change to the draft and lets the tiles glide. Never under a tile in hand, nor to a play on its way. */
  change(change: () => void): void {
    if (this.#held !== null || !this.#rules.free()) return
    if (this.#root) this.#glide(this.#root, change)
    else change()
  }

  /** For clicks anywhere round the board: one on a square that no tile of yours lies on counts. */
  readonly click = ({ target }: Event): void => {
    const square = target instanceof Element && target.closest<HTMLElement>('[data-square]')?.dataset.square
    if (square && this.#rules.free())
      this.#telling('', () => this.change(() => this.draft.tapSquare(Number(square))))
  }

  /** Gives the focus to the square under the cursor. */
  focus(): void {
    this.#root
      ?.querySelector<HTMLElement>(`[data-square="${this.draft.cursor.square}"]`)
      ?.focus({ preventScroll: true })
  }

  /** Makes a change, and tells when a tile came to lie on a square by it: the cursor goes there too. */
  #telling(pointerType: string, change: () => void): void {
    const before = new Map(this.draft.hand.map((tile) => [tile.id, tile.square]))
    change()
    const moved = this.draft.hand.find((tile) => tile.square !== null && tile.square !== before.get(tile.id))
    if (moved?.square == null) return
    this.#rules.placed()
    // Where tiles follow each other, the next square waits already.
    if (this.draft.armed === null) this.draft.moveTo({ ...this.draft.cursor, square: moved.square })
    if (pointerType === 'mouse') this.focus()
  }

  #measure(): Boxes | null {
    const box = (name: string): Box | undefined =>
      this.#root?.querySelector(`[data-${name}]`)?.getBoundingClientRect()
    const [board, window, rack, slots] = [box('board'), box('window'), box('rack'), box('slots')]
    this.#boxes ??= board && window && rack && slots ? { board, window, rack, slots } : null
    return this.#boxes
  }

  #end(id: number, change: () => void): void {
    const from = this.#ghost?.getBoundingClientRect()
    const end = (): void => {
      change()
      this.#held = null
      this.#over = null
    }
    if (!this.#root) end()
    else this.#glide(this.#root, end, from?.width ? new Map([[String(id), from]]) : undefined)
  }

  readonly #host: TileHost<Spot> = {
    tileAt: (target) => {
      const id = target.closest<HTMLElement>('[data-tile]')?.dataset.tile
      return id === undefined || !this.#rules.free() ? null : Number(id)
    },
    hit: (held: Point, finger: Point) => {
      const boxes = this.#boxes ?? this.#measure()
      if (!boxes) return null
      // Over the rack the finger's own point counts: what is lifted above it would already be off the rack.
      const count = slotsOf(this.draft.hand, this.slots)
      const slot = slotUnder(boxes.rack, boxes.slots, count, columnsOf(count), finger)
      if (slot !== null) return { slot }
      const square = within(boxes.window, held) ? squareUnder(boxes.board, held, this.side) : null
      return square === null || this.#rules.taken(square) ? null : { square }
    },
    sameSpot: (a, b) =>
      'square' in a && 'square' in b
        ? a.square === b.square
        : 'slot' in a && 'slot' in b && a.slot === b.slot,
    rest: (spot) => {
      const board = this.#boxes?.board
      if (!board || !('square' in spot)) return null
      return {
        at: middleOf(board, spot.square, this.side),
        scale: (GROWN_ON_BOARD * board.width) / this.side / this.#size(board),
      }
    },
    ghost: () => this.#ghost,
    lifted: (id) => {
      this.#boxes = null
      const boxes = this.#measure()
      if (boxes) this.#ghost?.style.setProperty('--size', `${this.#size(boxes.board)}px`)
      this.draft.release()
      this.#held = id
    },
    over: (spot, pointerType) => {
      this.#pointerType = pointerType
      const slots = spot && 'slot' in spot
      if (this.#root && (slots || (this.#over && 'slot' in this.#over)))
        this.#glide(this.#root, () => (this.#over = spot))
      else this.#over = spot
      if (spot && !slots && pointerType === 'touch' && this.#rules.vibrates()) navigator.vibrate?.(8)
    },
    dropped: (id, spot) => {
      this.#telling(this.#pointerType, () =>
        this.#end(id, () => {
          if (spot && 'square' in spot) this.draft.place(id, spot.square)
          else this.draft.takeBack(id, spot?.slot)
        }),
      )
    },
    returned: (id) => this.#end(id, () => {}),
    tapped: (id) => this.#telling('', () => this.change(() => this.draft.tapTile(id))),
  }

  /** The side of the ghost as it follows the pointer: larger than on the board, and no smaller than on the rack. */
  #size(board: Box): number {
    const square = board.width / this.side
    const rack = this.#root?.querySelector('[data-slot]')?.clientWidth ?? square
    return Math.min(
      Math.max(square * GROWN_OFF_BOARD, rack * 1.1),
      Math.max(LARGEST, square * GROWN_ON_BOARD),
    )
  }
}
