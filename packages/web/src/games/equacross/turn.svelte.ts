import type { EquaCrossIntent } from '@trueline/rules/equacross/client'
import type { IntentAnswer } from '@trueline/rules/wire'
import { Persisted } from '../../net/stored.svelte.ts'
import type { Table } from '../../net/table.svelte.ts'
import { castOf } from '../../table/cast.ts'
import { Draft, type Keep } from '../board/draft.svelte.ts'
import type { Tone } from '../board/marks.ts'
import type { Cast } from '../gameui.ts'
import { sayIdle, sayNotNow } from './advice.ts'
import type { Judged } from './position.ts'
import type { View } from './view.ts'
import { words } from './words/play.ts'

/** How long a move may be on its way before its tiles show it. */
const SHOW_SENDING_MS = 300

/** A seat at an EquaCross table: what it sees, its draft, what that is worth, and how it is sent. */
export class Turn {
  readonly draft: Draft
  readonly seat: number | null
  readonly #table: Table<View>
  readonly #kept: Persisted<unknown> | null
  #slow = $state.raw(false)
  #judging = $state.raw<typeof import('./judging.ts') | null>(null)

  /** For a table that has a view. */
  constructor(table: Table<View>) {
    this.#table = table
    this.seat = table.seat
    // Whoever only watches has nothing to keep.
    this.#kept =
      table.seat === null
        ? null
        : new Persisted<unknown>(`draft:${table.code}:${table.seat}`, [], Array.isArray)
    this.draft = new Draft(this.#kept ?? ({ value: [] } satisfies Keep))
    this.#fetchJudging()
  }

  #fetchJudging(): void {
    import('./judging.ts').then(
      (judging) => {
        this.#judging = judging
      },
      () => {},
    )
  }

  /** What judges drafts and says what they are worth, once it is there. */
  get judging(): typeof import('./judging.ts') | null {
    return this.#judging
  }

  get view(): View {
    return this.#table.view as View
  }

  readonly cast: Cast = $derived.by(() => castOf(this.view, this.seat))
  readonly cells: string = $derived.by(() => this.view.board.join(''))

  /** What playing the draft would score, or why it cannot be played; null while nothing is placed. */
  readonly judged: Judged = $derived.by(() => {
    const { board, rack } = this.view
    const tiles = this.draft.placements
    return rack === null || tiles.length === 0 ? null : (this.#judging?.judge(board, rack, tiles) ?? null)
  })

  readonly taken = (square: number): boolean => this.cells[square] !== '.'

  get over(): boolean {
    return this.view.status === 'finished'
  }

  get yours(): boolean {
    const { status, toAct } = this.view
    return this.seat !== null && status === 'playing' && toAct.includes(this.seat)
  }

  /** Whether an intent is on its way. */
  get sending(): boolean {
    return this.#table.sending !== null
  }

  /** Whether the draft is on its way. */
  get playing(): boolean {
    return (this.#table.sending?.intent as EquaCrossIntent | undefined)?.type === 'play'
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

  /** Why nothing can be played or exchanged now, or null when it can. */
  get notNow(): string | null {
    return sayNotNow(this.view, this.seat, this.cast)
  }

  /** Why the draft cannot be played now, or null when it can. Without what judges it the server still decides. */
  get whyNot(): string | null {
    if (this.notNow !== null) return this.notNow
    if (this.draft.placements.length === 0) return words.nothingPlaced
    const { judged } = this
    return judged && !judged.ok ? (this.#judging?.sayFault(judged.error) ?? null) : null
  }

  /** What to do next, where nothing is placed. */
  get idle(): string {
    return sayIdle(this.view, this.seat, this.cast)
  }

  /** Takes in the view; tells the faces of the tiles that had to come back (S70, S71). */
  see(): string[] {
    const back = this.draft.see((this.view.rack ?? '').split(''), this.taken)
    if (this.over) this.#kept?.forget()
    // What did not come is asked for again whenever something happens.
    if (!this.#judging) this.#fetchJudging()
    return back
  }

  /** Plays the draft. The server decides: the judge here is a preview. */
  play(): Promise<IntentAnswer> {
    return this.send({ type: 'play', tiles: [...this.draft.placements] })
  }

  async send(intent: EquaCrossIntent): Promise<IntentAnswer> {
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
