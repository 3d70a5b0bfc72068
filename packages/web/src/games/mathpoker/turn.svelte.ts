import type { Card, MathPokerIntent, MathPokerNews } from '@trueline/rules/mathpoker/client'
import type { IntentAnswer } from '@trueline/rules/wire'
import { untrack } from 'svelte'
import type { Table } from '../../net/table.svelte.ts'
import { castOf } from '../../table/cast.ts'
import type { Cast } from '../gameui.ts'
import { Draft } from './draft.svelte.ts'
import { toSend } from './lines.ts'
import type { View } from './view.ts'

/** How long after a change a key does not mean yet what stands on it: what was pressed was meant for the one before (S2). */
const ARM_MS = 500
/** How long after the last change an unfinished order is told to the house, for MP-14. */
const TELL_MS = 1_200
/** All that was laid is told when there is so much time left, and from then on at once. */
const HURRY_MS = 1_500
/** How often an intent is sent anew because somebody else did something that does not concern it. */
const TRIES = 6

/** A seat at a poker table: what it sees, how its cards lie, and how it is sent. */
export class Turn {
  readonly seat: number | null
  readonly draft: Draft
  readonly #table: Table<View>
  #past = $state.raw<readonly MathPokerNews[]>([])
  #armed = $state.raw(false)
  #sent: Promise<unknown> = Promise.resolve()
  #told = ''
  #teller: ReturnType<typeof setTimeout> | undefined

  /** For a table that has a view. */
  constructor(table: Table<View>) {
    this.#table = table
    this.seat = table.seat
    this.draft = new Draft(table.seat === null ? null : `draft:${table.code}:${table.seat}`)
    this.#past = this.view.news
    let first = true
    $effect(() => {
      const { news } = table
      if (!first) untrack(() => (this.#past = [...this.#past, ...news]))
      first = false
    })
    $effect(() => {
      void this.meaning
      this.#armed = false
      const timer = setTimeout(() => {
        this.#armed = true
      }, ARM_MS)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      const { view } = this
      untrack(() => this.#follow(view))
    })
    $effect(() => {
      const { lines } = this.draft
      if (!this.arranging) return
      const left = this.view.deadlineAt === null ? Infinity : this.view.deadlineAt - table.now()
      this.#teller = setTimeout(
        () => this.#tell(JSON.stringify(toSend(lines))),
        Math.max(0, Math.min(TELL_MS, left - HURRY_MS)),
      )
      return () => clearTimeout(this.#teller)
    })
    // A phone that is put away may not come back in time.
    $effect(() => {
      const left = (): void => {
        if (document.hidden && this.arranging) this.#tell(JSON.stringify(toSend(this.draft.lines)))
      }
      document.addEventListener('visibilitychange', left)
      return () => document.removeEventListener('visibilitychange', left)
    })
  }

  get view(): View {
    return this.#table.view as View
  }
  readonly cast: Cast = $derived.by(() => castOf(this.view, this.seat))

  /** All that was told since the page was opened, and the rounds before that the house still tells of. */
  get past(): readonly MathPokerNews[] {
    return this.#past
  }

  get over(): boolean {
    return this.view.status === 'finished'
  }
  get yours(): boolean {
    const { status, toAct } = this.view
    return this.seat !== null && status === 'playing' && toAct.includes(this.seat)
  }
  get locked(): boolean {
    return this.seat !== null && this.view.seats[this.seat]?.locked === true
  }
  /** Whether one's cards may be laid in order now. */
  get arranging(): boolean {
    return this.view.phase === 'equation' && this.yours
  }
  /** One's hand; empty for a watcher, and when one was not dealt in. */
  get hand(): readonly Card[] {
    if (this.seat === null) return []
    return (this.view.seats[this.seat]?.cards ?? []).flatMap((card) => card ?? [])
  }

  /** What the keys mean now: who saw this means this. */
  readonly meaning = $derived.by(() => {
    const { round, phase, street, legal, choice } = this.view
    return JSON.stringify([round, phase, street, legal, choice?.chosen.length, this.yours])
  })
  /** Whether what stands on the keys has stood there long enough to be meant. */
  get armed(): boolean {
    return this.#armed
  }
  /** What is on its way, orders that are only told left out. */
  get sending(): boolean {
    const type = (this.#table.sending?.intent as { type?: string } | undefined)?.type
    return type !== undefined && type !== 'arrange'
  }

  #follow(view: View): void {
    const { seat } = this
    if (seat === null) return
    if (this.over) this.draft.forget()
    if (view.phase !== 'equation' || view.seats[seat]?.live !== true) return
    this.draft.see(view.round, this.hand, view.arrangement)
    if (this.locked && view.arrangement) this.draft.follow(view.arrangement)
  }

  #tell(order: string): void {
    if (this.#told === `${this.view.round} ${order}` || order === '{}') return
    this.#told = `${this.view.round} ${order}`
    void this.send({ type: 'arrange', ...(JSON.parse(order) as ReturnType<typeof toSend>) })
  }

  /** Locks in what lies there. */
  lock(): Promise<IntentAnswer> {
    clearTimeout(this.#teller)
    const { bet, low, high } = toSend(this.draft.lines)
    return this.send({ type: 'lock', bet: bet ?? 'low', ...(low ? { low } : {}), ...(high ? { high } : {}) })
  }

  /** Sends an intent after those on their way. When others have only done something beside it, it is sent anew. */
  send(intent: MathPokerIntent): Promise<IntentAnswer> {
    const { meaning } = this
    const answer = this.#sent.then(async () => {
      for (let tried = 1; ; tried++) {
        const said = await this.#table.send(intent)
        const again = !said.ok && said.error.code === 'stale' && tried < TRIES && this.meaning === meaning
        if (!again) return said
      }
    })
    this.#sent = answer
    return answer
  }
}
