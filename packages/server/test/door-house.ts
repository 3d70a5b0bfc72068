import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import type { AnyGame } from '@trueline/rules'
import type { ClientEvents, ServerEvents } from '@trueline/rules/wire'
import { buildApp, type App } from '../src/app.ts'
import { type Config, type Limits, readConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import type { Clock } from '../src/table/clock.ts'
import { type PuzzleMaker, ThinkingThreads } from '../src/thinking/thinking.ts'
import { games as known } from './thinking/games.ts'

/** Games for tests of the house: EquaCross, the toy, and the toy with a bad computer. */
export const games: ReadonlyMap<string, AnyGame> = known

/** The databases to test on: the embedded one, and a server when the environment names one. */
export const places: readonly string[] = ['PGlite', ...(process.env.TEST_DATABASE_URL ? ['PostgreSQL'] : [])]

/** An empty database of its own in a place, and how to leave nothing behind. */
export const openPlace = async (
  place: string,
): Promise<{ database: Database; leave: () => Promise<void> }> => {
  if (place === 'PGlite') {
    const database = await openDatabase({ dir: 'memory://' })
    return { database, leave: () => database.close() }
  }
  const { url, drop } = await makeDatabase()
  const database = await openDatabase({ url })
  return {
    database,
    leave: async () => {
      await database.close()
      await drop()
    },
  }
}

/** A new database on the server of TEST_DATABASE_URL. */
export const makeDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = process.env.TEST_DATABASE_URL ?? ''
  const name = `trueline_test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}

export interface HouseOptions {
  readonly env?: Record<string, string>
  /** Null: none. Left out: those of the house. */
  readonly limits?: Partial<Limits> | null
  readonly port?: number
  readonly random?: (bytes: number) => Uint8Array
  readonly clock?: Clock
  /** Who makes puzzles, instead of threads. */
  readonly puzzleMaker?: PuzzleMaker
  /** Instead of the one given, to make it fail. */
  readonly database?: Database
}

/** An open house on a real port of its own. */
export class TestHouse {
  readonly app: App
  readonly url: string
  readonly log: string[]
  readonly #people: Visitor[] = []

  private constructor(app: App, url: string, log: string[]) {
    this.app = app
    this.url = url
    this.log = log
  }

  static async open(
    given: Database,
    { env = {}, limits = null, port = 0, database = given, ...means }: HouseOptions = {},
  ): Promise<TestHouse> {
    const read = readConfig({ LOG_LEVEL: 'debug', WEB_DIR: '/nowhere', ...env })
    const config: Config = { ...read, limits: limits && read.limits ? { ...read.limits, ...limits } : null }
    const log: string[] = []
    const logTo = { write: (line: string) => void log.push(line) }
    const worker = new URL('./thinking/worker.ts', import.meta.url)
    const app = await buildApp({
      config,
      database,
      games,
      logTo,
      thinking: (took) => new ThinkingThreads({ games, worker, took, graceMs: 3_000 }),
      ...means,
    })
    const url = await app.server.listen({ port, host: '127.0.0.1' })
    return new TestHouse(app, url, log)
  }

  /** Somebody at the door, unknown yet. */
  visitor(headers: Record<string, string> = {}): Visitor {
    const visitor = new Visitor(this.url, headers)
    this.#people.push(visitor)
    return visitor
  }

  /** Somebody with an identity. */
  async person(name?: string): Promise<Visitor> {
    const visitor = this.visitor()
    await visitor.arrive()
    if (name) await visitor.ask('PATCH', '/api/me', { name })
    return visitor
  }

  /** A game of two, begun. */
  async pair(kind = 'toy', options?: object): Promise<{ code: string; first: Visitor; second: Visitor }> {
    const [first, second] = await Promise.all([this.person('Noor'), this.person('Ada')])
    const made = await first.ask('POST', '/api/games', { kind, mode: 'online', ...(options && { options }) })
    const { code } = made.body as { code: string }
    await second.ask('POST', `/api/games/${code}/seats`, {})
    return { code, first, second }
  }

  async close(): Promise<void> {
    for (const person of this.#people) person.leave()
    await this.app.server.close()
  }
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly text: string
}

export type ClientSocket = Socket<ServerEvents, ClientEvents>

/** A client of the open protocol, written as anybody could. */
export class Visitor {
  token: string | null = null
  id: string | null = null
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #sockets: Socket[] = []

  constructor(url: string, headers: Record<string, string>) {
    this.#url = url
    this.#headers = headers
  }

  /** A call with a JSON body, or with a string as it stands. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...this.#headers,
        ...headers,
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('application/json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : null, text }
  }

  async arrive(): Promise<Reply> {
    const reply = await this.ask('POST', '/api/identity')
    const { id, token } = reply.body as { id: string; token: string }
    this.id = id
    this.token = token
    return reply
  }

  /** A socket that has said hello. */
  async connect(options: Parameters<typeof io>[1] = {}): Promise<ClientSocket> {
    const socket: ClientSocket = io(this.#url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: this.token ? { token: this.token } : {},
      extraHeaders: this.#headers,
      ...options,
    })
    this.#sockets.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('hello', () => resolve())
      socket.once('connect_error', reject)
    })
    return socket
  }

  leave(): void {
    for (const socket of this.#sockets) socket.disconnect()
  }
}

/** The code of an error, whichever door it came through; null when there is none. */
export const codeOf = (answer: unknown): string | null => {
  const body = answer && typeof answer === 'object' && 'body' in answer ? answer.body : answer
  return (body as { error?: { code?: string } } | null)?.error?.code ?? null
}

let keys = 0
/** A key nobody has used. */
export const freshKey = (): string => `key-${process.pid}-${keys++}`
