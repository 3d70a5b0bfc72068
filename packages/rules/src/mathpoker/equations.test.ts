import { describe, expect, test } from 'vitest'
import { toEquation } from '../../test/mathpoker-table.ts'
import type { PokerTable } from '../../test/mathpoker-table.ts'
import { isNumber } from './cards.ts'
import { mathpoker } from './index.ts'

describe('the equation phase', () => {
  const orderOf = (table: PokerTable, seat: number, bet: 'low' | 'high' | 'swing'): string => {
    const moves = mathpoker.moves(table.state, seat)
    const lock = moves.find((move) => move.type === 'lock' && move.bet === bet)
    if (lock?.type !== 'lock') throw new Error('no order')
    return `lock ${bet}${lock.low ? ` low=${lock.low.join()}` : ''}${lock.high ? ` high=${lock.high.join()}` : ''}`
  }

  test('MP-11: it ends early when all have locked in, and until then one may unlock', () => {
    const table = toEquation(3)
    expect(mathpoker.deadline(table.state)).toBe(60_000)
    expect(table.playAs(0, orderOf(table, 0, 'low'))).toBe('ok')
    expect(table.playAs(0, 'unlock')).toBe('ok')
    expect(table.playAs(0, 'unlock')).toBe('not-locked')
    expect(mathpoker.view(table.state, 0).arrangement?.bet).toBe('low')
    for (const seat of [0, 1, 2]) expect(table.playAs(seat, orderOf(table, seat, 'swing'))).toBe('ok')
    expect(table.state.phase).toBe('between')
    expect(table.last('shown')?.hands).toHaveLength(3)
  })

  test('MP-14: Lock In refuses what is no equation, with the reason', () => {
    const table = toEquation(2)
    const hand = table.round.hands[0] ?? []
    const all = [...hand.keys()]
    const refusal = (low: number[]) => {
      const decided = mathpoker.decide(table.state, 0, { type: 'lock', bet: 'low', low }, { below: () => 0 })
      return decided.ok ? null : decided.error
    }
    expect(refusal(all.slice(1))).toEqual({
      code: 'bad-order',
      data: { target: 'low', why: 'not-all-cards' },
    })
    expect(refusal([0, 0])).toEqual({ code: 'no-such-card', data: { target: 'low' } })
    const astray = all.toSorted((a, b) => Number(isNumber(hand[a])) - Number(isNumber(hand[b])))
    expect(refusal(astray)).toMatchObject({ code: 'bad-order' })
    expect(table.playAs(0, 'lock swing')).toBe('bad-order')
  })

  test('MP-14: at 0 s the last arrangement counts as it is, chosen or not', () => {
    const table = toEquation(3)
    const low = orderOf(table, 0, 'low').replace('lock low ', 'arrange ')
    expect(table.playAs(0, low)).toBe('ok')
    expect(table.playAs(1, 'arrange high low=0,1')).toBe('ok')
    table.expire()
    const [first, second, third] = table.last('shown')?.hands ?? []
    expect(first).toMatchObject({ bet: null, standing: 'low' })
    expect(second).toMatchObject({ bet: 'high', standing: 'none', equations: [{ fault: 'not-all-cards' }] })
    expect(third).toMatchObject({ bet: null, standing: 'none', equations: [] })
    expect(table.state.betting.stacks[0]).toBe(1020)
    // Who arranged is there; who did nothing has let time run out once.
    expect(table.state.timeouts).toEqual([0, 0, 1])
  })

  test('G-7: hidden choices leave the clock as it is, the last of them does not', () => {
    const table = toEquation(2)
    const keeps = (seat: number, move: string): boolean | undefined => {
      const before = table.state
      const { length } = table.events
      expect(table.playAs(seat, move)).toBe('ok')
      const event = table.events[length]
      return event && mathpoker.keepsClock?.(before, event)
    }
    expect(keeps(0, 'arrange low=0')).toBe(true)
    expect(keeps(1, orderOf(table, 1, 'low'))).toBe(true)
    expect(keeps(1, 'unlock')).toBe(true)
    expect(keeps(1, orderOf(table, 1, 'low'))).toBe(true)
    table.expire()
    expect(keeps(0, 'ready')).toBe(true)
  })

  test('a hand of four zeros has no equation, and is locked in as it lies', () => {
    const table = toEquation(2)
    table.rig({ 0: '0.1 + - / 0.2 0.3 0.4' })
    expect(mathpoker.moves(table.state, 0).some(({ type }) => type === 'lock')).toBe(true)
    expect(table.playAs(0, 'lock low low=0,1,4,2,5,3,6')).toBe('ok')
    expect(table.playAs(1, orderOf(table, 1, 'high'))).toBe('ok')
    expect(table.last('shown')?.hands[0]?.standing).toBe('none')
  })
})
