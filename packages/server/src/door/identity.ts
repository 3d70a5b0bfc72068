import { http } from '@trueline/rules/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Arrival } from '../people/people.ts'
import { answers, errors } from './answers.ts'
import { personOf, type Routes, type ZodApp } from './routes.ts'
import { COOKIE, cookieOptions } from './caller.ts'
import { Refused } from './refusal.ts'

const nothing = z.strictObject({})
const tags = ['people']

/** Who you are: arriving, your name, and moving to another browser. */
export const identityRoutes = (app: ZodApp, { config, people, slowDown, limits }: Routes): void => {
  const welcome = (reply: FastifyReply, { id, token }: Arrival) => {
    reply.setCookie(COOKIE, token, cookieOptions(config.secureCookies))
    return reply.code(201).send({ id, token })
  }
  const originOf = (request: FastifyRequest) =>
    config.publicUrl?.origin ?? `${request.protocol}://${request.host}`

  app.post(
    '/api/identity',
    {
      schema: {
        tags,
        summary: 'Arrive: a new identity, or word that you have one',
        description: 'Who shows a valid token keeps it: the answer is 200 with the id, and no token is made.',
        body: nothing,
        response: { 200: answers.known, 201: answers.arrival, ...errors },
      },
    },
    async (request, reply) => {
      if (request.caller.person !== null) return reply.code(200).send({ id: request.caller.person })
      await limits.identities(request)
      return welcome(reply, await people.arrive())
    },
  )

  app.post(
    '/api/identity/recover',
    {
      schema: {
        tags,
        summary: 'Become, in this browser too, the person whose recovery code this is',
        body: http.recover,
        response: { 201: answers.arrival, ...errors },
      },
    },
    async (request, reply) => {
      await limits.recoveries(request)
      const wait = await slowDown.wait(request.caller, '')
      if (wait) throw new Refused('slow-down', { retryMs: wait })
      const arrival = await people.recover(request.body.code)
      if (arrival) return welcome(reply, arrival)
      await slowDown.wrong(request.caller)
      throw new Refused('unknown-code')
    },
  )

  app.get(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Who you are; 204 when nobody that we know',
        response: { 200: answers.person, 204: z.undefined(), ...errors },
      },
    },
    async ({ caller }, reply) => {
      const person = caller.person === null ? null : await people.find(caller.person)
      return person ? reply.code(200).send(person) : reply.code(204).send()
    },
  )

  app.patch(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Change your name',
        body: http.rename,
        response: { 200: answers.person, ...errors },
      },
    },
    async (request) => people.rename(personOf(request), request.body.name),
  )

  app.post(
    '/api/me/recovery',
    {
      schema: {
        tags,
        summary: 'A new link that moves you to another browser; the link before stops working',
        body: nothing,
        response: { 201: answers.recovery, ...errors },
      },
    },
    async (request, reply) => {
      const code = await people.makeRecovery(personOf(request))
      // In the fragment, which browsers keep to themselves: no server or log ever sees it.
      return reply.code(201).send({ link: `${originOf(request)}/recover#${code}` })
    },
  )
}
