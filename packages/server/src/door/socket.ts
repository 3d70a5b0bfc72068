import { type ServerEvents, type ViewMessage, WIRE_VERSION } from '@trueline/rules/wire'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { Unanswered } from '../people/people.ts'
import { addressKey, clientAddress } from './address.ts'
import { type Caller, shownToken } from './caller.ts'
import { type Connection, guardFrames } from './frames.ts'
import type { House } from './house.ts'
import { handshakeLimit, MessageBudget } from './limits.ts'
import { isOwnOrigin } from './origin.ts'
import { wireError } from './refusal.ts'
import { type Line, Session } from './session.ts'
import { viewText } from './view-text.ts'

type Outgoing = Socket<Record<string, never>, ServerEvents>

/** A refusal of a whole connection, as `connect_error` brings it. */
class Unwelcome extends Error {
  readonly data: unknown

  constructor(code: string) {
    super(code)
    this.data = wireError({ code })
  }
}

/**
 * Lets go of the request that a connection began with, its headers and its token: who calls is known by now, and a
 * socket that stays open all day would hold on to them all that time.
 */
const forgetHandshake = ({ conn, handshake }: Outgoing): void => {
  Object.assign(conn, { request: null })
  Object.assign(handshake, { headers: {}, query: {}, auth: {} })
}

/** Opens the socket door on the same server as HTTP. */
export const openSockets = (app: FastifyInstance, house: House): Server => {
  const { config, people, trust, metrics } = house
  const log: FastifyBaseLogger = app.log
  const budget = new MessageBudget(config.limits)
  const addressOf = (request: IncomingMessage) =>
    clientAddress(request.socket.remoteAddress ?? '', request.headers, trust)

  const mayOpen = handshakeLimit(config.limits)
  const most = config.limits?.sockets.address ?? Number.POSITIVE_INFINITY
  const open = new Map<string, number>()
  const io = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: 65_536,
    // A sleeping laptop is seen to be gone within 18 s (S23).
    pingInterval: 10_000,
    pingTimeout: 8_000,
    connectTimeout: 10_000,
    allowRequest: (request, callback) => {
      const address = addressOf(request)
      // Answers as a script (JSONP) can be loaded by any page, and bring our cookie along.
      if (new URL(request.url ?? '', 'http://house').searchParams.has('j'))
        return callback('no-scripts', false)
      const answer = async (): Promise<void> => {
        const welcome = (await mayOpen(address)) && (open.get(addressKey(address)) ?? 0) < most
        callback(welcome ? null : 'too-many-sockets', welcome)
      }
      void answer()
    },
  })
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff'
    headers['cross-origin-resource-policy'] = 'same-origin'
    headers['cache-control'] = 'no-store'
  })
  io.engine.on('connection', (connection: Connection) => {
    const key = addressKey(addressOf(connection.request))
    open.set(key, (open.get(key) ?? 0) + 1)
    connection.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left) open.set(key, left)
      else open.delete(key)
    })
    guardFrames(connection, config.limits)
  })
  metrics.gauge('trueline_sockets', 'Open sockets', () => io.engine.clientsCount)

  const callerOf = async ({ handshake, request }: Socket): Promise<Caller> => {
    const address = addressOf(request)
    const given: unknown = handshake.auth.token
    const cookie = shownToken({ cookie: request.headers.cookie })
    if (given !== undefined && given !== null) {
      const person = typeof given === 'string' ? await people.whoHolds(given) : null
      if (person === null) throw new Unwelcome('unknown-token')
      return { person, address }
    }
    if (!cookie) return { person: null, address }
    // A browser sends our cookie along from any page: only our own may use it.
    if (!isOwnOrigin(request, config.publicUrl, trust)) throw new Unwelcome('wrong-origin')
    return { person: await people.whoHolds(cookie.token), address }
  }

  const callers = new WeakMap<Socket, Caller>()
  io.use(async (socket, next) => {
    try {
      callers.set(socket, await callerOf(socket))
      next()
    } catch (error) {
      // Who was refused starts anew: each try costs a handshake, of which an address has so many.
      setImmediate(() => socket.conn.close())
      if (error instanceof Unwelcome) return next(error)
      log.error({ err: error instanceof Unanswered ? error.cause : error }, 'a socket could not connect')
      next(new Unwelcome(error instanceof Unanswered ? 'unavailable' : 'internal'))
    }
  })

  // Views are put into text once for all who look with the same eyes, and go past Socket.IO's own encoder: it looks for
  // binary in every field of them, and knows no part that it has written before. In its protocol `2` is an event.
  const packets = new WeakMap<ViewMessage, string>()
  const packetOf = (message: ViewMessage): string => {
    const known = packets.get(message)
    if (known !== undefined) return known
    const packet = `2["view",${viewText(message)}]`
    packets.set(message, packet)
    return packet
  }

  io.on('connection', (socket: Outgoing) => {
    forgetHandshake(socket)
    const line: Line = {
      id: socket.id,
      get connected() {
        return socket.connected
      },
      view(message) {
        if (socket.connected) socket.conn.write(packetOf(message))
      },
      presence: (message) => socket.emit('presence', message),
    }
    const caller = callers.get(socket) ?? { person: null, address: '' }
    const report = (error: unknown) => log.error({ err: error }, 'a message failed')
    const session = new Session(caller, line, { ...house, budget, report })
    // A middleware that never goes on: no event, whatever its name, reaches the emitter (S16, S22).
    socket.use((packet: readonly unknown[]) => void session.hear(packet))
    socket.on('disconnect', () => session.close())
    socket.emit('hello', { version: WIRE_VERSION, now: Date.now() })
  })
  return io
}
