import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Security headers, and the one address of the house. */
export const security = async (app: FastifyInstance, { publicUrl, trustProxy }: Config): Promise<void> => {
  const https = publicUrl?.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Templates of the client set style attributes; an attribute runs nothing.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // On plain http these would lock people out of a server in their own network.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    referrerPolicy: { policy: 'same-origin' },
  })

  if (!publicUrl) return
  // Two names for one house would be two cookies, and two people (S29).
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(api|assets|healthz|readyz|metrics)(\/|$|\?)/.test(request.url)) return
    // Only a proxy knows whether the way to it was https.
    const otherScheme = trustProxy !== null && `${request.protocol}:` !== publicUrl.protocol
    if (request.host === publicUrl.host && !otherScheme) return
    return reply.redirect(`${publicUrl.origin}${request.url}`, 308)
  })
}
