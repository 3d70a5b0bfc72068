import { expect, test } from 'vitest'
import { uncalled } from '../src/mathpoker/pots.ts'
import { showdown } from '../src/mathpoker/showdown.ts'
import type { Arrangement, Bet } from '../src/mathpoker/state.ts'
import { cardOf, orderOf } from './mathpoker-cards.ts'
import vectors from './vectors/mathpoker-showdown.json' with { type: 'json' }

interface VectorBet {
  readonly seat: number
  readonly kind: Bet | null
  readonly low?: readonly unknown[]
  readonly high?: readonly unknown[]
  readonly order?: readonly unknown[]
  readonly values: Readonly<Record<string, string>>
  readonly standsAs: string
}

const named = vectors.cases.map(
  (each, at) => [each.name ?? `${at + 1}, ${each.tags.join(', ')}`, each] as const,
)

test.each(named)('MP-14 … MP-18: %s', (_name, each) => {
  const hands = each.cards.map((cards) => (cards ?? []).map(cardOf))
  const bets = each.bets as unknown as readonly VectorBet[]
  // A face that is not in the hand makes an order that does not have all cards.
  const order = (seat: number, faces: readonly unknown[] | undefined) =>
    faces ? (orderOf(hands[seat] ?? [], faces) ?? []) : null
  const arrangements = hands.map((_, seat): Arrangement | null => {
    const bet = bets.find((one) => one.seat === seat)
    if (!bet) return null
    return { bet: bet.kind, low: order(seat, bet.low ?? bet.order), high: order(seat, bet.high) }
  })
  const folded = hands.map((_, seat) => each.folded.includes(seat as never))
  const back = uncalled(each.contributions)
  const totals = each.contributions.map((total, seat) => (back?.seat === seat ? total - back.chips : total))
  expect(back && { seat: back.seat, amount: back.chips }).toEqual(each.uncalled)

  const result = showdown({ totals, folded, hands, arrangements, small: 0 })
  for (const { seat, standsAs, values } of bets) {
    const shown = result.hands.find((hand) => hand.seat === seat)
    expect(shown?.standing).toBe(standsAs)
    const told = shown?.equations.map(({ value, fault }) => value ?? fault)
    const expected = Object.values(values).filter((value) => value !== 'missing')
    expect(told?.map(rounded)).toEqual(expected.map(rounded))
  }
  expect(result.pots.map(({ byCard: _byCard, ...pot }) => ({ ...pot, paid: byChips(pot.paid) }))).toEqual(
    each.pots.map((pot) => ({ ...pot, paid: byChips(pot.paid) })),
  )
  expect(result.payouts).toEqual(each.payouts)
  expect(result.removed).toBe(each.removed)
})

const byChips = (paid: readonly (readonly number[])[]) => paid.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
const rounded = (text: string | null) =>
  text !== null && /^-?\d+\.\d+$/.test(text) ? Number(text).toFixed(9) : text
