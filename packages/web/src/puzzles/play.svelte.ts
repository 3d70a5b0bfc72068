import type { PuzzleView } from '@trueline/rules/wire'
import type { House } from '../house.ts'
import type { Answer } from '../net/api.ts'
import { makeKey } from '../net/key.ts'
import { Persisted } from '../net/stored.svelte.ts'
import type { Laid } from '../games/board/hand.ts'
import { type Square, squareAt } from '../games/board/square.ts'
import { PuzzleDraft } from './draft.ts'
import { Stopwatch } from './looked.ts'
import { type Asking, Puzzles } from './net.ts'
import { EMPTY, fixedCells, type Line, readSlot, type Slot, slotsOf, withTiles } from './slots.ts'

const isSeconds = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** What is on its way to the server. */
export type Errand = 'check' | 'reveal'

/** A puzzle on this page: as the server says it is, with the tiles that one has put down (EC-24). */
export class PuzzlePlay {
  readonly id: string
  readonly side: number
  readonly draft: PuzzleDraft
  readonly watch = new Stopwatch()
  readonly #puzzles: Puzzles
  readonly #keptAs: string
  readonly #kept: Persisted<unknown>
  readonly #looked: Persisted<number>
  readonly #red: ReadonlySet<Square>
  /** Its lines, whole or not. */
  readonly slots: readonly Slot[]
  #view: PuzzleView
  #errand = $state.raw<Errand | null>(null)
  /** What was sent and never answered: the same is sent with the same key again. */
  #unanswered: { readonly errand: Errand; readonly tiles: string; readonly key: string } | null = null

  constructor(doors: Pick<House, 'api' | 'session' | 'line'>, view: PuzzleView) {
    this.id = view.id
    this.side = view.board.length
    this.#puzzles = new Puzzles(doors)
    this.#keptAs = `draft:puzzle:${view.id}`
    this.#kept = new Persisted<unknown>(this.#keptAs, [], Array.isArray)
    this.#looked = new Persisted<number>(`looked:puzzle:${view.id}`, 0, isSeconds)
    this.#red = new Set(view.red.map(squareAt))
    this.slots = slotsOf(view)
    this.#view = $state.raw(view)
    this.draft = new PuzzleDraft(this.#kept)
    this.see(view)
  }

  get view(): PuzzleView {
    return this.#view
  }

  get open(): boolean {
    return this.view.status === 'open'
  }

  /** What is on its way. */
  get errand(): Errand | null {
    return this.#errand
  }

  /** Whether tiles may be moved. */
  get free(): boolean {
    return this.open && this.errand === null
  }

  /** The tiles that nobody can move. */
  readonly cells: string = $derived.by(() => fixedCells(this.view))

  /** Whether no tile can go there: a given one lies there, or the square is not red (PZ-1). */
  readonly taken = (square: Square): boolean => !this.#red.has(square) || this.cells[square] !== EMPTY

  readonly isRed = (square: Square): boolean => this.#red.has(square)

  /** The tiles that are put down: once it is over, those of the last check. */
  readonly tiles: readonly Laid[] = $derived.by(() =>
    this.open ? this.draft.placements : (this.view.last?.tiles ?? []),
  )

  /** The lines that are full, and what they say. */
  readonly lines: readonly Line[] = $derived.by(() => {
    const cells = withTiles(this.cells, this.tiles)
    return this.slots.flatMap((slot) => readSlot(slot, cells) ?? [])
  })

  /** What the last check said of tiles that still lie where they lay then: whether each is right, by its square. */
  readonly marks: ReadonlyMap<string, boolean> = $derived.by(() => {
    const { last } = this.view
    const lies = new Set(this.tiles.map(({ square, digit }) => square + digit))
    return new Map(
      (last?.tiles ?? []).flatMap(({ square, digit }) =>
        lies.has(square + digit) ? [[square, last?.right.includes(square) === true] as const] : [],
      ),
    )
  })

  /** How many red squares are still to be filled. */
  get missing(): number {
    return this.view.red.length - this.view.revealed.length - this.tiles.length
  }

  /** All seconds so far, those of reveals included. */
  get seconds(): number {
    return this.open ? this.watch.seconds + this.view.penalty : this.view.seconds
  }

  /** Takes in what the server says; tells the faces of tiles that had to come back. */
  see(view: PuzzleView): string[] {
    this.#view = view
    this.watch.atLeast(Math.max(view.seconds - view.penalty, this.#looked.value))
    const left = view.rack.split('')
    for (const { digit } of view.revealed) left.splice(left.indexOf(digit), 1)
    if (view.status === 'open') return this.draft.see(left, this.taken)
    this.watch.stop()
    this.#kept.forget()
    this.#looked.forget()
    return []
  }

  /** Keeps the time on the device (S106). */
  keepTime(): void {
    if (this.open) this.#looked.value = this.watch.seconds
  }

  /** Whether another tab has put tiles elsewhere meanwhile. */
  isBehind(): boolean {
    const kept = new Persisted<unknown>(this.#keptAs, [], Array.isArray)
    if (!this.open || !kept.kept) return false
    return JSON.stringify(new PuzzleDraft(kept).placements) !== JSON.stringify(this.draft.placements)
  }

  /** Asks again: another tab may have gone on, and one count of checks is shown everywhere (S31). */
  async refresh(): Promise<Answer<PuzzleView>> {
    const answer = await this.#puzzles.see(this.#address)
    // What is on its way has a newer answer.
    if (answer.ok && this.errand === null) this.see(answer.value)
    return answer
  }

  check(): Promise<Answer<PuzzleView>> {
    return this.#send(
      'check',
      (asking) => this.#puzzles.check(this.id, asking),
      (view) => this.see(view),
    )
  }

  /** Has a right tile put down. */
  reveal() {
    return this.#send(
      'reveal',
      (asking) => this.#puzzles.reveal(this.id, asking),
      ({ view, tile, from }) => {
        this.draft.give(tile, from)
        this.see(view)
      },
    )
  }

  get #address() {
    const { id, date, level } = this.view
    return date === null ? { id } : { date, level }
  }

  async #send<T>(
    errand: Errand,
    send: (asking: Asking) => Promise<Answer<T>>,
    take: (value: T) => unknown,
  ): Promise<Answer<T>> {
    const tiles = this.draft.placements
    const text = JSON.stringify(tiles)
    const last = this.#unanswered
    const key = last?.errand === errand && last.tiles === text ? last.key : makeKey()
    this.#unanswered = { errand, tiles: text, key }
    this.#errand = errand
    const answer = await send({ key, tiles, seconds: this.watch.seconds })
    this.#errand = null
    // Whether it was done is not known after an answer that did not come.
    if (answer.ok || !/^no-(net|answer)$|^unavailable$/.test(answer.error.code)) this.#unanswered = null
    if (answer.ok) take(answer.value)
    else if (answer.error.code === 'already-over') await this.refresh()
    return answer
  }
}
