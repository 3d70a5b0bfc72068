import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><text y="29" font-size="26" fill="#fdfcf9" font-family="Georgia, serif">Trueline</text></svg>'

/** The description of the API, at /api/docs. It is written down when it is first asked for. Register before any route. */
export const docs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Trueline',
        version: '1',
        description:
          'The open protocol of the house, over HTTP. The same over Socket.IO, with a worked example: docs/protocol.md.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/identity' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'trueline' },
        },
      },
      security: [{ bearer: [] }, { cookie: [] }, {}],
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Trueline: the API' },
    logo: { type: 'image/svg+xml', content: LOGO },
    uiConfig: { persistAuthorization: false },
    // Its scripts are files like ours, but it styles itself inline.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  })
}
