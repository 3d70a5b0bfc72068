import { expect, test } from 'vitest'
import type { Seat } from '../src/core/seat.ts'
import {
  afterAction,
  afterCollecting,
  afterPaying,
  type Betting,
  type BettingAction,
  costOf,
  legalBets,
  noBets,
  secondStreet,
  withBlinds,
} from '../src/mathpoker/betting.ts'
import { type Pot, potsOf, type Returned, uncalled } from '../src/mathpoker/pots.ts'
import vectors from './vectors/mathpoker-betting.json' with { type: 'json' }

/** A round as the vectors tell it: two rounds of betting, the second without being asked for. */
interface Told {
  readonly street: 1 | 2 | null
  readonly betting: Betting
  readonly returned: Returned | null
}

type Case = (typeof vectors)['cases'][number]
interface Shown {
  readonly round: number | null
  readonly toAct: number | null
  readonly stacks: readonly number[]
  readonly bets: readonly number[]
  readonly legal: unknown
}

const live = ({ folded }: Betting): Seat[] => [...folded.keys()].filter((seat) => folded[seat] === false)

const begin = ({ players, blinds }: Case): Told => {
  const idle = noBets(
    players,
    players.map(() => false),
  )
  return goOn({ street: 1, betting: withBlinds(idle, 0, 1, blinds), returned: null }, blinds.big)
}

/** What the house does when nobody is to act. */
const goOn = (told: Told, big: number): Told => {
  let { street, betting, returned } = told
  while (betting.toAct === null && street !== null) {
    const back = uncalled(betting.totals)
    returned = back ?? returned
    betting = afterCollecting(betting, back)
    const more: boolean = street === 1 && live(betting).length > 1
    street = more ? 2 : null
    if (more) betting = secondStreet(betting, 0, big)
    const [winner, ...others] = live(betting)
    if (winner !== undefined && others.length === 0) betting = taken(betting, winner)
  }
  return { street, betting, returned }
}

/** MP-7: all fold but one, who takes everything. */
const taken = (betting: Betting, winner: Seat): Betting => {
  const chips = betting.totals.reduce((sum, total) => sum + total, 0)
  return afterPaying(
    betting,
    betting.stacks.map((_, seat) => (seat === winner ? chips : 0)),
  )
}

const actionOf = (action: string, to: number | undefined): BettingAction =>
  action === 'fold' || action === 'check' || action === 'call'
    ? { type: action }
    : { type: 'raise', to: to ?? 0 }

const expectShown = ({ street, betting }: Told, shown: Shown): void => {
  const legal = legalBets(betting)
  const range = legal?.raise && { minTo: legal.raise.min, maxTo: legal.raise.max }
  expect({
    round: street,
    toAct: betting.toAct,
    stacks: betting.stacks,
    bets: betting.bets,
    legal: legal && { ...legal, raise: range },
  }).toEqual({
    round: shown.round,
    toAct: shown.toAct,
    stacks: shown.stacks,
    bets: shown.bets,
    legal: shown.legal,
  })
}

const accepts = (betting: Betting, action: string, to: number | undefined): boolean => {
  const legal = legalBets(betting)
  if (!legal) return false
  if (action === 'fold') return true
  if (action === 'check') return legal.check
  if (action === 'call') return legal.call !== null
  return (
    legal.raise !== null &&
    to !== undefined &&
    Number.isInteger(to) &&
    to >= legal.raise.min &&
    to <= legal.raise.max
  )
}

test('there are vectors', () => expect(vectors.cases.length).toBeGreaterThan(100))

test.each(vectors.cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
  let told = begin(each)
  expectShown(told, each.start)
  for (const { seat, action, amount, to, after } of each.actions) {
    expect(told.betting.toAct).toBe(seat)
    expect(accepts(told.betting, action, to)).toBe(true)
    const wish = actionOf(action, to)
    expect(costOf(told.betting, seat, wish)).toEqual({ chips: amount ?? 0, to })
    told = goOn({ ...told, betting: afterAction(told.betting, seat, wish) }, each.blinds.big)
    expectShown(told, after)
  }

  const expected = each.expected as Case['expected'] & {
    readonly attempts?: readonly {
      readonly action: string
      readonly to?: number
      readonly accepted: boolean
    }[]
    readonly uncalled?: { readonly seat: number; readonly amount: number } | null
    readonly contributed?: readonly number[]
    readonly pots?: readonly Pot[]
  }
  expectShown(told, { ...expected, round: expected.round ?? null, toAct: expected.toAct ?? null })
  for (const { action, to, accepted } of expected.attempts ?? [])
    expect([action, to, accepts(told.betting, action, to)]).toEqual([action, to, accepted])
  if (expected.uncalled !== undefined)
    expect(told.returned && { seat: told.returned.seat, amount: told.returned.chips }).toEqual(
      expected.uncalled,
    )
  const { betting } = told
  const collected = betting.totals.map((total, seat) => total - (betting.bets[seat] ?? 0))
  if (expected.pots) expect(potsOf(collected, betting.folded)).toEqual(expected.pots)
})
