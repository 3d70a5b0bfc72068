import type { IncomingMessage } from 'node:http'
import type { Limits } from '../config.ts'

/** What we use of an Engine.IO connection. */
export interface Connection {
  readonly request: IncomingMessage
  readonly transport: { readonly name: string; readonly socket?: NodeJS.EventEmitter }
  on(event: 'upgrade', listener: () => void): void
  on(event: 'packet' | 'packetCreate', listener: (packet: { readonly data?: unknown }) => void): void
  on(event: 'drain', listener: () => void): void
  once(event: 'close', listener: () => void): void
  close(discard: boolean): void
}

const WINDOW_MS = 10_000
/** Frames a socket may send for each message it may: polling, pongs and rudeness included. */
const FRAMES_A_MESSAGE = 4
/** Packets that wait for somebody who does not read them, and the characters in them. */
const MOST_UNREAD = 500
const MOST_UNREAD_TEXT = 1_000_000
/** How often one connection may say who it is: once, and again when that was lost. */
const MOST_CONNECTS = 2

/** Binary events and acknowledgements, which this protocol does not have. */
const isBinary = (data: unknown): boolean =>
  data !== undefined && (typeof data !== 'string' || data.startsWith('5') || data.startsWith('6'))

/** Closes a connection that sends what no client of ours sends, sends without end, or never reads (S17, S22). */
export const guardFrames = (connection: Connection, limits: Limits | null): void => {
  const most = limits ? limits.messages.socket * FRAMES_A_MESSAGE : Number.POSITIVE_INFINITY
  let windowEnds = 0
  let frames = 0
  let unread = 0
  let unreadText = 0
  let connects = 0
  const count = (): void => {
    const now = Date.now()
    if (now > windowEnds) {
      windowEnds = now + WINDOW_MS
      frames = 0
    }
    frames++
    if (frames > most) connection.close(true)
  }
  connection.on('packet', ({ data }) => {
    count()
    if (typeof data === 'string' && data.startsWith('0')) connects++
    if (connects > MOST_CONNECTS || isBinary(data)) connection.close(true)
  })
  // The WebSocket's own pings and pongs are no packets, and cost as much.
  const listen = (): void => {
    connection.transport.socket?.on('ping', count)
    connection.transport.socket?.on('pong', count)
  }
  listen()
  connection.on('upgrade', listen)
  connection.on('packetCreate', ({ data }) => {
    unread++
    if (typeof data === 'string') unreadText += data.length
    if (unread > MOST_UNREAD || unreadText > MOST_UNREAD_TEXT) connection.close(true)
  })
  connection.on('drain', () => {
    unread = 0
    unreadText = 0
  })
}
