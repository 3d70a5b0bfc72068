import * as z from 'zod/mini'

const placement = z.strictObject({
  square: z.string().check(z.regex(/^[A-O](?:[1-9]|1[0-5])$/)),
  digit: z.string().check(z.regex(/^\d$/)),
})

/** What a player may ask for (EC-10 … EC-12, EC-16). */
export const equaCrossIntent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), tiles: z.array(placement).check(z.maxLength(8)) }),
  z.strictObject({ type: z.literal('exchange'), tiles: z.string().check(z.regex(/^\d{1,8}$/)) }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('hint') }),
])
export type EquaCrossIntent = z.infer<typeof equaCrossIntent>
