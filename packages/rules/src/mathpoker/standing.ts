import type { Seat } from '../core/seat.ts'
import type { Card } from './cards.ts'
import { judgeOrder, type OrderFault } from './order.ts'
import type { Target } from './refusal.ts'
import type { Arrangement, Bet } from './state.ts'
import { compareValues, distanceTo, type Value, valueText } from './value.ts'

/** What a bet counts as after MP-14: `none` is out of the showdown. */
export type Standing = Bet | 'none'

/** One equation of a hand as it is laid open: its value, or what is wrong with it. */
export interface ShownEquation {
  readonly target: Target
  readonly order: readonly number[]
  readonly value: string | null
  readonly fault: OrderFault | null
}

/** What equations aim at (MP-15). */
export const TARGETS: Readonly<Record<Target, number>> = { low: 1, high: 20 }

/** A hand in the showdown: what it counts as, and the values of its equations. */
export interface Entry {
  readonly seat: Seat
  readonly cards: readonly Card[]
  readonly standing: Standing
  readonly values: { readonly low?: Value; readonly high?: Value }
  readonly equations: readonly ShownEquation[]
}

/** The order that a plain bet means: only one line is arranged, under whichever name. */
export const orderFor = ({ low, high }: Arrangement, target: Target): readonly number[] | null =>
  target === 'low' ? (low ?? high) : (high ?? low)

/** What a hand counts as, with its last arrangement (MP-14). */
export const enter = (seat: Seat, cards: readonly Card[], arrangement: Arrangement | null): Entry => {
  const out: Entry = { seat, cards, standing: 'none', values: {}, equations: [] }
  if (!arrangement) return out
  if (arrangement.bet === 'swing') return enterSwing(out, arrangement)
  const order = orderFor(arrangement, arrangement.bet ?? 'low')
  if (!order) return out
  const judged = judgeOrder(cards, order)
  const target = arrangement.bet ?? ('value' in judged ? nearerTarget(judged.value) : 'low')
  const equations = [shown(target, order, judged)]
  return 'value' in judged
    ? { ...out, standing: target, values: { [target]: judged.value }, equations }
    : { ...out, equations }
}

/** A Swing with one valid equation becomes a plain bet of that kind. */
const enterSwing = (out: Entry, { low, high }: Arrangement): Entry => {
  const lines = (['low', 'high'] as const).flatMap((target) => {
    const order = target === 'low' ? low : high
    return order ? [{ target, order, judged: judgeOrder(out.cards, order) }] : []
  })
  const equations = lines.map(({ target, order, judged }) => shown(target, order, judged))
  const valid = lines.flatMap(({ target, judged }) =>
    'value' in judged ? [{ target, value: judged.value }] : [],
  )
  const [only, second] = valid
  return {
    ...out,
    standing: second ? 'swing' : (only?.target ?? 'none'),
    values: Object.fromEntries(valid.map(({ target, value }) => [target, value])),
    equations,
  }
}

const shown = (
  target: Target,
  order: readonly number[],
  judged: ReturnType<typeof judgeOrder>,
): ShownEquation => ({
  target,
  order,
  value: 'value' in judged ? valueText(judged.value) : null,
  fault: 'fault' in judged ? judged.fault : null,
})

/** The target that a value is nearer to, Low if equal (MP-14). */
export const nearerTarget = (value: Value): Target =>
  compareValues(distanceTo(TARGETS.low, value), distanceTo(TARGETS.high, value)) <= 0 ? 'low' : 'high'
