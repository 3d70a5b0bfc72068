import type { TileHost } from '../../board/drag.ts'
import { type Box, type Point, within } from '../../board/geometry.ts'
import { rowOf, SIDE, squareAt, type Square } from '../../board/square.ts'
import type { Bench } from './bench.svelte.ts'
import { SYMBOLS } from './symbols.ts'

/** Where a piece can go: between two of the strip, or onto one of them; or, for a base, the square it reaches to. */
export type Spot = { readonly at: number } | { readonly onto: number } | { readonly square: Square }

/** What is in hand: a piece of the strip, a new one from the keys, or a base being drawn from a square. */
type Held = { readonly token: number } | { readonly symbol: string } | { readonly origin: Square }

export interface GestureRules {
  /** Whether a played tile lies there. */
  taken(square: Square): boolean
  /** Rows and columns that are shown. */
  readonly side?: number
  /** A symbol found no room. */
  full(): void
  /** A base was taken: the strip is where one goes on. */
  took(): void
}

/** A piece of the strip where it lies, and its place in the row of all. */
interface Piece {
  readonly id: number
  readonly at: number
  readonly box: Box
}

interface Boxes {
  readonly board: Box | undefined
  readonly strip: Box | undefined
  readonly pieces: readonly Piece[]
}

/** How far beside the strip a piece still counts as over it. */
const NEAR = 14

// The layer knows what it moves by a number: pieces by their own, keys and squares by numbers below 0.
const KEY = -1
const SQUARE = -1000

const heldBy = (id: number): Held => {
  if (id > 0) return { token: id }
  return id > SQUARE ? { symbol: SYMBOLS[KEY - id] ?? '' } : { origin: SQUARE - id }
}

/** Drags and taps on the strip, its keys, and the played tiles that may become a base (EC-22, EC-23). */
export class Gestures implements TileHost<Spot> {
  readonly #bench: Bench
  readonly #rules: GestureRules
  readonly #root: HTMLElement
  #held = $state.raw<Held | null>(null)
  #over = $state.raw<Spot | null>(null)
  #boxes: Boxes | null = null
  #ghost: HTMLElement | undefined

  constructor(bench: Bench, root: HTMLElement, rules: GestureRules) {
    this.#bench = bench
    this.#root = root
    this.#rules = rules
  }

  /** The piece of the strip in hand. */
  get token(): number | null {
    return this.#held && 'token' in this.#held ? this.#held.token : null
  }

  /** The face of what is in hand. */
  get face(): string | null {
    const held = this.#held
    if (!held || 'origin' in held) return null
    if ('symbol' in held) return held.symbol
    return this.#bench.tokens.find(({ id }) => id === held.token)?.symbol ?? null
  }

  /** Whether letting go here would throw the piece in hand away. */
  get throwing(): boolean {
    return this.token !== null && this.#over === null
  }

  /** Where a piece would be put in. */
  get at(): number | null {
    return this.#over && 'at' in this.#over ? this.#over.at : null
  }

  /** The piece that would change places, or be replaced. */
  get onto(): number | null {
    return this.#over && 'onto' in this.#over ? this.#over.onto : null
  }

  /** The base as it would be if the hand let go. */
  get aim(): ReturnType<Bench['baseBetween']> {
    const [held, over] = [this.#held, this.#over]
    return held && over && 'origin' in held && 'square' in over
      ? this.#bench.baseBetween(held.origin, over.square)
      : null
  }

  readonly attachGhost = (ghost: HTMLElement): void => {
    this.#ghost = ghost
  }

  tileAt(target: Element): number | null {
    const data = (name: string): string | undefined =>
      target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
    const [piece, symbol, square] = [data('piece'), data('symbol'), data('square')]
    if (piece !== undefined) return Number(piece)
    if (symbol !== undefined) return KEY - SYMBOLS.indexOf(symbol)
    return square !== undefined && this.#rules.taken(Number(square)) ? SQUARE - Number(square) : null
  }

  lifted(id: number): void {
    const box = (name: string): Box | undefined =>
      this.#root.querySelector(`[data-${name}]`)?.getBoundingClientRect()
    const pieces = [...this.#root.querySelectorAll<HTMLElement>('[data-piece]')].map((piece, at) => ({
      id: Number(piece.dataset.piece),
      at,
      box: piece.getBoundingClientRect(),
    }))
    this.#boxes = { board: box('board'), strip: box('strip'), pieces }
    this.#held = heldBy(id)
  }

  hit(_: Point, finger: Point): Spot | null {
    const [held, boxes] = [this.#held, this.#boxes]
    if (!held || !boxes) return null
    if ('origin' in held)
      return boxes.board
        ? { square: alongFrom(held.origin, boxes.board, finger, this.#rules.side ?? SIDE) }
        : null
    const { strip, pieces } = boxes
    if (!strip || !within(grown(strip), finger)) return null
    const own = 'token' in held ? held.token : null
    const row = rowUnder(pieces, finger)
    for (const { id, box, at } of row) {
      const along = (finger.x - box.left) / box.width
      if (along < 0.25) return { at }
      if (along < 0.75) return id === own ? { at } : { onto: id }
    }
    return { at: (row.at(-1)?.at ?? -1) + 1 }
  }

  sameSpot(a: Spot, b: Spot): boolean {
    return JSON.stringify(a) === JSON.stringify(b)
  }

  rest(): null {
    return null
  }

  ghost(): HTMLElement | undefined {
    return this.face === null ? undefined : this.#ghost
  }

  over(spot: Spot | null): void {
    this.#over = spot
  }

  dropped(id: number, spot: Spot | null): void {
    const [bench, held] = [this.#bench, heldBy(id)]
    this.returned()
    if ('origin' in held) {
      const base = spot && 'square' in spot ? bench.baseBetween(held.origin, spot.square) : null
      if (base) this.#take(base)
    } else if ('token' in held) {
      if (!spot) bench.remove(held.token)
      else if ('onto' in spot) bench.swap(held.token, spot.onto)
      else if ('at' in spot) bench.move(held.token, spot.at)
    } else if (spot && 'onto' in spot) bench.replace(spot.onto, held.symbol)
    else if (spot && 'at' in spot && !bench.insert(held.symbol, spot.at)) this.#rules.full()
  }

  returned(): void {
    this.#held = null
    this.#over = null
  }

  tapped(id: number): void {
    const [bench, held] = [this.#bench, heldBy(id)]
    if ('origin' in held) this.tapSquare(held.origin)
    else if ('token' in held) bench.caret = 1 + bench.tokens.findIndex((token) => token.id === held.token)
    else if (!bench.type(held.symbol)) this.#rules.full()
  }

  /** Whether a tap on this square would make a base. */
  tappable(square: Square): boolean {
    return this.#rules.taken(square)
  }

  /** Makes a square the base, or draws the one there is out to it: what a drag does, by keys. */
  reach(square: Square): void {
    const old = this.#bench.base
    const drawn = old && this.#bench.baseBetween(squareAt(old.from), square)
    const isNew = drawn && drawn.from !== drawn.to && drawn.text !== old?.text
    const base = isNew ? drawn : this.#bench.baseBetween(square, square)
    if (base) this.#take(base)
  }

  #take(base: NonNullable<Bench['base']>): void {
    this.#bench.take(base)
    this.#rules.took()
  }

  /** A tap on a played tile makes it the base, a second one lets go of it. */
  tapSquare(square: Square): void {
    const base = this.#bench.baseBetween(square, square)
    const old = this.#bench.base
    if (base && old?.from === base.from && old.to === base.to) this.#bench.dropBase()
    else if (base) this.#take(base)
  }
}

/** A strip of many pieces has two rows: those in the one that the finger is nearer to. */
const rowUnder = (pieces: readonly Piece[], { y }: Point): readonly Piece[] => {
  const away = ({ box }: Piece): number => Math.abs(box.top + box.height / 2 - y)
  const nearest = Math.min(...pieces.map(away))
  const first = pieces.find((piece) => away(piece) === nearest)
  return pieces.filter(({ box }) => first && Math.abs(box.top - first.box.top) < box.height / 2)
}

const grown = ({ left, top, width, height }: Box): Box => ({
  left: left - NEAR,
  top: top - NEAR,
  width: width + 2 * NEAR,
  height: height + 2 * NEAR,
})

/** The square that a base drawn from `origin` reaches to: in its row or its column, whichever the hand is nearer to. */
const alongFrom = (origin: Square, board: Box, { x, y }: Point, side: number): Square => {
  const index = (at: number): number => Math.max(0, Math.min(side - 1, Math.floor(at * side)))
  const column = index((x - board.left) / board.width)
  const row = index((y - board.top) / board.height)
  const across = Math.abs(column - (origin % SIDE)) >= Math.abs(row - rowOf(origin))
  return across ? rowOf(origin) * SIDE + column : row * SIDE + (origin % SIDE)
}
