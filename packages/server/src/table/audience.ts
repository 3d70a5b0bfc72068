import type { Kind, Seat } from '@trueline/rules'
import type { PresenceMessage, ViewMessage } from '@trueline/rules/wire'
import type { Standing } from '../store/store.ts'
import type { Clock } from './clock.ts'
import { type Eyes, eyesOf } from './eyes.ts'
import { type LiveGame, sameStanding, standingOf } from './live.ts'
import { Presence } from './presence.ts'
import type { Report } from './surroundings.ts'
import { messageFor } from './view.ts'

/** Somebody who has a game open. Viewers with the same eyes are handed the very same message object. */
export interface Watcher {
  view(message: ViewMessage): void
  presence(message: PresenceMessage): void
}

/** A watcher's place at a table: who it is, and the seat they named. */
export interface Place {
  readonly playerId: string | null
  readonly wanted: Seat | undefined
  readonly watcher: Watcher
}

type Events = readonly Kind['Event'][]

/** Those who have one game open, and what they were told last. */
export class Audience {
  readonly #code: string
  readonly #places = new Set<Place>()
  readonly #presence: Presence
  readonly #clock: Clock
  readonly #report: Report
  #told: Standing | null = null
  #players: readonly (string | null)[] = []
  /** The last presence that was sent. */
  #shown = ''

  constructor(code: string, clock: Clock, report: Report) {
    this.#code = code
    this.#clock = clock
    this.#report = report
    this.#presence = new Presence(clock, () => this.#showPresence())
  }

  /** Gives a watcher a place, and returns what ends it. The others hear of it; the newcomer is told who is here. */
  admit(place: Place): () => void {
    if (place.playerId !== null) this.#presence.enter(place.playerId)
    this.#places.add(place)
    return () => {
      if (this.#places.delete(place) && place.playerId !== null) this.#presence.leave(place.playerId)
    }
  }

  /** How the game stood when it was last told of. */
  get told(): Standing | null {
    return this.#told
  }

  get size(): number {
    return this.#places.size
  }

  /** Whether nobody is here, nor has only just left. */
  get gone(): boolean {
    return this.#places.size === 0 && this.#presence.empty
  }

  /** Tells everybody how the game stands, unless they know. `recent` are the last events that led there. */
  tell(live: LiveGame, recent: Events): void {
    const before = this.#told
    const now = standingOf(live.row)
    this.#told = now
    this.#players = live.row.seats.map(({ playerId }) => playerId)
    if (before && sameStanding(before, now)) return
    if (this.#places.size > 0) this.#sendViews(live, before ? newSince(before, now, recent) : [])
    this.#showPresence()
  }

  /** Whether the person of each seat has the game open. */
  get presence(): PresenceMessage {
    return { code: this.#code, seats: this.#players.map((playerId) => this.#presence.isHere(playerId)) }
  }

  stop(): void {
    this.#presence.stop()
  }

  /** One view for each pair of eyes, however many look through it. */
  #sendViews(live: LiveGame, events: Events): void {
    const messages = new Map<string, ViewMessage | null>()
    for (const { playerId, wanted, watcher } of this.#places) {
      const eyes = eyesOf(live.row, playerId, wanted)
      if (!eyes.ok) continue
      const key = `${eyes.value.seat} ${eyes.value.maker}`
      let message = messages.get(key)
      if (message === undefined) {
        message = this.#message(live, eyes.value, events)
        messages.set(key, message)
      }
      if (message) watcher.view(message)
    }
  }

  /** Null when the rules cannot show it: the move is stored all the same, and others see it. */
  #message(live: LiveGame, eyes: Eyes, events: Events): ViewMessage | null {
    try {
      return messageFor(live, eyes, this.#clock.now(), events)
    } catch (error) {
      this.#report(error, { code: this.#code, what: 'view' })
      return null
    }
  }

  #showPresence(): void {
    const message = this.presence
    const shown = message.seats.join()
    if (shown === this.#shown) return
    this.#shown = shown
    for (const { watcher } of this.#places) watcher.presence(message)
  }
}

/** The events since watchers were told, if they are all at hand; else the view alone tells. */
const newSince = (before: Standing, now: Standing, recent: Events): Events => {
  const count = now.seq - before.seq
  return count > 0 && count <= recent.length ? recent.slice(-count) : []
}
