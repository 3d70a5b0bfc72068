import { describe, expect, it } from 'vitest'
import { shortcutsOf, stepped, within } from './bets.ts'

const range = { min: 40, max: 990 }

describe('raising', () => {
  it('stays within what is allowed, and in whole chips', () => {
    expect([0, 40.4, 500, 2000, Number.NaN].map((to) => within(range, to))).toEqual([40, 40, 500, 990, 40])
  })
  it('steps by big blinds, from wherever it is', () => {
    expect([stepped(range, 40, 1, 20), stepped(range, 45, 1, 20), stepped(range, 45, -1, 20)]).toEqual([
      60, 60, 40,
    ])
    expect([stepped(range, 40, -1, 20), stepped(range, 980, 1, 20), stepped(range, 990, -1, 20)]).toEqual([
      40, 990, 980,
    ])
  })
  it('counts the pot as it is once one has called', () => {
    const seat = { bet: 0 } as never
    const seats = [
      { ...(seat as object), bet: 20 },
      { ...(seat as object), bet: 10 },
    ] as never
    const view = { pots: [{ amount: 60, eligible: [0, 1] }], seats }
    // 60 in the middle, 20 and 10 before the seats, 10 to call: a pot of 100.
    expect(shortcutsOf(view, { check: false, call: 10, raise: range }).map(({ to }) => to)).toEqual([
      40, 70, 120, 990,
    ])
    expect(shortcutsOf(view, { check: true, call: null, raise: null })).toEqual([])
  })
  it('names an amount once, whatever it would be by other names', () => {
    const view = { pots: [{ amount: 60, eligible: [0, 1] }], seats: [] }
    const named = (min: number, max: number) =>
      shortcutsOf(view, { check: true, call: null, raise: { min, max } }).map(({ name }) => name)
    expect([named(10, 50), named(50, 50)]).toEqual([['min', 'half', 'all'], ['all']])
  })
})
