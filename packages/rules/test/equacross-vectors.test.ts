import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { judge } from '../src/equacross/judge.ts'
import { bestReading, readings } from '../src/equacross/readings.ts'

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8'))

interface Lines {
  readonly exhaustive: readonly {
    readonly length: number
    readonly strings: number
    readonly trueCount: number
    readonly readingsCount: number
    readonly bonusSum: number
    readonly true: readonly string[]
  }[]
  readonly cases: readonly {
    readonly line: string
    readonly readings: readonly string[]
    readonly best: string | null
    readonly bonus: number
  }[]
}

describe('equacross-lines', () => {
  const { exhaustive, cases } = read<Lines>('equacross-lines')

  test('has cases', () => {
    expect(exhaustive.length).toBeGreaterThan(2)
    expect(cases.length).toBeGreaterThan(1000)
  })

  test.each(exhaustive)('every line of $length tiles', ({ length, strings, ...expected }) => {
    expect(strings).toBe(10 ** length)
    const found = { trueCount: 0, readingsCount: 0, bonusSum: 0, true: [] as string[] }
    for (let number = 0; number < strings; number++) {
      const line = String(number).padStart(length, '0')
      const all = readings(line)
      if (!all[0]) continue
      found.trueCount++
      found.readingsCount += all.length
      found.bonusSum += all[0].bonus
      found.true.push(line)
    }
    expect(found).toEqual(expected)
  })

  test('every case', () => {
    for (const { line, readings: expected, best, bonus } of cases) {
      const all = readings(line)
      const texts = all.map(({ text }) => text)
      expect(texts.toSorted(), line).toEqual(expected.toSorted())
      expect(texts[0] ?? null, line).toBe(best)
      expect(all[0]?.bonus ?? 0, line).toBe(bonus)
      expect(bestReading(line), line).toEqual(all[0] ?? null)
    }
  })
})

interface Plays {
  readonly cases: readonly {
    readonly name?: string
    readonly board: readonly string[]
    readonly firstPlay: boolean
    readonly rack: string
    readonly place: readonly (readonly [string, string])[]
    readonly legal: boolean
    readonly score: number | null
    readonly lines?: readonly { from: string; to: string; reading: string; points: number }[]
    readonly bonuses?: { several: number; allTiles: number }
    readonly reason?: string
    readonly falseLines?: readonly (readonly [string, string])[]
  }[]
}

describe('equacross-plays', () => {
  const { cases } = read<Plays>('equacross-plays')
  const named = cases.map((each, at) => ({
    ...each,
    title: `${at + 1}: ${each.name ?? each.reason ?? 'legal'}`,
  }))

  test('has cases', () => expect(cases.length).toBeGreaterThan(500))

  test.each(named)('$title', (given) => {
    const { board, rack, place, firstPlay } = given
    expect(firstPlay).toBe(board.join('') === '.'.repeat(225))
    const judged = judge(
      board,
      rack,
      place.map(([square, digit]) => ({ square, digit })),
    )
    if (given.legal) {
      expect(judged.ok && judged.value).toMatchObject({
        score: given.score,
        lines: given.lines,
        bonuses: given.bonuses,
      })
    } else {
      const refusal = judged.ok ? null : judged.error
      expect(refusal?.code).toBe(given.reason)
      const falseLines = refusal?.code === 'false-line' ? refusal.data.lines : []
      expect(falseLines.map(({ from, to }) => [from, to])).toEqual(given.falseLines)
    }
  })
})
