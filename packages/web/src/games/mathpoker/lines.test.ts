import type { Card } from '@trueline/rules/mathpoker/client'
import { describe, expect, it } from 'vitest'
import { choose, fromArrangement, isLine, linesIn, NO_LINES, put, read, toSend, type } from './lines.ts'

const n = (value: number, r = 1): Card => ({ n: value, r })
/** 1, +, −, ÷, 10, 0, √, 9 as they are dealt. */
const HAND: readonly Card[] = [n(1), '+', '-', '/', n(10), n(0), 'sqrt', n(9)]
const typed = (keys: string, hand = HAND) => {
  let caret = { line: [] as readonly number[], place: 0 }
  for (const key of keys) caret = type(key, hand, caret) ?? caret
  return caret.line
}

describe('typing an equation', () => {
  it('takes the card that fits, and leaves out what is not there', () => {
    expect(typed('r9+1')).toEqual([6, 7, 1, 0])
    expect(typed('99*5+')).toEqual([7, 1])
  })
  it('reads a 0 behind a 1 as a 10, and a 1 as a 10 where there is no other', () => {
    expect(typed('10')).toEqual([4])
    expect(typed('10+1')).toEqual([4, 1, 0])
    expect(typed('1-10')).toEqual([0, 2, 4])
    expect(typed('1', [n(10), '+'])).toEqual([0])
  })
  it('keeps a 1 and a 0 apart where there is no 10', () => expect(typed('10', [n(1), n(0)])).toEqual([0, 1]))
  it('goes to the caret', () => {
    expect(type('+', HAND, { line: [7, 0], place: 1 })).toEqual({ line: [7, 1, 0], place: 2 })
  })
})

describe('moving a card', () => {
  it('counts places as they were before it was taken up', () => {
    expect(put([0, 1, 2], 0, 3)).toEqual([1, 2, 0])
    expect(put([0, 1, 2], 2, 0)).toEqual([2, 0, 1])
    expect(put([0, 1, 2], 1, 1)).toEqual([0, 1, 2])
    expect(put([0, 1], 5, 1)).toEqual([0, 5, 1])
  })
})

describe('how a line stands', () => {
  const at = (line: readonly number[]) => {
    const { value, fault, left, gaps } = read(HAND, line)
    return [value?.number ?? null, fault, left, gaps?.low.number ?? null]
  }
  it('says what lies there comes to so far, and how much is missing', () => {
    expect(at([])).toEqual([null, 'not-all-cards', 8, null])
    expect(at([7, 1])).toEqual([9, 'not-all-cards', 6, 8])
    expect(at([7, 1, 0])).toEqual([10, 'not-all-cards', 5, 9])
  })
  it('says what is wrong before the last card lies', () => {
    expect(at([7, 0])[1]).toBe('not-alternating')
    expect(at([1])[1]).toBe('not-alternating')
    expect(at([7, 6])[1]).toBe('not-alternating')
    expect(at([6, 1])[1]).toBe('root')
    expect(at([6])[1]).toBe('not-all-cards')
  })
  it('says where something is missing, and whether it can still come', () => {
    const gap = (line: readonly number[]) => {
      const { gap: found, open } = read(HAND, line)
      return [found?.at ?? null, found?.needs ?? null, open]
    }
    expect(gap([7, 1, 0])).toEqual([null, null, true])
    expect(gap([7, 1])).toEqual([null, null, true])
    expect(gap([7, 0])).toEqual([1, 'sign', true])
    expect(gap([1])).toEqual([0, 'number', true])
    expect(gap([7, 1, 2])).toEqual([2, 'number', true])
    expect(gap([6, 1])).toEqual([1, 'number', true])
    // 9 1 + − ÷: no sign is left to come between 9 and 1.
    expect(gap([7, 0, 1, 4, 2, 5, 3])).toEqual([1, 'sign', false])
    // All lie, and two side by side.
    expect(gap([7, 0, 1, 4, 2, 5, 3, 6])).toEqual([1, 'sign', false])
  })
  it('knows a whole equation', () => {
    // 10 + √9 − 0 ÷ 1
    expect(at([4, 1, 6, 7, 2, 5, 3, 0])).toEqual([13, null, 0, 12])
    // 10 + √9 − 1 ÷ 0
    expect(at([4, 1, 6, 7, 2, 0, 3, 5])[1]).toBe('divide-by-zero')
  })
})

describe('choosing what to bet on', () => {
  const laid = { ...NO_LINES, low: [7, 1, 0] }
  it('keeps the one line in sight, whatever it is for', () => {
    const high = choose(laid, HAND, 'high')
    expect([linesIn(high), high.high]).toEqual([['high'], [7, 1, 0]])
    expect(toSend(high)).toEqual({ bet: 'high', high: [7, 1, 0] })
    expect(choose(high, HAND, 'low').low).toEqual([7, 1, 0])
  })
  it('makes it the line it is nearer to when both are wanted', () => {
    // 10 + √9 − 0 ÷ 1 = 13 is nearer to 20.
    const swing = choose({ ...NO_LINES, low: [4, 1, 6, 7, 2, 5, 3, 0] }, HAND, 'swing')
    expect([swing.low, swing.high]).toEqual([[], [4, 1, 6, 7, 2, 5, 3, 0]])
    expect(choose(swing, HAND, 'high').high).toEqual(swing.high)
    expect(choose(swing, HAND, 'low').low).toEqual(swing.high)
    expect(choose({ ...swing, low: [0] }, HAND, 'low').low).toEqual([0])
  })
  it('is taken up again as the house was told of it', () => {
    const swing = { ...NO_LINES, bet: 'swing' as const, low: [1], high: [2] }
    const sent = toSend(swing)
    expect(fromArrangement({ bet: 'swing', low: sent.low ?? null, high: sent.high ?? null })).toEqual(swing)
    expect(fromArrangement({ bet: null, low: [3], high: null })).toEqual({ ...NO_LINES, low: [3] })
    expect(toSend(NO_LINES)).toEqual({})
  })
})

it('takes no line for one that names a card twice or one that is not there', () => {
  expect([[0, 1], [], [0, 0], [8], [-1], ['1'], null].map((line) => isLine(line, 8))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
