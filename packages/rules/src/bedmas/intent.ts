import * as z from 'zod/mini'
import { foldToken } from './tokens.ts'

const token = z.pipe(
  z.string().check(z.maxLength(8)),
  z.pipe(z.transform(foldToken), z.string().check(z.regex(/^(?:[1-9]\d?|100|[-+*/=()])$/))),
)

const placement = z.strictObject({
  square: z.string().check(z.regex(/^[A-O](?:[1-9]|1[0-5])$/)),
  token,
})

/** What a player may ask for (BM-4, BM-10, BM-11). No row or column holds more than 15 tiles. */
export const bedmasIntent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), tiles: z.array(placement).check(z.maxLength(15)) }),
  z.strictObject({ type: z.literal('swap') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('sums'), answers: z.array(z.int()).check(z.length(5)) }),
])
export type BedmasIntent = z.infer<typeof bedmasIntent>
