import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refused } from './refusal.ts'

const NO_CLIENT =
  'Trueline is running, but its web client is not built (pnpm run build). The API is at /api, its description at /api/docs.\n'

/** Whether a browser is on its way to a page, and not after a script or a picture that is gone. */
const isNavigation = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(api|assets|socket\.io)(\/|$|\?)/.test(url)

/** The built client. Every page is the same file; the client finds its way by the address. */
export const pages = async (app: FastifyInstance, webDir: string): Promise<void> => {
  if (!existsSync(join(webDir, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, (_request, reply) => reply.type('text/plain').send(NO_CLIENT))
    app.setNotFoundHandler(() => {
      throw new Refused('not-found')
    })
    return
  }
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      // Names under assets/ change with their content; everything else is asked for anew.
      const forever = path.startsWith(join(webDir, 'assets'))
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // Programs that preview links ask without saying that they are after a page. They learn what everybody may: that this
  // is a game on Trueline. No seat is taken by looking.
  app.get('/g/:code', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw new Refused('not-found')
    return reply.sendFile('index.html')
  })
}
