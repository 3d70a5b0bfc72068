import type { MyPuzzle, PuzzleView, Revealed, StreakView } from '@trueline/rules/wire'
import * as z from 'zod/mini'
import { shape } from './answers.ts'

/** The shapes of answers about puzzles, field by field: a solution has no way out (G-5). */

/** The fields of a type of the wire: one that is left out would silently not be sent. */
type FieldsOf<T> = Record<keyof T, z.ZodMiniType>

const level = z.enum(['easy', 'medium', 'hard', 'expert'])
const status = ['open', 'solved', 'lost'] as const
const squares = z.array(z.string())
const tile = z.object({ square: z.string(), digit: z.string() })
const tiles = z.array(tile)

const view = z.object({
  id: z.string(),
  mode: z.enum(['random', 'daily', 'archive']),
  level,
  size: z.nullable(z.enum(['small', 'medium', 'large'])),
  date: z.nullable(z.string()),
  status: z.enum(status),
  board: z.array(z.string()),
  red: squares,
  rack: z.string(),
  revealed: tiles,
  checks: z.object({ used: z.int(), left: z.nullable(z.int()) }),
  last: z.nullable(z.object({ tiles, right: squares })),
  history: z.array(z.object({ right: z.int(), wrong: z.int() })),
  revealPrice: z.nullable(z.number()),
  seconds: z.number(),
  penalty: z.number(),
} satisfies FieldsOf<PuzzleView>)

const today = z.enum([...status, 'new'])

export const puzzleAnswers = {
  view: shape<PuzzleView>(view),
  revealed: shape<Revealed>(
    z.object({ view, tile, from: z.nullable(z.string()) } satisfies FieldsOf<Revealed>),
  ),
  mine: shape<readonly MyPuzzle[]>(
    z.array(z.object({ movedAt: z.number(), view } satisfies FieldsOf<MyPuzzle>)),
  ),
  streak: shape<StreakView>(
    z.object({
      now: z.number(),
      today: z.string(),
      current: z.int(),
      longest: z.int(),
      levels: z.object({ easy: today, medium: today, hard: today, expert: today }),
      days: z.array(z.object({ date: z.string(), solved: z.array(level), later: z.array(level) })),
      firstDay: z.string(),
    } satisfies FieldsOf<StreakView>),
  ),
}
