import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeEquation, sideValue } from './equation.ts'

const judged = (text: string) => judgeEquation(text.split(' '))

describe('BM-6: what is wrong, and where', () => {
  test.each([
    ['1 2 = 12', 'numbers-touch', 1],
    ['2 ( 3 + 4 ) = 14', 'missing-operator', 1],
    ['( 2 + 5 ) 3 = 21', 'missing-operator', 5],
    ['- 5 + 15 = 10', 'sign', 0],
    ['3 * - 4 = 5', 'sign', 2],
    ['7 + = 7', 'missing-number', 2],
    ['7 * / 2 = 3', 'missing-number', 2],
    ['= 7', 'missing-number', 0],
    ['7 =', 'missing-number', 1],
    ['7 + 3 = = 10', 'missing-number', 4],
    ['7 + 3', 'no-equals', 2],
    ['( 7 + 3 = 10 )', 'equals-in-brackets', 4],
    ['( ) + 7 = 7', 'empty-brackets', 1],
    ['( 3 + ) 4 = 7', 'missing-number', 3],
    ['( 7 ) + 3 = 10', 'needless-brackets', 2],
    ['( ( 3 + 4 ) ) * 2 = 14', 'doubled-brackets', 6],
    ['( 3 + 4 ) = 7', 'bracketed-side', 4],
    ['7 = ( 3 + 4 )', 'bracketed-side', 6],
    ['7 = 10 - ( 4 - 1', 'unclosed', 4],
    ['3 + 4 ) = 7', 'unopened', 3],
    ['3 ? 4 = 7', 'not-a-token', 1],
  ])('%s: %s at %i', (text, reason, at) => {
    expect(judged(text)).toEqual({ isTrue: false, why: 'grammar', reason, at })
  })
})

describe('BM-7: exact', () => {
  test.each(['4 / ( 7 / 6 - 1 ) = 24', '8 / ( 3 - 8 / 3 ) = 24', '1 / 3 + 2 / 3 = 1', '98 / 97 = 98 / 97'])(
    'S77: %s',
    (text) => expect(judged(text).isTrue).toBe(true),
  )

  test('eight tiles multiplied are not rounded', () => {
    const product = '100 * 99 * 98 * 97 * 96 * 95 * 94 * 93'
    expect(judged(`${product} = ${product}`).isTrue).toBe(true)
    expect(judged(`${product} = ${product} + 1`)).toMatchObject({ why: 'false' })
  })

  test('S79: dividing by 0 is no value at any depth, and is pointed at', () => {
    expect(judged('5 / ( 3 - 3 ) = 5')).toEqual({ isTrue: false, why: 'divide-by-zero', at: 1 })
    expect(judged('1 + 2 * ( 7 - 5 / ( 4 - 3 - 1 ) ) = 9 / ( 1 - 1 )')).toMatchObject({ at: 8 })
  })

  test('the first = that does not hold is pointed at, with what all sides come to', () => {
    const values = ['7', '7', '7/2']
    expect(judged('3 + 4 = 7 = 7 / 2')).toEqual({ isTrue: false, why: 'false', at: 5, values })
  })
})

test('BM-8: the answer stands alone', () => {
  expect(judged('7 + 3 = 10 = 50 / 5')).toEqual({ isTrue: true, answer: 10, timesDivide: 1 })
  expect(judged('3 - 7 = 1 - 5')).toEqual({ isTrue: true, answer: null, timesDivide: 0 })
})

test('S84: brackets nest as deep as one likes', () => {
  const deep = `${'( 1 + '.repeat(500)}2${' )'.repeat(500)} + 1 = 503`
  expect(judged(deep)).toMatchObject({ isTrue: true, answer: 503 })
})

test('no tokens at all throw', () => {
  const token = fc.constantFrom('1', '7', '100', '+', '-', '*', '/', '=', '(', ')', '', '0', 'x', '1e9')
  fc.assert(
    fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
      const verdict = judgeEquation(tokens)
      if (verdict.isTrue) expect(verdict.timesDivide).toBeGreaterThanOrEqual(0)
      else expect(verdict.at).toBeLessThan(Math.max(1, tokens.length))
    }),
  )
})

test('a side by itself has a value', () => {
  expect(sideValue('3 + 9 * 8'.split(' '))).toBe('75')
  expect(sideValue('7 / 2'.split(' '))).toBe('7/2')
  expect(sideValue(['7', '+'])).toBeNull()
  expect(sideValue('7 / ( 2 - 2 )'.split(' '))).toBeNull()
})
