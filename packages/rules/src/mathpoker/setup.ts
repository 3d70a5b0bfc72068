import * as z from 'zod/mini'
import type { Rng } from '../core/chance.ts'
import type { Company } from '../core/company.ts'
import type { ClockSeconds, MathPokerEvent } from './state.ts'

const CLOCKS = [15, 30, 60, 120] as const satisfies readonly ClockSeconds[]
const RISES = [5, 10, 20] as const

/** What is chosen when a table is opened (MP-2, MP-9): chips of each seat, first small blind, rounds until it doubles, clock. */
export const mathPokerOptions = z.strictObject({
  chips: z._default(z.int().check(z.minimum(20), z.maximum(1_000_000)), 1000),
  blind: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 5),
  rise: z._default(z.nullable(z.literal(RISES)), 10),
  clock: z._default(z.nullable(z.literal(CLOCKS)), 30),
})
export type MathPokerOptions = z.infer<typeof mathPokerOptions>

/** The first event of a game: who is the small blind first is drawn. */
export const opening = (options: MathPokerOptions, company: Company, rng: Rng): MathPokerEvent => ({
  type: 'opened',
  chips: options.chips,
  blind: options.blind,
  rise: options.rise,
  clock: options.clock,
  first: rng.below(company.computers.length),
  computers: company.computers.map((level) => level !== null),
})
