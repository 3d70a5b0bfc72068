import { err, ok, type Refusal, type Result } from '@trueline/rules'
import {
  type IntentAnswer,
  type PresenceMessage,
  socket as schemas,
  type ViewMessage,
  type WatchAnswer,
  type WireError,
} from '@trueline/rules/wire'
import type { output, ZodMiniType } from 'zod/mini'
import type { Watcher } from '../table/tables.ts'
import type { Caller } from './caller.ts'
import { type House, intend } from './house.ts'
import type { MessageBudget } from './limits.ts'
import { faultsOf, wireError } from './refusal.ts'

/** The socket, as a session sees it. */
export interface Line extends Watcher {
  readonly id: string
  readonly connected: boolean
}

export interface SessionRooms extends House {
  readonly budget: MessageBudget
  readonly report: (error: unknown) => void
}

type Answer = IntentAnswer | WatchAnswer | { readonly ok: true } | { readonly ok: false; error: WireError }
type Reply = (answer: Answer) => void

const refuse = (refusal: Refusal) => ({ ok: false as const, error: wireError(refusal) })

/** The one message of an event. Anything beside it is refused too. */
const read = <S extends ZodMiniType>(schema: S, sent: readonly unknown[]): Result<output<S>, Refusal> => {
  const message = schema.safeParse(sent[0])
  if (message.success && sent.length === 1) return ok(message.data)
  return err({ code: 'bad-request', data: { issues: faultsOf(message.error?.issues ?? []) } })
}

/** One connected socket: every message that comes in gets exactly one answer, whatever it is (S16). */
export class Session {
  readonly #caller: Caller
  readonly #line: Line
  readonly #rooms: SessionRooms
  /** How to stop watching each watched game. */
  readonly #watched = new Map<string, () => void>()
  /** Watching and unwatching happen one after the other: the last word counts. */
  #before: Promise<void> = Promise.resolve()

  constructor(caller: Caller, line: Line, rooms: SessionRooms) {
    this.#caller = caller
    this.#line = line
    this.#rooms = rooms
  }

  /** Hears one message: its event, all that came with it, and last its acknowledgement, if there is one. */
  async hear(packet: readonly unknown[]): Promise<void> {
    const last = packet.at(-1)
    const reply: Reply = (answer) => {
      if (typeof last === 'function') last(answer)
    }
    try {
      const retryMs = await this.#rooms.budget.spend(this.#caller, this.#line.id)
      if (retryMs) reply(refuse({ code: 'slow-down', data: { retryMs } }))
      else await this.#answer(typeof last === 'function' ? packet.slice(0, -1) : packet, reply)
    } catch (error) {
      this.#rooms.report(error)
      reply(refuse({ code: 'internal' }))
    }
  }

  /** Leaves every game. */
  close(): void {
    for (const stop of this.#watched.values()) stop()
    this.#watched.clear()
  }

  async #answer([event, ...sent]: readonly unknown[], reply: Reply): Promise<void> {
    switch (event) {
      case 'intent': {
        const message = read(schemas.intent, sent)
        if (!message.ok) return reply(refuse(message.error))
        const { code, ...intent } = message.value
        const answer = await intend(this.#rooms, this.#caller, code, intent)
        return reply(answer.ok ? answer : refuse(answer.error))
      }
      case 'watch': {
        const message = read(schemas.watch, sent)
        if (!message.ok) return reply(refuse(message.error))
        return this.#inTurn(() => this.#watch(message.value.code, message.value.seat, reply))
      }
      case 'unwatch': {
        const message = read(schemas.unwatch, sent)
        if (!message.ok) return reply(refuse(message.error))
        return this.#inTurn(async () => {
          this.#unwatch(message.value.code)
          reply({ ok: true })
        })
      }
      default:
        return reply(refuse({ code: 'unknown-event' }))
    }
  }

  async #inTurn(step: () => Promise<void>): Promise<void> {
    const done = this.#before.then(step)
    this.#before = done.catch(() => {})
    return done
  }

  #unwatch(code: string): void {
    this.#watched.get(code)?.()
    this.#watched.delete(code)
  }

  async #watch(code: string, seat: number | undefined, reply: Reply): Promise<void> {
    const { tables, slowDown, config } = this.#rooms
    this.#unwatch(code)
    const most = config.limits?.watched.socket ?? Number.POSITIVE_INFINITY
    if (this.#watched.size >= most) return reply(refuse({ code: 'too-many-watched', data: { most } }))

    const ear = new Ear(this.#line)
    const watching = await slowDown.lookup(this.#caller, code, () =>
      tables.watch(code, this.#caller.person, seat, ear),
    )
    if (!watching.ok) return reply(refuse(watching.error))
    const { message, presence, unwatch } = watching.value
    // A socket that left while we asked must not be counted as present.
    if (!this.#line.connected) return unwatch()
    this.#watched.set(code, unwatch)
    reply({ ok: true, ...message })
    ear.open(presence)
  }
}

/** Holds back what a table says until the answer to `watch` is out, so that nothing old follows something new. */
class Ear implements Watcher {
  readonly #line: Line
  #held: ViewMessage[] | null = []
  #presence: PresenceMessage | null = null

  constructor(line: Line) {
    this.#line = line
  }

  open(presence: PresenceMessage): void {
    this.#line.presence(this.#presence ?? presence)
    for (const message of this.#held ?? []) this.#line.view(message)
    this.#held = null
  }

  view(message: ViewMessage): void {
    if (this.#held) this.#held.push(message)
    else this.#line.view(message)
  }

  presence(message: PresenceMessage): void {
    if (this.#held) this.#presence = message
    else this.#line.presence(message)
  }
}
