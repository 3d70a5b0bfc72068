import type { FastifyServerOptions } from 'fastify'

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

interface Fault {
  readonly name?: string
  readonly code?: string | number
  readonly message?: string
  readonly stack?: string
  readonly cause?: unknown
}

type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: LoggedError
}

/** How many causes of causes are logged. */
const CAUSES = 3

/**
 * An error as it is logged: its kind, code, last line and where it came from. Database errors carry the query and its
 * values (names, seeds, racks) in their fields and in the first lines of their message: those are left out (S48). What
 * caused it is logged the same way: that the rules threw says nothing without what they threw.
 */
const err = (error: unknown, causes = CAUSES): LoggedError => {
  const fault = (typeof error === 'object' && error !== null ? error : {}) as Fault
  const lines = String(fault.message ?? '')
    .trim()
    .split('\n')
  const frames = String(fault.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return {
    type: String(fault.name ?? 'Error'),
    message: (lines.at(-1) ?? '').trim().slice(0, 200),
    stack: frames.slice(0, 12).join('\n'),
    ...(fault.code === undefined ? {} : { code: String(fault.code) }),
    ...(fault.cause === undefined || causes === 0 ? {} : { cause: err(fault.cause, causes - 1) }),
  }
}

/** Log settings: no headers, no bodies, no addresses; a request is its method and route, never its path (S126). */
export const logOptions = (level: string): LogOptions => ({
  level,
  base: undefined,
  serializers: {
    err: (error: unknown) => err(error),
    req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
    res: (reply) => ({ statusCode: reply.statusCode }),
  },
})
