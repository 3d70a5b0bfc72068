import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Caller } from './caller.ts'
import type { House } from './house.ts'
import type { CallLimits } from './limits.ts'
import { Refused } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

/** What a file of routes gets. */
export interface Routes extends House {
  readonly limits: CallLimits
}

export const zodApp = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
export type ZodApp = ReturnType<typeof zodApp>

/** The person who asks; refused without one. */
export const personOf = ({ caller }: FastifyRequest): string => {
  if (caller.person === null) throw new Refused('no-identity')
  return caller.person
}
