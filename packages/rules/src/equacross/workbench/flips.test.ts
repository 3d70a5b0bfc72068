import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readings } from '../readings.ts'
import { flips } from './flips.ts'
import { numbersOf, readStrip } from './strip.ts'

/** All true equations of the same three numbers, by trying every order with every pair of signs. */
const byTrying = (equation: string): string[] => {
  const [a = '', b = '', c = ''] = numbersOf(equation)
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
  const strips = orders.flatMap(([x, y, z]) =>
    ['+', '-', '*', '/'].flatMap((sign) => [`${x}${sign}${y}=${z}`, `${x}=${y}${sign}${z}`]),
  )
  return [...new Set(strips)].filter((strip) => readStrip(strip).ok).toSorted()
}

describe('Flip (EC-22)', () => {
  test('goes round all orders', () =>
    expect(flips('72-4=68')).toEqual([
      '72-4=68',
      '68+4=72',
      '4+68=72',
      '72-68=4',
      '68=72-4',
      '72=68+4',
      '72=4+68',
      '4=72-68',
    ]))

  test('equal numbers have fewer', () => expect(flips('6=3+3')).toEqual(['6=3+3', '6-3=3', '3+3=6', '3=6-3']))

  test('2 + 2 is 2 × 2 too', () => expect(flips('2+2=4')).toContain('4/2=2'))

  test('every order is true, none is missing, and each comes round to the others', () => {
    const equations = fc
      .stringMatching(/^[0-9]{3,8}$/)
      .map((line) => readings(line)[0]?.text)
      .filter((text) => text !== undefined)
    fc.assert(
      fc.property(equations, (equation) => {
        const round = flips(equation)
        expect(round[0]).toBe(equation)
        expect(round.toSorted()).toEqual(byTrying(equation))
        const second = round[1] ?? equation
        expect(flips(second)).toEqual([...round.slice(1), equation].slice(0, round.length))
      }),
      { numRuns: 400 },
    )
  })
})
