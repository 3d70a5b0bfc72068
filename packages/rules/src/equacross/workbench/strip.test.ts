import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestReading, readings } from '../readings.ts'
import { readStrip } from './strip.ts'

const faultOf = (strip: string) => {
  const read = readStrip(strip)
  return read.ok ? 'true' : read.error
}

describe('a strip of symbols (EC-22)', () => {
  test.each(['72-4=68', '68+4=72', '2=9-7', '12=96/8', '7+0=7', '7-7=0', '0+0=0', '1*1=1'])(
    '%s is true',
    (strip) => expect(readStrip(strip)).toEqual({ ok: true, value: strip }),
  )

  test.each([
    ['', { code: 'empty' }],
    ['1234567890123456', { code: 'too-long' }],
    ['07+1=8', { code: 'leading-zero', data: { number: '07' } }],
    ['0?+1=8', { code: 'leading-zero', data: { number: '0?' } }],
    ['297', { code: 'no-signs', data: { reading: '2=9-7' } }],
    ['298', { code: 'no-signs', data: { reading: null } }],
    ['7', { code: 'no-signs', data: { reading: null } }],
    ['7=7=7', { code: 'several-equals' }],
    ['1+2+3=6', { code: 'several-operators' }],
    ['1+-2', { code: 'several-operators' }],
    ['+2=3', { code: 'number-missing', data: { sign: '+', side: 'before' } }],
    ['7+', { code: 'number-missing', data: { sign: '+', side: 'after' } }],
    ['7+=8', { code: 'number-missing', data: { sign: '+', side: 'after' } }],
    ['7+1=', { code: 'number-missing', data: { sign: '=', side: 'after' } }],
    ['12=12', { code: 'no-operator' }],
    ['7+?', { code: 'no-equals' }],
    ['7+?=8', { code: 'gap', data: { gaps: 1 } }],
    ['12+3', { code: 'unfinished', data: { operation: '12+3', value: 15 } }],
    ['7*0=0', { code: 'times-zero' }],
    ['0=0*7', { code: 'times-zero' }],
    ['0/7=0', { code: 'zero-divided' }],
    ['7/0', { code: 'by-zero' }],
    ['0/0=0', { code: 'by-zero' }],
    ['3-5=2', { code: 'below-zero', data: { operation: '3-5' } }],
    ['3=7/2', { code: 'not-exact', data: { operation: '7/2', quotient: 3, rest: 1 } }],
    ['12+3=16', { code: 'unequal', data: { operation: '12+3', value: 15, answer: '16' } }],
    ['16=12+3', { code: 'unequal', data: { operation: '12+3', value: 15, answer: '16' } }],
  ] as const)('%s is not, and says why', (strip, fault) => expect(faultOf(strip)).toEqual(fault))

  test('a board reads as true just what a strip says is true', () => {
    const digits = fc.stringMatching(/^[0-9]{3,9}$/)
    fc.assert(
      fc.property(digits, (line) => {
        for (const { text } of readings(line)) expect(readStrip(text)).toEqual({ ok: true, value: text })
      }),
    )
    const number = fc.stringMatching(/^[0-9]{1,3}$/)
    const operator = fc.constantFrom('+', '-', '*', '/')
    fc.assert(
      fc.property(number, operator, number, (x, sign, y) => {
        const read = readStrip(`${x}${sign}${y}`)
        if (read.ok || read.error.code !== 'unfinished') return
        const { operation, value } = read.error.data
        expect(readStrip(`${value}=${operation}`).ok).toBe(true)
        expect(readings(`${x}${y}${value}`).map(({ text }) => text)).toContain(`${operation}=${value}`)
        expect(bestReading(`${value}${x}${y}`)).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  test('whatever is on it, it has an answer', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-0-9+*/=?]{0,17}$/), (strip) => {
        const read = readStrip(strip)
        expect(read.ok ? read.value : read.error.code).toBeTypeOf('string')
      }),
      { numRuns: 2000 },
    )
  })
})
