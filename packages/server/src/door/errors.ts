import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Socket } from 'node:net'
import type { Refusal } from '@trueline/rules'
import { Unanswered } from '../people/people.ts'
import { Refused, statusOf, wireError } from './refusal.ts'

/** Fastify's own refusals in our words. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'bad-json'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'bad-json'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'too-large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'wrong-type'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'bad-request'],
  ['FST_ERR_NOT_FOUND', 'not-found'],
  ['FST_ERR_MAX_PARAM_LENGTH_EXCEEDED', 'bad-request'],
  ['FST_ERR_BAD_URL', 'bad-request'],
])

const refusalOf = (error: FastifyError): Refusal => {
  if (error instanceof Refused) return error.refusal
  if (error instanceof Unanswered) return { code: 'unavailable' }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.slice(0, 5).map(({ instancePath, message }) => ({
      path: `${error.validationContext}${instancePath.replace(/\/$/, '')}`,
      message: message ?? '',
    }))
    return { code: 'bad-request', data: { issues } }
  }
  const code = CODES.get(error.code)
  if (code) return { code }
  const status = error.statusCode ?? 500
  return { code: status >= 500 ? 'internal' : error instanceof SyntaxError ? 'bad-json' : 'bad-request' }
}

/** Answers every error in the one shape there is, and logs those that are ours. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = refusalOf(error)
  const status = statusOf(refusal.code)
  if (status >= 500) request.log.error({ err: error.cause ?? error, req: request }, 'a request failed')
  if (refusal.code === 'slow-down') {
    const { retryMs } = refusal.data as { retryMs: number }
    reply.header('retry-after', Math.ceil(retryMs / 1000))
  }
  if (refusal.code === 'unavailable') reply.header('retry-after', 2)
  void reply.code(status).send({ error: wireError(refusal) })
}

const LINES: Readonly<Record<string, string>> = {
  'timed-out': '408 Request Timeout',
  'too-large': '431 Request Header Fields Too Large',
  'bad-request': '400 Bad Request',
}

/** Answers what is not even HTTP, and hangs up. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'timed-out'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? 'too-large'
        : 'bad-request'
  const body = JSON.stringify({ error: wireError({ code }) })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${LINES[code]}\r\nContent-Length: ${body.length}\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${body}`,
    )
  socket.destroy(error)
}

/** JSON is the only thing this house reads; no body is an empty one. */
export const readJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}
