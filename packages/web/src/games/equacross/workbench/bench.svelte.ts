import type { ScoredPlay } from '@trueline/rules/equacross/client'
import { fits, flips, GAP, readBase, readStrip } from '@trueline/rules/equacross/workbench'
import { type Square, squareName } from '../../board/square.ts'
import type { Draft } from '../../board/draft.svelte.ts'
import type { View } from '../view.ts'
import type { KeptBench } from './kept.ts'
import {
  insert,
  MOST,
  move,
  remove,
  reordered,
  swap,
  textOf,
  type Token,
  type Tokens,
  withBase,
} from './token.ts'

/** Board and rack, as far as the Workbench looks at them. */
export type BenchView = Pick<View, 'board' | 'rack' | 'code'>

/** What the Workbench has to know of where it stands: at a table, or at a puzzle. */
export interface BenchSeat {
  readonly view: BenchView
  readonly seat: number | null
  readonly draft: Draft
  /** Whether tiles may be moved. */
  readonly free: boolean
  /** The board as 225 characters. */
  readonly cells: string
  taken(square: Square): boolean
  /** What fits a base where a game has rules of its own for that: without points then. */
  readonly fits?: Fits
}

/** Every play that puts an order of the strip's equation through a base. */
export type Fits = (strip: string | null, base: NonNullable<KeptBench['base']>) => readonly ScoredPlay[]

/** Where a Workbench is kept. */
export interface Keep {
  read(): KeptBench
  write(bench: KeptBench): void
}

/** The strip, the base under it, and what both together make of the board (EC-22, EC-23). */
export class Bench {
  readonly #view: () => BenchView
  readonly #keep: Keep
  readonly #own: Fits | undefined
  #tokens = $state.raw<Tokens>([])
  #caret = $state(0)
  #base = $state.raw<KeptBench['base']>(null)
  #picked = $state(0)
  #preview = $state<number | null>(null)
  #lastId = 0
  #stand = ''

  constructor(view: () => BenchView, keep: Keep, own?: Fits) {
    this.#view = view
    this.#keep = keep
    this.#own = own
    const { strip, base } = keep.read()
    this.#tokens = [...strip.matchAll(/('?)(.)/g)].map(([, mark, symbol = '']) =>
      this.#token(symbol, mark !== ''),
    )
    this.#caret = this.#tokens.length
    this.#base = base
    this.see()
  }

  get tokens(): Tokens {
    return this.#tokens
  }

  /** How many tokens stand before the place where typing goes on. */
  get caret(): number {
    return this.#caret
  }

  set caret(at: number) {
    this.#caret = Math.max(0, Math.min(this.#tokens.length, at))
  }

  get base(): KeptBench['base'] {
    return this.#base
  }

  readonly strip: string = $derived.by(() => textOf(this.#tokens))
  readonly verdict = $derived.by(() => readStrip(this.strip))

  /** Whether there is nothing on the strip but what the base brought. */
  readonly bare: boolean = $derived.by(() => this.#base !== null && this.strip === this.#base.text)

  /** Every order that fits the base, the best first. */
  readonly plays: readonly ScoredPlay[] = $derived.by(() => {
    const { board, rack } = this.#view()
    if (!this.#base || rack === null) return []
    const strip = this.bare ? null : this.strip
    return this.#own?.(strip, this.#base) ?? fits(board, rack, this.#base, strip)
  })

  /** The play that would be put down, by its place among all. */
  get picked(): number {
    return this.#picked
  }

  set picked(at: number) {
    this.#picked = at
    this.#preview = null
  }

  /** A play that is only looked at, under the mouse or in the focus; it is not put down. */
  get preview(): number | null {
    return this.#preview
  }

  set preview(at: number | null) {
    this.#preview = at
  }

  readonly chosen: ScoredPlay | null = $derived.by(() => this.plays[this.#picked] ?? null)

  /** The play that is shown on the board. */
  readonly shown: ScoredPlay | null = $derived.by(() => this.plays[this.#preview ?? this.#picked] ?? null)

  /** Takes in board and rack; tells whether the base was no longer what it was. */
  see(): boolean {
    const { board, rack } = this.#view()
    const stand = [...board, rack].join(' ')
    // Other plays fit now, and none of them was picked.
    if (stand !== this.#stand) this.picked = 0
    this.#stand = stand
    const base = this.#base
    if (!base || readBase(board, base) === base.text) return false
    this.dropBase()
    return true
  }

  /** Puts a symbol where the caret is; false when the strip is full. */
  type(symbol: string): boolean {
    return this.insert(symbol, this.#caret)
  }

  insert(symbol: string, at: number): boolean {
    if (this.#tokens.length >= MOST) return false
    this.#change(insert(this.#tokens, at, [this.#token(symbol)]), at + 1)
    return true
  }

  /** Puts a symbol in the place of another. */
  replace(id: number, symbol: string): void {
    this.#change(this.#tokens.map((token) => (token.id === id ? this.#token(symbol) : token)))
  }

  swap(one: number, other: number): void {
    this.#change(swap(this.#tokens, one, other))
  }

  move(id: number, at: number): void {
    this.#change(move(this.#tokens, id, at))
  }

  remove(id: number): void {
    const at = this.#tokens.findIndex((token) => token.id === id)
    if (at >= 0) this.#change(remove(this.#tokens, id), at < this.#caret ? this.#caret - 1 : this.#caret)
  }

  /** Takes away the token before the caret, or behind it. */
  erase(behind = false): void {
    const token = this.#tokens[behind ? this.#caret : this.#caret - 1]
    if (token) this.remove(token.id)
  }

  /** An empty strip, and no base. */
  clear(): void {
    this.#base = null
    this.#change([], 0)
  }

  /** The next order of a true equation; false when it is none. */
  flip(): boolean {
    if (!this.verdict.ok) return false
    const next = flips(this.verdict.value)[1]
    if (next !== undefined) this.#change(reordered(this.#tokens, next), this.#tokens.length)
    return true
  }

  /** What a base from one square to another would be; null where no tile lies. */
  baseBetween(one: Square, other: Square): NonNullable<KeptBench['base']> | null {
    const base = { from: squareName(Math.min(one, other)), to: squareName(Math.max(one, other)) }
    const text = readBase(this.#view().board, base)
    return text === null ? null : { ...base, text }
  }

  /**
   * Takes a base from the board. Its tiles go onto the strip in the place of the last base's; a strip that is a true
   * equation already stays as it is, to be tried there.
   */
  take(base: NonNullable<KeptBench['base']>): void {
    const brought = base.text.split('').map((symbol) => this.#token(symbol, true))
    const at = this.#tokens.findIndex((token) => token.base)
    const own = this.#tokens.filter((token) => !token.base)
    this.#base = base
    if (this.verdict.ok) {
      this.#change(withBase(this.#tokens, base.text, this.#view().rack ?? ''))
      return
    }
    const place = at < 0 ? own.length : at
    const tokens = insert(own, place, brought).slice(0, MOST)
    this.#change(tokens, Math.min(tokens.length, place + brought.length))
  }

  /** Lets go of the base; its digits stay on the strip, its gaps do not. */
  dropBase(): void {
    this.#base = null
    const rest = this.#tokens.filter(({ symbol }) => symbol !== GAP)
    this.#change(
      rest.map((token) => ({ ...token, base: false })),
      rest.length,
    )
  }

  #token(symbol: string, base = false): Token {
    return { id: ++this.#lastId, symbol, base }
  }

  #change(tokens: Tokens, caret = this.#caret): void {
    this.#tokens = tokens
    this.caret = caret
    this.picked = 0
    const strip = tokens.map(({ symbol, base }) => (base ? `'${symbol}` : symbol)).join('')
    this.#keep.write({ strip, base: this.#base })
  }
}
