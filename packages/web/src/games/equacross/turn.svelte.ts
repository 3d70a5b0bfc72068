import { type EquaCrossIntent, judge } from '@trueline/rules/equacross/client'
import type { IntentAnswer } from '@trueline/rules/wire'
import type { Table } from '../../net/table.svelte.ts'
import type { Draft } from '../board/draft.svelte.ts'
import type { View } from './view.ts'

/** How long a move may be on its way before the tiles show it. */
const SHOW_SENDING_MS = 300

/** A turn at an EquaCross table: what the draft is worth, and how it is sent. */
export class Turn {
  readonly draft: Draft
  readonly #table: Table<View>
  #slow = $state(false)

  constructor(table: Table<View>, draft: Draft) {
    this.#table = table
    this.draft = draft
  }

  /** What playing the draft would score, or why it cannot be played; null while nothing is placed. */
  readonly judged = $derived.by(() => {
    const view = this.#table.view
    const tiles = this.draft.placements
    return view?.rack == null || tiles.length === 0 ? null : judge(view.board, view.rack, tiles)
  })

  get yours(): boolean {
    const { view, seat } = this.#table
    return seat !== null && view?.status === 'playing' && view.toAct.includes(seat)
  }

  /** Whether an intent is on its way. */
  get sending(): boolean {
    return this.#table.sending !== null
  }

  /** Whether the draft is on its way: its tiles are inked meanwhile. */
  get playing(): boolean {
    const intent = this.#table.sending?.intent as EquaCrossIntent | undefined
    return intent?.type === 'play'
  }

  /** Whether that takes so long that it should be seen. */
  get slow(): boolean {
    return this.#slow
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
