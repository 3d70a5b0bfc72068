import { type ClientEvents, type PresenceMessage, type ViewMessage, WIRE_VERSION } from '@trueline/rules/wire'
import { ServerClock } from './clock.ts'
import { type HouseSocket, makeSocket } from './socket.ts'

/** How long an answer may take before the line counts as half dead (S32). */
export const PATIENCE_MS = 5_000
const AGAIN_MS = 1_500
/** Why the house lets no line in. Any other fault of connecting is the net's, and has no code. */
const UNWELCOME: ReadonlySet<string> = new Set(['unknown-token', 'wrong-origin', 'unavailable', 'internal'])

export type LineState = 'idle' | 'connecting' | 'open' | 'lost'

type Message<E extends keyof ClientEvents> = Parameters<ClientEvents[E]>[0]
type AnswerTo<E extends keyof ClientEvents> = Parameters<Parameters<ClientEvents[E]>[1]>[0]

/** What a table hears from the line. */
export interface Listener {
  opened(): void
  lost(): void
  /** The device says that it has no net: a listener may want to know whether that is so. */
  doubted(): void
  view(message: ViewMessage): void
  presence(message: PresenceMessage): void
}

/**
 * The one connection of a page, open while any table listens. It never buffers: what cannot be sent now is not
 * sent later behind a person's back (S4), and a line that stops answering is opened anew.
 */
export class Line {
  readonly clock = new ServerClock()
  readonly #make: () => Promise<HouseSocket>
  readonly #listeners = new Set<Listener>()
  #state = $state<LineState>('idle')
  #offline = $state(false)
  #reloadNeeded = $state(false)
  #refused = $state<string | null>(null)
  #socket: HouseSocket | null = null
  #making = false
  #openings = 0
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(make: () => Promise<HouseSocket> = makeSocket) {
    this.#make = make
  }

  get state(): LineState {
    return this.#state
  }
  /** Whether the device itself says that it has no net. */
  get offline(): boolean {
    return this.#offline
  }
  /** Whether the server speaks another version than this page: nothing is sent any more (S124). */
  get reloadNeeded(): boolean {
    return this.#reloadNeeded
  }
  /** The code with which the house turned the last try away, if it did. */
  get refused(): string | null {
    return this.#refused
  }

  /** Listens until the returned function is called. The first listener opens the line, the last one closes it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) this.#open()
    else if (this.#state === 'open') listener.opened()
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.#close()
    }
  }

  /** Asks, and waits for the answer; null when none comes, be it that the line is down or half dead. */
  async ask<E extends keyof ClientEvents>(
    event: E,
    message: Message<E>,
    patience: number = PATIENCE_MS,
  ): Promise<AnswerTo<E> | null> {
    const socket = this.#socket
    if (this.#state !== 'open' || !socket) return null
    const opening = this.#openings
    const answer = await new Promise<AnswerTo<E> | null>((resolve) => {
      // The maps type each event's arguments; through a type parameter TypeScript cannot follow them.
      const timed = socket.timeout(patience) as { emit(...args: unknown[]): unknown }
      timed.emit(event, message, (late: Error | null, answer: AnswerTo<E>) => resolve(late ? null : answer))
    })
    // Unless it has been opened anew since: then the silence was the old connection's.
    if (answer === null && this.#state === 'open' && opening === this.#openings) this.renew()
    return answer
  }

  /** Closes and opens the connection: after a change of identity, or when it seems dead. */
  renew(): void {
    if (!this.#socket || this.#listeners.size === 0) return
    this.#down()
    this.#socket.disconnect()
    this.#connect()
  }

  #open(): void {
    globalThis.addEventListener?.('online', this.#online)
    globalThis.addEventListener?.('offline', this.#wentOffline)
    this.#offline = globalThis.navigator?.onLine === false
    this.#connect()
  }

  #close(): void {
    globalThis.removeEventListener?.('online', this.#online)
    globalThis.removeEventListener?.('offline', this.#wentOffline)
    clearTimeout(this.#again)
    this.#state = 'idle'
    this.#socket?.disconnect()
  }

  #connect(): void {
    clearTimeout(this.#again)
    if (this.#listeners.size === 0) return
    if (this.#state === 'idle') this.#state = 'connecting'
    if (this.#socket) this.#socket.connect()
    else void this.#prepare()
  }

  async #prepare(): Promise<void> {
    if (this.#making) return
    this.#making = true
    try {
      const socket = await this.#make()
      socket.on('hello', ({ version, now }) => this.#hello(version, now))
      socket.on('view', (message) => this.#tell((listener) => listener.view(message)))
      socket.on('presence', (message) => this.#tell((listener) => listener.presence(message)))
      socket.on('disconnect', () => this.#dropped())
      socket.on('connect_error', ({ message }) => {
        this.#refused = UNWELCOME.has(message) ? message : null
        this.#dropped()
      })
      this.#socket = socket
    } catch {
      // The client's own code did not come: the net is down, or a new version has been put in its place.
      this.#down()
      this.#connectLater()
      return
    } finally {
      this.#making = false
    }
    this.#connect()
  }

  #hello(version: number, now: number): void {
    this.#reloadNeeded = version !== WIRE_VERSION
    this.#refused = null
    this.clock.reset()
    this.clock.note(now)
    if (this.#reloadNeeded) this.#down()
    else {
      this.#state = 'open'
      this.#openings++
      this.#tell((listener) => listener.opened())
    }
  }

  #dropped(): void {
    if (this.#state === 'idle') return
    this.#down()
    // Socket.IO tries again by itself, unless the server has sent us away.
    if (this.#socket && !this.#socket.active) this.#connectLater()
  }

  #down(): void {
    if (this.#state === 'lost') return
    this.#state = 'lost'
    this.#tell((listener) => listener.lost())
  }

  #connectLater(): void {
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.#connect(), AGAIN_MS * (0.5 + Math.random()))
  }

  readonly #online = (): void => {
    this.#offline = false
    // Not waiting for the next try (S10).
    if (this.#state !== 'open') this.renew()
  }

  readonly #wentOffline = (): void => {
    this.#offline = true
    // The socket itself would notice only when the server's next ping fails to come.
    if (this.#state === 'open') this.#tell((listener) => listener.doubted())
  }

  #tell(about: (listener: Listener) => void): void {
    for (const listener of this.#listeners) about(listener)
  }
}
