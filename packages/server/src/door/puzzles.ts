import { puzzleHttp } from '@trueline/rules/wire'
import type { FastifyRequest } from 'fastify'
import type { Leave } from '../puzzles/surroundings.ts'
import { errors } from './answers.ts'
import { puzzleAnswers as answers } from './puzzle-answers.ts'
import { granted, Refused } from './refusal.ts'
import { personOf, type Routes, type ZodApp } from './routes.ts'

const tags = ['puzzles']

/** Puzzles over HTTP: whoever has an identity may try them. */
export const puzzleRoutes = (app: ZodApp, { puzzles, limits }: Routes): void => {
  /** Making a puzzle takes a while: nobody may have too many made. */
  const leaveFor =
    (request: FastifyRequest): Leave =>
    async () => {
      try {
        await limits.puzzles(request)
        return null
      } catch (error) {
        if (error instanceof Refused) return error.refusal
        throw error
      }
    }

  app.post(
    '/api/puzzles',
    {
      schema: {
        tags,
        summary: 'A random puzzle of your own; the same key again gets the same one',
        body: puzzleHttp.make,
        response: { 201: answers.view, ...errors },
      },
    },
    async (request, reply) => {
      const made = await puzzles.make(personOf(request), request.body, leaveFor(request))
      return reply.code(201).send(granted(made))
    },
  )

  app.get(
    '/api/puzzles/daily/:date/:level',
    {
      schema: {
        tags,
        summary: 'The puzzle of a date: of the day, or of the archive',
        params: puzzleHttp.daily,
        querystring: puzzleHttp.today,
        response: { 200: answers.view, ...errors },
      },
    },
    async (request) => {
      const { params, query } = request
      return granted(await puzzles.daily(personOf(request), params, query.today, leaveFor(request)))
    },
  )

  app.get(
    '/api/puzzles/:id',
    {
      schema: {
        tags,
        summary: 'A puzzle, and what you have done in it',
        params: puzzleHttp.puzzle,
        querystring: puzzleHttp.today,
        response: { 200: answers.view, ...errors },
      },
    },
    async (request) => granted(await puzzles.look(personOf(request), request.params.id, request.query.today)),
  )

  app.post(
    '/api/puzzles/:id/check',
    {
      schema: {
        tags,
        summary: 'Which of your tiles are right; the same key again gets the same answer',
        params: puzzleHttp.puzzle,
        body: puzzleHttp.check,
        response: { 200: answers.view, ...errors },
      },
    },
    async (request) => {
      const person = personOf(request)
      await limits.checks(request)
      return granted(await puzzles.check(person, request.params.id, request.body))
    },
  )

  app.post(
    '/api/puzzles/:id/reveal',
    {
      schema: {
        tags,
        summary: 'Puts down a right tile; the same key again gets the same answer',
        params: puzzleHttp.puzzle,
        body: puzzleHttp.reveal,
        response: { 200: answers.revealed, ...errors },
      },
    },
    async (request) => {
      const person = personOf(request)
      await limits.checks(request)
      return granted(await puzzles.reveal(person, request.params.id, request.body))
    },
  )

  app.get(
    '/api/me/puzzles',
    {
      schema: {
        tags,
        summary: 'Puzzles that you have begun, the latest first',
        querystring: puzzleHttp.today,
        response: { 200: answers.mine, ...errors },
      },
    },
    async (request) => {
      const person = personOf(request)
      await limits.lists(request)
      return granted(await puzzles.mine(person, request.query.today))
    },
  )

  app.get(
    '/api/me/streak',
    {
      schema: {
        tags,
        summary: 'Days in a row, today’s four, and a month of the calendar',
        querystring: puzzleHttp.streak,
        response: { 200: answers.streak, ...errors },
      },
    },
    async (request) => granted(await puzzles.streak(personOf(request), request.query)),
  )
}
