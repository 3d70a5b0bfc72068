import type { IntentAnswer, TableView, ViewMessage, WireError } from '@trueline/rules/wire'
import { type Flight, makeFlight } from './flight.ts'
import type { Line } from './line.svelte.ts'

/** Trouble shorter than this is not worth a word. */
const TROUBLE_MS = 2_000
/** A view is asked for when the line has been quiet this long, or a deadline has passed without news (S8, S53). */
const QUIET_MS = 60_000
const OVERDUE_MS = 1_500
/** How long after an accepted intent its view may take. */
const FOLLOW_MS = 1_500
/** Answers of `watch` after which there is nothing to wait for. Every other refusal passes. */
const NO_TABLE: ReadonlySet<string> = new Set(['no-such-game', 'bad-request', 'not-found'])
/** Answers that are none: the house asks us to come again, with the same key. */
const AGAIN: ReadonlySet<string> = new Set(['slow-down', 'unavailable'])
const AGAIN_MS = 2_000
const AGAIN_MOST_MS = 15_000
/** Refusals that show that this page is behind: it looks again before it says so (S7). */
const BEHIND: ReadonlySet<string> = new Set(['stale', 'not-your-turn', 'game-over', 'not-seated'])
/** How long a page that comes back to the front waits before it takes the line for dead (S23). */
const WAKING_MS = 2_000

export type TableStatus = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'gone'
/** Where an intent is: `sending`, or `unsent` when the line failed before an answer came (S9). */
export type Sending = { readonly intent: unknown; readonly stage: 'sending' | 'unsent' }
type NewsOf<V extends TableView> = V['news'][number]

/**
 * One table as this page sees it: the last view, whole, and a way to send intents. A page makes it, calls
 * `watch`, hands it down by context, and calls `close` when it goes.
 */
export class Table<V extends TableView = TableView> {
  readonly code: string
  readonly line: Line
  #view = $state.raw<V | null>(null)
  #seq = $state(0)
  /** The server's time of the view. */
  #saidAt = 0
  #seat = $state.raw<number | null>(null)
  #news = $state.raw<readonly NewsOf<V>[]>([])
  #presence = $state.raw<readonly boolean[]>([])
  #gone = $state.raw<WireError | null>(null)
  #refused = $state<string | null>(null)
  #sending = $state.raw<Sending | null>(null)
  #fresh = $state(false)
  #troubled = $state(false)
  #asked: number | undefined
  #flight: Flight | null = null
  #waiters: (() => void)[] = []
  #leave: (() => void) | null = null
  #trouble: ReturnType<typeof setTimeout> | undefined
  #recheck: ReturnType<typeof setTimeout> | undefined
  #redeliver: ReturnType<typeof setTimeout> | undefined

  constructor(line: Line, code: string) {
    this.line = line
    this.code = code
  }

  /** The last view, replaced whole; null until the first. */
  get view(): V | null {
    return this.#view
  }
  get seq(): number {
    return this.#seq
  }
  /** Whose eyes the view is for: a seat, or null for a watcher. */
  get seat(): number | null {
    return this.#seat
  }
  /** What the last view brought that the one before did not have; empty on the first. */
  get news(): readonly NewsOf<V>[] {
    return this.#news
  }
  /** For each seat, whether its person has the game open. */
  get presence(): readonly boolean[] {
    return this.#presence
  }
  /** Why there is no such table for us, once the server has said so. */
  get gone(): WireError | null {
    return this.#gone
  }
  /** The code with which the house last refused us the line or the view; null once a view has come. */
  get refused(): string | null {
    return this.line.refused ?? this.#refused
  }
  /** The intent on its way, if any: at most one (S1). */
  get sending(): Sending | null {
    return this.#sending
  }
  get status(): TableStatus {
    if (this.#gone) return 'gone'
    if (this.#fresh) return 'live'
    if (this.line.offline) return 'offline'
    return this.#view ? 'reconnecting' : 'connecting'
  }
  /** Whether it has not been live for two seconds: time for a banner. */
  get troubled(): boolean {
    return this.#troubled
  }
  /** Server time in milliseconds, whatever this device's clock says (S58). */
  now(): number {
    return this.line.clock.now()
  }

  /** Begins to watch; or, at a table with several seats of ours, looks through the eyes of another one. */
  watch(seat?: number): void {
    this.#asked = seat
    if (this.#leave) return void this.refresh()
    this.#unsettled()
    globalThis.document?.addEventListener('visibilitychange', this.#seen)
    this.#leave = this.line.listen({
      opened: () => void this.#opened(),
      lost: () => this.#lost(),
      doubted: () => void this.refresh(WAKING_MS),
      view: (message) => this.#take(message, false),
      presence: (message) => {
        if (message.code === this.code) this.#presence = message.seats
      },
    })
  }

  /** Stops watching. An intent still on its way is not waited for. */
  close(): void {
    if (!this.#leave) return
    void this.line.ask('unwatch', { code: this.code })
    this.#leave()
    this.#leave = null
    this.#fresh = false
    this.#flight?.answer(refused('closed'))
    this.#flight = null
    this.#sending = null
    this.#catchUp()
    clearTimeout(this.#trouble)
    clearTimeout(this.#recheck)
    clearTimeout(this.#redeliver)
    this.#trouble = undefined
    this.#troubled = false
    globalThis.document?.removeEventListener('visibilitychange', this.#seen)
  }

  /** Asks for the view as it is now. */
  async refresh(patience?: number): Promise<void> {
    const seat = this.#asked
    const message = seat === undefined ? { code: this.code } : { code: this.code, seat }
    const answer = await this.line.ask('watch', message, patience)
    if (!this.#leave || seat !== this.#asked) return
    this.#rest()
    if (!answer) return
    if (answer.ok) this.#take(answer, true)
    else if (NO_TABLE.has(answer.error.code)) {
      this.#gone = answer.error
      clearTimeout(this.#recheck)
      this.#settled()
    } else if (answer.error.code === 'not-your-seat') this.watch()
    else {
      this.#refused = answer.error.code
      this.#rest(pauseAfter(answer.error))
    }
  }

  /**
   * Sends an intent and waits for the answer, over lost connections too, by the same key. Resolves when the view
   * shows what an accepted intent did. The same wish again while one is on its way is the same wish (S1).
   */
  send(intent: unknown): Promise<IntentAnswer> {
    if (this.line.reloadNeeded) return Promise.resolve(refused('reload-needed'))
    if (!this.#leave) return Promise.resolve(refused('closed'))
    const flight = makeFlight(intent, this.#seq, this.#seat ?? undefined)
    if (this.#flight) {
      return this.#flight.text === flight.text ? this.#flight.answered : Promise.resolve(refused('busy'))
    }
    this.#flight = flight
    this.#sending = { intent, stage: 'sending' }
    void this.#deliver(flight)
    return flight.answered
  }

  async #deliver(flight: Flight): Promise<void> {
    clearTimeout(this.#redeliver)
    const { key, seq, seat, intent } = flight
    const message = { code: this.code, key, seq, intent, ...(seat === undefined ? {} : { seat }) }
    const answer = await this.line.ask('intent', message)
    if (this.#flight !== flight) return
    if (answer === null) {
      // The line opens anew by itself, and then asks again by the same key (S5).
      this.#sending = { intent, stage: 'unsent' }
      return
    }
    if (!answer.ok && AGAIN.has(answer.error.code)) {
      this.#sending = { intent, stage: 'unsent' }
      this.#redeliver = setTimeout(() => void this.#deliver(flight), pauseAfter(answer.error))
      return
    }
    if (answer.ok) await this.#reach(answer.seq)
    else if (BEHIND.has(answer.error.code)) await this.refresh()
    if (this.#flight !== flight) return
    this.#flight = null
    this.#sending = null
    flight.answer(answer)
  }

  /** Waits until the view is at least at `seq`, and asks for it when it does not come. */
  async #reach(seq: number): Promise<void> {
    if (this.#seq >= seq) return
    let timer: ReturnType<typeof setTimeout> | undefined
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FOLLOW_MS)
      this.#waiters.push(() => {
        if (this.#seq >= seq || !this.#leave) resolve()
      })
    })
    clearTimeout(timer)
    this.#waiters = []
    if (this.#seq < seq) await this.refresh()
  }

  async #opened(): Promise<void> {
    const flight = this.#flight
    if (flight) {
      this.#sending = { intent: flight.intent, stage: 'sending' }
      void this.#deliver(flight)
    }
    await this.refresh()
  }

  #take(message: ViewMessage, asked: boolean): void {
    if (message.code !== this.code) return
    // Somebody else's eyes: we sat down in another tab, or have just changed seats here. The server knows.
    if (!asked && message.seat !== this.#seat) return void this.refresh()
    const before = message.seat === this.#seat ? this.#view : null
    if (before && (message.seq < this.#seq || (message.seq === this.#seq && message.now < this.#saidAt)))
      return
    this.line.clock.note(message.now)
    const view = message.view as V
    this.#news = before ? newIn(view.news, before.news) : []
    this.#seq = message.seq
    this.#saidAt = message.now
    this.#seat = message.seat
    this.#view = view
    this.#gone = null
    this.#refused = null
    this.#settled()
    this.#rest()
    this.#catchUp()
  }

  #catchUp(): void {
    for (const waiter of this.#waiters) waiter()
  }

  #lost(): void {
    // The next one to answer may go by another clock.
    this.#saidAt = 0
    this.#fresh = false
    this.#unsettled()
  }

  #unsettled(): void {
    this.#trouble ??= setTimeout(() => {
      this.#troubled = true
    }, TROUBLE_MS)
  }

  #settled(): void {
    this.#fresh = true
    this.#troubled = false
    clearTimeout(this.#trouble)
    this.#trouble = undefined
  }

  /** Plans the next look at the table, should nothing be heard until then. */
  #rest(after = this.#quietFor()): void {
    clearTimeout(this.#recheck)
    const status = this.#view?.status
    if (status === 'finished' || status === 'cancelled') return
    this.#recheck = setTimeout(() => {
      if (globalThis.document?.hidden) this.#rest()
      else void this.refresh()
    }, after)
  }

  #quietFor(): number {
    const deadline = this.#view?.deadlineAt ?? null
    if (deadline === null) return QUIET_MS
    return Math.min(QUIET_MS, Math.max(OVERDUE_MS, deadline - this.now() + OVERDUE_MS))
  }

  // Back from the background or from sleep: what is on screen may be old (S23, S24).
  readonly #seen = (): void => {
    if (!document.hidden && !this.#gone) void this.refresh(WAKING_MS)
  }
}

/** The news that was not there before. Of a long game only the latest may be told: then both begin at different places. */
const newIn = <N>(news: readonly N[], before: readonly N[]): readonly N[] => {
  const first = JSON.stringify(news[0])
  const kept = before.findIndex((each) => JSON.stringify(each) === first)
  return kept < 0 ? news : news.slice(before.length - kept)
}

/** How long the house asks us to wait. */
const pauseAfter = ({ data }: WireError): number => {
  const asked = (data as { retryMs?: unknown } | null | undefined)?.retryMs
  return typeof asked === 'number' ? Math.min(Math.max(asked, 100), AGAIN_MOST_MS) : AGAIN_MS
}

const refused = (code: string): IntentAnswer => ({ ok: false, error: { code, message: code } })
