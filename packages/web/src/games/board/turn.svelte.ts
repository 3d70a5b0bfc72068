import type { IntentAnswer, TableView } from '@trueline/rules/wire'
import { Persisted } from '../../net/stored.svelte.ts'
import type { Table } from '../../net/table.svelte.ts'
import { castOf } from '../../table/cast.ts'
import type { Cast } from '../gameui.ts'
import type { Draft, Keep } from './draft.svelte.ts'
import type { Laid } from './hand.ts'
import type { Tone } from './marks.ts'
import { words } from './words.ts'

/** What a game's judge made of a draft: what it would score, or why it cannot be played. */
export type Judged<P, F> =
  | { readonly ok: true; readonly value: P }
  | { readonly ok: false; readonly error: F }
  | null

/** What judges drafts, and says what they are worth. It comes beside the board: till a tile lies there is nothing to judge. */
export interface Judging<T, J extends Judged<unknown, unknown>> {
  /** Null while nothing is placed. */
  judge(turn: T): J
  sayFault(fault: Extract<J, { readonly ok: false }>['error']): string
  /** What a change of the draft sounds like; null when nothing changed. */
  sayPlacing(before: readonly Laid[], now: readonly Laid[], judged: J): string | null
}

/** How long a move may be on its way before its tiles show it. */
const SHOW_SENDING_MS = 300

/** A seat at the table of a board game: what it sees, its draft, what that is worth, and how it is sent. */
export abstract class BoardTurn<
  V extends TableView,
  I extends { type: string },
  J extends Judged<unknown, unknown>,
  D extends Draft = Draft,
> {
  readonly draft: D
  readonly seat: number | null
  readonly #table: Table<V>
  readonly #kept: Persisted<unknown> | null
  #slow = $state.raw(false)
  #judging = $state.raw<Judging<this, J> | null>(null)

  /** For a table that has a view. */
  constructor(table: Table<V>, makeDraft: (keep: Keep) => D) {
    this.#table = table
    this.seat = table.seat
    // Whoever only watches has nothing to keep.
    this.#kept =
      table.seat === null
        ? null
        : new Persisted<unknown>(`draft:${table.code}:${table.seat}`, [], Array.isArray)
    this.draft = makeDraft(this.#kept ?? ({ value: [] } satisfies Keep))
    this.#fetch()
  }

  /** Whether a tile that was played lies on a square. */
  abstract readonly taken: (square: number) => boolean
  /** Your tiles as the server says they are. */
  protected abstract get faces(): readonly string[]
  protected abstract fetchJudging(): Promise<Judging<this, J>>

  #fetch(): void {
    this.fetchJudging().then(
      (judging) => {
        this.#judging = judging
      },
      () => {},
    )
  }

  /** What the change from `before` to the draft sounds like; null when nothing changed. */
  sayPlacing(before: readonly Laid[]): string | null {
    return this.#judging?.sayPlacing(before, this.draft.placements, this.judged as J) ?? null
  }

  get view(): V {
    return this.#table.view as V
  }

  readonly cast: Cast = $derived.by(() => castOf(this.view, this.seat))

  /** What playing the draft would score, or why it cannot be played; null while nothing is placed. */
  readonly judged: J | null = $derived.by(() => this.#judging?.judge(this) ?? null)

  get over(): boolean {
    return this.view.status === 'finished'
  }

  get yours(): boolean {
    const { status, toAct } = this.view
    return this.seat !== null && status === 'playing' && toAct.includes(this.seat)
  }

  /** Why nothing can be played now, whatever the draft; null when it is up to the draft. */
  get notNow(): string | null {
    const [next] = this.view.toAct
    if (next === undefined || this.seat === null) return words.nothingToPlay
    return this.view.toAct.includes(this.seat) ? null : words.turnOf(this.cast.names[next] ?? '')
  }

  /** How long a turn lasts in milliseconds, or null without a clock (G-7, BM-14). */
  get turnMs(): number | null {
    const { clock } = this.view.options as { readonly clock: number | null }
    return clock === null ? null : clock * 1000
  }

  /** Whether an intent is on its way. */
  get sending(): boolean {
    return this.#table.sending !== null
  }

  /** Whether the draft is on its way. */
  get playing(): boolean {
    return (this.#table.sending?.intent as I | undefined)?.type === 'play'
  }

  /** Whether tiles may be moved, also while the other side thinks. */
  get free(): boolean {
    return this.seat !== null && !this.over && !this.playing
  }

  /** The draft's tiles are inked as soon as they are sent; a while later one sees that they are not there yet. */
  get tone(): Tone {
    if (!this.playing) return 'card'
    return this.#slow ? 'sent' : 'ink'
  }

  /** Why the draft cannot be played now, or null when it can. Without what judges it the server still decides. */
  get whyNot(): string | null {
    if (this.notNow !== null) return this.notNow
    if (this.draft.placements.length === 0) return words.nothingPlaced
    const { judged } = this
    return judged && !judged.ok ? (this.#judging?.sayFault(judged.error as never) ?? null) : null
  }

  /** Takes in the view; tells the faces of the tiles that had to come back (S70, S71). */
  see(): string[] {
    const back = this.draft.see(this.faces, this.taken)
    if (this.over) this.#kept?.forget()
    // What did not come is asked for again whenever something happens.
    if (!this.#judging) this.#fetch()
    return back
  }

  async send(intent: I): Promise<IntentAnswer> {
    const timer = setTimeout(() => {
      this.#slow = true
    }, SHOW_SENDING_MS)
    try {
      return await this.#table.send(intent)
    } finally {
      clearTimeout(timer)
      this.#slow = false
    }
  }
}
