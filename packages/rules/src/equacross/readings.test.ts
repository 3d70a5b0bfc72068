import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestReading, readings, whyFalse } from './readings.ts'

const best = (line: string) => bestReading(line)?.text ?? null
const all = (line: string) => readings(line).map(({ text, bonus }) => `${text} +${bonus}`)

describe('readings', () => {
  test.each([
    // The original's own example of "equals can sit last or first".
    ['EC-5', '297', '2=9-7'],
    ['EC-5', '279', '2+7=9'],
    ['EC-5', '7931361', '793=13*61'],
    // 1 + 2 + 3 = 6 has two operators.
    ['EC-5', '1236', null],
    // Two tiles never are an equation.
    ['EC-4', '77', null],
    ['EC-6', '0123', null],
    ['EC-6', '7077', null],
    ['EC-7', '707', '7+0=7'],
    ['EC-7', '077', '0+7=7'],
    ['EC-7', '000', '0+0=0'],
    ['EC-8', '1243', '12=4*3'],
    ['EC-8', '9442', null],
  ])('%s: %s is %s', (_rule, line, reading) => {
    expect(best(line)).toBe(reading)
  })

  test('EC-7: adding and taking away 0 is fine', () => {
    expect(all('770')).toEqual(['7=7+0 +0', '7-7=0 +0', '7=7-0 +0'])
  })

  test('S79: nothing is divided by 0, and 0 is neither multiplied nor divided', () => {
    for (const line of ['500', '050', '1000', '1212000']) expect(readings(line)).toEqual([])
    for (const { operator } of readings('000')) expect(operator).toMatch(/[+-]/)
  })

  test('EC-9: the reading that scores most is first', () => {
    expect(all('1262')).toEqual(['12=6*2 +4', '12/6=2 +4'])
    expect(all('12121')).toEqual(['1*21=21 +0', '12=12*1 +0', '12/12=1 +0', '1=21/21 +0', '12=12/1 +0'])
  })

  test('EC-9: among equals + − × ÷, then = last, then the shortest first and second number', () => {
    expect(all('422')).toEqual(['4=2+2 +0', '4-2=2 +0', '4=2*2 +0', '4/2=2 +0'])
    expect(all('000')).toEqual(['0+0=0 +0', '0=0+0 +0', '0-0=0 +0', '0=0-0 +0'])
    expect(all('13112')).toEqual(['13=1+12 +0', '13=11+2 +0', '13-1=12 +0', '13-11=2 +0'])
  })

  test.each([
    [3, '236', '2*3=6 +0'],
    [4, '3412', '3*4=12 +4'],
    [5, '12448', '12*4=48 +9'],
    [6, '261122', '2*61=122 +15'],
    [7, '1234408', '12*34=408 +22'],
    [9, '123455535', '123*45=5535 +32'],
    [15, '111111199999999', '1111111*9=9999999 +32'],
  ])('EC-14: the bonus of %i tiles', (length, line, first) => {
    expect(line).toHaveLength(length)
    expect(all(line)[0]).toBe(first)
  })

  test.each([
    ['11212', '1*12=12', 0],
    ['1210120', '12*10=120', 0],
    ['12121', '12/12=1', 0],
    ['1231230', '123-123=0', 0],
    ['2510', '2*5=10', 4],
    ['20210', '20/2=10', 9],
    ['1234', '12=3*4', 4],
  ])(
    'EC-14: nothing for 0, 1 and 10, nor an answer of 0 or 1, but an answer of 10 is fine: %s',
    (line, text, bonus) => {
      expect(readings(line)).toContainEqual(expect.objectContaining({ text, bonus }))
    },
  )
})

describe('exactness', () => {
  test('any line up to 15 digits reads as with whole numbers of any size', () => {
    fc.assert(
      fc.property(lines, (line) => {
        expect(
          readings(line)
            .map(({ text }) => text)
            .toSorted(),
        ).toEqual(slowReadings(line).toSorted())
      }),
      { numRuns: 3000 },
    )
  })
})

/** Random lines, and lines that are true or nearly so. */
const whole = (digits: number) => fc.bigInt({ min: 0n, max: 10n ** BigInt(digits) - 1n })
const nearly = fc
  .tuple(whole(7), whole(5), fc.constantFrom(-1n, 0n, 0n, 1n), fc.nat(3))
  .map(([a, b, off, kind]) => {
    const [sum, product] = [a + b + off, a * b + off]
    return [`${a}${b}${sum}`, `${sum}${b}${a}`, `${a}${b}${product}`, `${product}${a}${b}`][kind] ?? ''
  })
const lines = fc
  .oneof(fc.stringMatching(/^\d{2,15}$/), nearly)
  .filter((line) => line.length <= 15 && /^\d+$/.test(line))

/** Every reading by the letter of EC-5 … EC-8, with numbers of any size. */
const slowReadings = (line: string): string[] => {
  const found: string[] = []
  for (let first = 1; first < line.length; first++) {
    for (let second = first + 1; second < line.length; second++) {
      const parts = [line.slice(0, first), line.slice(first, second), line.slice(second)]
      if (parts.some((part) => part.length > 1 && part.startsWith('0'))) continue
      const [x = 0n, y = 0n, z = 0n] = parts.map(BigInt)
      for (const operator of '+-*/') {
        if (holds(operator, x, y, z)) found.push(`${x}${operator}${y}=${z}`)
        if (holds(operator, y, z, x)) found.push(`${x}=${y}${operator}${z}`)
      }
    }
  }
  return found
}

const holds = (operator: string, a: bigint, b: bigint, answer: bigint): boolean => {
  if (operator === '+') return a + b === answer
  if (operator === '-') return a - b === answer
  if (a === 0n || b === 0n) return false
  return operator === '*' ? a * b === answer : b * answer === a
}

describe('why a line is false', () => {
  test.each([
    ['77', 'too-short'],
    ['012', 'no-equation'],
    ['9992', 'no-equation'],
    // S79: 5 × 0 = 0 does not count.
    ['500', 'only-with-zero'],
    ['050', 'only-with-zero'],
    // S80: from its end it is 7 × 3 = 21.
    ['1237', 'only-backwards'],
  ])('%s: %s', (line, why) => {
    expect(readings(line)).toEqual([])
    expect(whyFalse(line)).toBe(why)
  })
})
