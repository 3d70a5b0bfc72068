import * as z from 'zod/mini'

/** The most cards a hand can have: 4 numbers, 3 operators, 4 roots. */
export const LARGEST_HAND = 11
/** More chips than any table has. */
const MOST_CHIPS = 1_000_000_000

/** The operators that may be discarded; other signs for the same are folded to these. */
const discardable = z.pipe(
  z.transform((sign) => (typeof sign === 'string' ? (FOLDED[sign] ?? sign) : sign)),
  z.enum(['+', '-', '*']),
)
const FOLDED: Readonly<Record<string, string>> = { '−': '-', '–': '-', '×': '*', x: '*' }

/** Indices into one's own cards; whether each is there once is for the rules to say. */
const order = z
  .array(z.int().check(z.minimum(0), z.maximum(LARGEST_HAND - 1)))
  .check(z.maxLength(LARGEST_HAND))
const bet = z.enum(['low', 'high', 'swing'])

/**
 * What a player may ask for. `raise` names the total of this betting round; `arrange` keeps an order that need not be
 * finished; `resign` leaves the table for good (MP-20); `back` ends being away (MP-9).
 */
export const mathPokerIntent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('check') }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('fold') }),
  z.strictObject({ type: z.literal('raise'), to: z.int().check(z.minimum(1), z.maximum(MOST_CHIPS)) }),
  z.strictObject({ type: z.literal('discard'), card: discardable }),
  z.strictObject({
    type: z.literal('arrange'),
    bet: z.optional(bet),
    low: z.optional(order),
    high: z.optional(order),
  }),
  z.strictObject({ type: z.literal('lock'), bet, low: z.optional(order), high: z.optional(order) }),
  z.strictObject({ type: z.literal('unlock') }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('back') }),
  z.strictObject({ type: z.literal('resign') }),
])
export type MathPokerIntent = z.infer<typeof mathPokerIntent>
