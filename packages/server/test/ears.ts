import { createHash } from 'node:crypto'
import type { Visitor } from './door-house.ts'
import { RawSocket } from './hostile-wire.ts'

/** Chance that is the same each time, so that a find is a find and not a freak. */
export const steadyRandom = (name: string) => {
  let drawn = 0
  return (bytes: number): Uint8Array =>
    Uint8Array.from(
      { length: bytes },
      () => createHash('sha256').update(`${name} ${drawn++}`).digest()[0] ?? 0,
    )
}

/** Everything that one pair of eyes received, over its socket and over HTTP. */
export class Ears {
  readonly socket: RawSocket
  readonly visitor: Visitor
  readonly replies: string[] = []

  private constructor(visitor: Visitor, socket: RawSocket) {
    this.visitor = visitor
    this.socket = socket
  }

  static async open(url: string, visitor: Visitor): Promise<Ears> {
    return new Ears(visitor, await RawSocket.join(url, visitor.token ? { token: visitor.token } : {}))
  }

  async ask(...call: Parameters<Visitor['ask']>): Promise<unknown> {
    const { headers, text, body } = await this.visitor.ask(...call)
    this.replies.push(JSON.stringify([...headers]), text)
    return body
  }

  /** What came before the end was told. */
  get before(): string[] {
    const isOver = (message: string) => message.includes('"status":"finished"')
    return [this.socket.heard, this.replies].flatMap((all) => {
      const end = all.findIndex(isOver)
      return end < 0 ? all : all.slice(0, end)
    })
  }
}

/** JSON as it came. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** The JSON in a message of either door, or null. */
export const jsonIn = (message: string): Json => {
  const start = message.search(/[[{]/)
  try {
    return start < 0 ? null : (JSON.parse(message.slice(start)) as Json)
  } catch {
    return null
  }
}
