import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../store/database.ts'
import { answers, errors } from './answers.ts'
import { zodApp } from './routes.ts'
import type { House } from './house.ts'
import { Refused } from './refusal.ts'

const PATIENCE_MS = 3000

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A token opens /metrics from anywhere; without one, only this machine may ask, and nobody through a proxy on it. */
const mayMeasure = (
  { headers, socket }: FastifyRequest,
  { metricsToken: token, trustProxy, publicUrl }: Config,
): boolean => {
  if (token) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  if (trustProxy || publicUrl) return false
  return /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for']
}

const answersInTime = async (question: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false)
  })
  const answered = question.then(
    () => true,
    () => false,
  )
  const inTime = await Promise.race([answered, late])
  clearTimeout(timer)
  return inTime
}

/** For those who run the house. */
export const operations = (
  app: FastifyInstance,
  { config, metrics, tables }: House,
  database: Database,
): void => {
  metrics.gauge('trueline_tables', 'Games in memory', () => tables.size.tables)
  metrics.gauge('trueline_watchers', 'Watchers of games', () => tables.size.watchers)

  const routes = zodApp(app)
  const tags = ['operations']
  routes.get(
    '/healthz',
    { schema: { tags, summary: 'The process is alive', response: { 200: answers.up, ...errors } } },
    async () => ({ ok: true as const }),
  )
  routes.get(
    '/readyz',
    { schema: { tags, summary: 'The database answers', response: { 200: answers.up, ...errors } } },
    async () => {
      // Migrations are done before this server is built, so that an answer is all there is to wait for.
      if (!(await answersInTime(database.sql.query('ready', 'SELECT 1', []))))
        throw new Refused('unavailable')
      return { ok: true as const }
    },
  )
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayMeasure(request, config)) throw new Refused('not-found')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
