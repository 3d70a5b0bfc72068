import type { FastifyInstance } from 'fastify'
import { clientAddress } from './address.ts'
import { COOKIE, cookieOptions, shownToken } from './caller.ts'
import { gameRoutes } from './games.ts'
import type { House } from './house.ts'
import { identityRoutes } from './identity.ts'
import { callLimits } from './limits.ts'
import { isOwnOrigin } from './origin.ts'
import { puzzleRoutes } from './puzzles.ts'
import { Refused } from './refusal.ts'
import { type Routes, zodApp } from './routes.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** All of `/api`: who asks, whether they may, and the routes. */
export const api = async (app: FastifyInstance, house: House): Promise<void> => {
  const { config, people, trust } = house
  const limits = await callLimits(app, config.limits)
  app.decorateRequest('caller')

  app.addHook('onRequest', async (request, reply) => {
    const address = clientAddress(request.socket.remoteAddress ?? '', request.headers, trust)
    request.caller = { person: null, address }
    // Racks, tokens and recovery links are nobody's to keep.
    reply.header('cache-control', 'no-store')
    await limits.address(request)

    const shown = shownToken(request.headers)
    // Only browsers send cookies by themselves, and only they name an origin: a foreign page gets nowhere.
    const changes = !SAFE.includes(request.method)
    if (changes && shown?.by !== 'bearer' && !isOwnOrigin(request.raw, config.publicUrl, trust))
      throw new Refused('wrong-origin')
    if (!shown) return
    const person = await people.whoHolds(shown.token)
    if (person === null) {
      // A cookie of a database that is gone is no fault of the visitor: they are new here.
      if (shown.by === 'bearer') throw new Refused('unknown-token')
      return
    }
    request.caller = { person, address }
    await limits.person(request)
    if (shown.by === 'cookie') reply.setCookie(COOKIE, shown.token, cookieOptions(config.secureCookies))
  })
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && !SAFE.includes(request.method)) request.body = {}
  })

  const taken = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = taken.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    taken.set(url, methods)
  })
  const routes: Routes = { ...house, limits }
  identityRoutes(zodApp(app), routes)
  gameRoutes(zodApp(app), routes)
  puzzleRoutes(zodApp(app), routes)
  for (const [url, methods] of taken) {
    const allow = [...methods].join(', ')
    app.route({
      url,
      method: METHODS.filter((method) => !methods.has(method)),
      schema: { hide: true },
      handler: (_request, reply) => {
        reply.header('allow', allow)
        throw new Refused('wrong-method')
      },
    })
  }
}
