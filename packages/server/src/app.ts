import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { AnyGame } from '@trueline/rules'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import { trustOf } from './door/address.ts'
import { api } from './door/api.ts'
import { docs } from './door/docs.ts'
import { answerClientError, answerError, readJsonOnly } from './door/errors.ts'
import type { House } from './door/house.ts'
import { logOptions } from './door/log.ts'
import { makeMetrics, type Metrics, timedStore } from './door/metrics.ts'
import { operations } from './door/operations.ts'
import { pages } from './door/pages.ts'
import { Refused } from './door/refusal.ts'
import { security } from './door/security.ts'
import { SlowDown } from './door/slow-down.ts'
import { openSockets } from './door/socket.ts'
import { People } from './people/people.ts'
import { Puzzles } from './puzzles/puzzles.ts'
import type { Database } from './store/database.ts'
import { storeOn } from './store/prisma.ts'
import { puzzlesOn } from './store/puzzles.ts'
import { type Clock, systemClock } from './table/clock.ts'
import { Tables } from './table/tables.ts'
import { type PuzzleMaker, type Thinking, ThinkingThreads } from './thinking/thinking.ts'

/** What a house is built from. */
export interface Deps {
  readonly config: Config
  readonly database: Database
  readonly games: ReadonlyMap<string, AnyGame>
  readonly clock?: Clock
  /** Where seeds and codes come from. */
  readonly random?: (bytes: number) => Uint8Array
  /** Where computers think, instead of in threads that know the catalogue. */
  readonly thinking?: (took: Metrics['thought']) => Thinking & PuzzleMaker
  /** Who makes puzzles, instead of those threads. */
  readonly puzzleMaker?: PuzzleMaker
  /** Where log lines go, instead of to standard output. */
  readonly logTo?: { write(line: string): void }
}

export interface App {
  readonly server: FastifyInstance
  readonly tables: Tables
  readonly puzzles: Puzzles
  readonly metrics: Metrics
}

/** Builds the house: HTTP and sockets on one server, which does not listen yet. Closing it leaves the database open. */
export const buildApp = async ({
  config,
  database,
  games,
  clock = systemClock,
  random = randomBytes,
  thinking = (took) => new ThinkingThreads({ games, took }),
  puzzleMaker,
  logTo,
}: Deps): Promise<App> => {
  const trust = trustOf(config.trustProxy)
  const server = fastify({
    logger: { ...logOptions(config.logLevel), ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trust,
    bodyLimit: 16_384,
    requestTimeout: 30_000,
    // A machine may be slow; that is no reason not to start.
    pluginTimeout: 120_000,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
    // We say so ourselves, in the shape of all errors.
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  })
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  server.setErrorHandler(answerError)
  readJsonOnly(server)

  const metrics = makeMetrics()
  const store = timedStore(storeOn(database), metrics)
  const room = thinking(metrics.thought)
  metrics.gauge('trueline_thinking', 'Thoughts that somebody waits for', () => room.size)
  const tables = new Tables({
    store,
    games,
    clock,
    random,
    thinking: room,
    report: (error, about) => server.log.error({ err: error, ...about }, 'a table failed'),
    shared: database.shared,
  })
  const puzzles = new Puzzles({
    store: puzzlesOn(database.sql),
    maker: puzzleMaker ?? room,
    clock,
    random,
    secret: config.puzzleSecret,
    report: (error, about) => server.log.error({ err: error, ...about }, 'puzzles failed'),
  })
  const house: House = {
    config,
    people: new People(database.prisma),
    tables,
    puzzles,
    // While the store is away, nobody is known to have a seat.
    slowDown: new SlowDown(config.limits, (person, code) => store.isSeated(code, person).catch(() => false)),
    trust,
    metrics,
  }

  let closing = false
  server.addHook('onRequest', async () => {
    if (closing) throw new Refused('unavailable')
  })
  await server.register(cookie)
  await security(server, config)
  await docs(server)
  operations(server, house, database)
  await server.register(api, house)
  await pages(server, config.webDir)

  const io = openSockets(server, house)
  server.addHook('preClose', async () => {
    closing = true
    // What has begun is finished, stored and answered; then everybody is let go, and comes back by themselves: closing
    // the server is to a client a lost line, while being sent away would be a wish to stay away (S125).
    await Promise.all([puzzles.close(), tables.close()])
    await new Promise((answered) => setImmediate(answered))
    await io.close()
  })
  await tables.start()
  return { server, tables, puzzles, metrics }
}
