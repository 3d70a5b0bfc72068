import {
  type GameLog,
  type GameReview,
  type GameSummary,
  MODES,
  type MyGame,
  type ViewMessage,
} from '@trueline/rules/wire'
import * as z from 'zod/mini'

/** The shapes of HTTP answers: what is not named here does not leave. */

/** A schema for a type that the wire already has. An answer that does not fit it becomes `internal`. */
export const shape = <T>(schema: z.ZodMiniType) => schema as z.ZodMiniType<T, T>

const seat = z.int()
const seats = z.array(
  z.looseObject({
    name: z.nullable(z.string()),
    computer: z.nullable(z.string()),
    you: z.boolean(),
    taken: z.boolean(),
  }),
)
const status = z.enum(['waiting', 'playing', 'finished', 'cancelled'])
const news = z.array(z.looseObject({ type: z.string() }))
const outcome = z.nullable(z.object({ places: z.array(z.int()), why: z.string() }))

/** The house's part of a view; the game's own fields stand beside it. */
const view = z.looseObject({
  code: z.string(),
  kind: z.string(),
  mode: z.enum(MODES),
  status,
  options: z.unknown(),
  maker: z.boolean(),
  seats,
  toAct: z.array(seat),
  deadlineAt: z.nullable(z.number()),
  givenBack: z.number(),
  claimableAt: z.nullable(z.number()),
  outcome,
  rematch: z.nullable(z.object({ seats: z.array(seat), code: z.nullable(z.string()) })),
  news,
  fairness: z.object({ hash: z.string(), seed: z.optional(z.string()) }),
})

export const answers = {
  arrival: z.object({ id: z.string(), token: z.string() }),
  known: z.object({ id: z.string() }),
  person: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  recovery: z.object({ link: z.string() }),
  made: z.object({ code: z.string(), seat: z.nullable(seat) }),
  summary: shape<GameSummary>(
    z.object({
      code: z.string(),
      kind: z.string(),
      mode: z.enum(MODES),
      status,
      options: z.unknown(),
      maker: z.nullable(z.string()),
      seats,
      freeSeats: z.int(),
      seat: z.nullable(seat),
    }),
  ),
  seated: z.object({ seat }),
  view: shape<ViewMessage>(
    z.object({
      code: z.string(),
      seq: z.int(),
      seat: z.nullable(seat),
      now: z.number(),
      view,
      news,
    }),
  ),
  accepted: z.object({ ok: z.literal(true), seq: z.int() }),
  mine: shape<readonly MyGame[]>(
    z.array(
      z.object({
        code: z.string(),
        seat: z.nullable(seat),
        yourTurn: z.boolean(),
        movedAt: z.number(),
        view,
      }),
    ),
  ),
  log: shape<GameLog>(
    z.object({
      code: z.string(),
      kind: z.string(),
      mode: z.enum(MODES),
      options: z.unknown(),
      seats: z.array(z.object({ name: z.nullable(z.string()), computer: z.nullable(z.string()) })),
      outcome,
      news,
      fairness: z.object({ hash: z.string(), seed: z.string() }),
    }),
  ),
  review: shape<GameReview>(
    z.object({ turns: z.array(z.object({ seq: z.int(), seat, best: z.unknown() })) }),
  ),
  error: z.object({
    error: z.object({ code: z.string(), message: z.string(), data: z.optional(z.unknown()) }),
  }),
  up: z.object({ ok: z.literal(true) }),
}

/** What any route may also answer. */
export const errors = { '4xx': answers.error, '5xx': answers.error }
