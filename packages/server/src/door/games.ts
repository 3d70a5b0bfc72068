import { http } from '@trueline/rules/wire'
import { answers, errors } from './answers.ts'
import { personOf, type Routes, type ZodApp } from './routes.ts'
import { intend } from './house.ts'
import { granted, Refused } from './refusal.ts'

const tags = ['games']

/** Games over HTTP. What a socket can do, these can too: the same tables stand behind both. */
export const gameRoutes = (app: ZodApp, routes: Routes): void => {
  const { people, tables, slowDown, limits } = routes
  app.post(
    '/api/games',
    {
      schema: {
        tags,
        summary: 'Make a game',
        body: http.makeGame,
        response: { 201: answers.made, ...errors },
      },
    },
    async (request, reply) => {
      const id = personOf(request)
      await limits.games(request)
      const maker = await people.find(id)
      const made = await tables.make({ ...request.body, maker: maker ?? { id, name: null } })
      const { code, seat } = granted(made)
      slowDown.found(request.caller, code)
      return reply.code(201).send({ code, seat })
    },
  )

  app.get(
    '/api/games/:code',
    {
      schema: {
        tags,
        summary: 'What a link shows before anyone sits down; takes no seat',
        params: http.code,
        response: { 200: answers.summary, ...errors },
      },
    },
    async ({ caller, params: { code } }) =>
      granted(await slowDown.lookup(caller, code, () => tables.summary(code, caller.person))),
  )

  app.post(
    '/api/games/:code/seats',
    {
      schema: {
        tags,
        summary: 'Take a free seat (201), or find your own again (200)',
        params: http.code,
        body: http.takeSeat,
        response: { 200: answers.seated, 201: answers.seated, ...errors },
      },
    },
    async (request, reply) => {
      const id = personOf(request)
      const { code } = request.params
      const name = request.body.name ?? (await people.find(id))?.name ?? null
      const sitting = await slowDown.lookup(request.caller, code, () => tables.sit(code, { id, name }))
      const { seat, taken } = granted(sitting)
      return reply.code(taken ? 201 : 200).send({ seat })
    },
  )

  app.get(
    '/api/games/:code/view',
    {
      schema: {
        tags,
        summary: 'The game as your seat sees it, or as a watcher does',
        params: http.code,
        querystring: http.viewQuery,
        response: { 200: answers.view, ...errors },
      },
    },
    async ({ caller, params: { code }, query: { seat } }) =>
      granted(await slowDown.lookup(caller, code, () => tables.view(code, caller.person, seat))),
  )

  app.post(
    '/api/games/:code/intents',
    {
      schema: {
        tags,
        summary: 'Do something in your turn; the same key again gets the same answer and changes nothing',
        params: http.code,
        body: http.intent,
        response: { 200: answers.accepted, ...errors },
      },
    },
    async ({ caller, params: { code }, body }) => {
      const answer = await intend(routes, caller, code, body)
      if (!answer.ok) throw new Refused(answer.error.code, answer.error.data)
      return answer
    },
  )

  app.get(
    '/api/me/games',
    {
      schema: {
        tags,
        summary: 'My games: your turn first, then the latest',
        response: { 200: answers.mine, ...errors },
      },
    },
    async (request) => {
      const id = personOf(request)
      await limits.lists(request)
      return granted(await tables.mine(id))
    },
  )

  app.get(
    '/api/games/:code/log',
    {
      schema: {
        tags,
        summary: 'A finished game: all its news, and the seed it was drawn from',
        params: http.code,
        response: { 200: answers.log, ...errors },
      },
    },
    async ({ caller, params: { code } }) =>
      granted(await slowDown.lookup(caller, code, () => tables.log(code))),
  )

  app.get(
    '/api/games/:code/review',
    {
      schema: {
        tags,
        summary: 'A finished game: what would have been best in each turn',
        params: http.code,
        response: { 200: answers.review, ...errors },
      },
    },
    async (request) => {
      const { caller, params } = request
      await limits.reviews(request)
      return granted(await slowDown.lookup(caller, params.code, () => tables.review(params.code)))
    },
  )
}
