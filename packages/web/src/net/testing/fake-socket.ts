import { type IntentAnswer, type TableView, type ViewMessage, WIRE_VERSION } from '@trueline/rules/wire'
import type { HouseSocket } from '../socket.ts'

interface Sent {
  readonly event: string
  readonly message: {
    readonly code: string
    readonly key?: string
    readonly seat?: number
    readonly seq?: number
  }
  /** Answers it; a late answer is nobody's any more. */
  readonly answer: (answer: unknown) => void
}

/** A server's end of a socket that the test plays by hand. */
export class FakeSocket {
  readonly sent: Sent[] = []
  connected = false
  active = false
  /** Whether connecting works; if not, the socket keeps trying as Socket.IO does. */
  reachable = true
  version = WIRE_VERSION
  serverNow = 1_000_000
  readonly #handlers = new Map<string, ((message: unknown) => void)[]>()
  readonly #waiting = new Set<() => void>()

  /** The same, as the line sees it. */
  get socket(): HouseSocket {
    return this as unknown as HouseSocket
  }

  on(event: string, handler: (message: unknown) => void): this {
    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler])
    return this
  }

  timeout(ms: number) {
    return {
      emit: (
        event: string,
        message: Sent['message'],
        done: (late: Error | null, answer?: unknown) => void,
      ) => {
        const fail = () => {
          clearTimeout(timer)
          if (this.#waiting.delete(fail)) done(new Error('no answer'))
        }
        const timer = setTimeout(fail, ms)
        this.#waiting.add(fail)
        const answer = (answer: unknown) => {
          clearTimeout(timer)
          if (this.#waiting.delete(fail)) done(null, answer)
        }
        this.sent.push({ event, message, answer })
      },
    }
  }

  connect(): this {
    this.active = true
    if (this.reachable) {
      queueMicrotask(() => {
        if (!this.active || this.connected) return
        this.connected = true
        this.tell('hello', { version: this.version, now: this.serverNow })
      })
    }
    return this
  }

  disconnect(): this {
    this.active = false
    this.drop()
    return this
  }

  /** The connection breaks. */
  drop(): void {
    const was = this.connected
    this.connected = false
    if (was) this.tell('disconnect', 'transport close')
    for (const fail of this.#waiting) fail()
  }

  /** The server sends something. */
  tell(event: string, message: unknown): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(message)
  }

  /** The last emit of that name. */
  last(event: string): Sent {
    const found = this.sent.findLast((sent) => sent.event === event)
    if (!found) throw new Error(`no ${event} was sent`)
    return found
  }
  count(event: string): number {
    return this.sent.filter((sent) => sent.event === event).length
  }
}

/** A view as the server sends it, with as many lines of news as `news` says. */
export const makeView = (
  seq: number,
  change: Partial<TableView> & { seat?: number | null } = {},
): ViewMessage => {
  const { seat = 0, ...view } = change
  return {
    code: 'K7Q2MX',
    seq,
    seat,
    now: 1_000_000,
    news: [],
    view: {
      code: 'K7Q2MX',
      kind: 'toy',
      mode: 'online',
      status: 'playing',
      options: {},
      maker: true,
      seats: [],
      toAct: [0],
      deadlineAt: null,
      givenBack: 0,
      claimableAt: null,
      outcome: null,
      rematch: null,
      news: Array.from({ length: seq }, (_, at) => ({ type: `event-${at + 1}` })),
      fairness: { hash: '' },
      ...view,
    },
  }
}

export const accepted = (seq: number): IntentAnswer => ({ ok: true, seq })
export const refusal = (code: string): IntentAnswer => ({ ok: false, error: { code, message: code } })
