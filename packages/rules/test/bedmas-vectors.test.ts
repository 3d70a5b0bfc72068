import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countTimesDivide, judgeEquation } from '../src/bedmas/equation.ts'
import { judge } from '../src/bedmas/judge.ts'

const read = <T>(name: string): { readonly cases: readonly T[] } =>
  JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8'))

interface Equation {
  readonly text: string
  readonly true: boolean
  readonly why: string | null
  readonly answer: number | null
  readonly timesDivide: number
}

describe('bedmas-equations', () => {
  const { cases } = read<Equation>('bedmas-equations')

  test('has cases', () => expect(cases.length).toBeGreaterThan(400))

  test.each(cases)('$text', ({ text, true: isTrue, why, answer, timesDivide }) => {
    const tokens = text.split(' ')
    const verdict = judgeEquation(tokens)
    expect(countTimesDivide(tokens)).toBe(timesDivide)
    if (isTrue) expect(verdict).toEqual({ isTrue, answer, timesDivide })
    else {
      expect(verdict).toMatchObject({ isTrue, why })
      const at = verdict.isTrue ? -1 : verdict.at
      expect(tokens[at]).toBeDefined()
    }
  })
})

type Placements = readonly (readonly [string, string])[]

interface Play {
  readonly name?: string
  readonly board: Placements
  readonly firstPlay: boolean
  readonly rack: readonly number[]
  readonly place: Placements
  readonly legal: boolean
  readonly score: number | null
  readonly equations?: readonly { from: string; to: string; text: string; answer: number | null }[]
  readonly parts?: object
  readonly reason?: string
  readonly falseRuns?: readonly { from: string; to: string; text: string; why: string }[]
}

describe('bedmas-plays', () => {
  const { cases } = read<Play>('bedmas-plays')
  const named = cases.map((each, at) => ({
    ...each,
    title: `${at + 1}: ${each.name ?? each.reason ?? 'legal'}`,
  }))

  test('has cases', () => expect(cases.length).toBeGreaterThan(300))

  test.each(named)('$title', ({ board, rack, place, firstPlay, ...expected }) => {
    expect(firstPlay).toBe(board.length === 0)
    const tiles = place.map(([square, token]) => ({ square, token }))
    const judged = judge(Object.fromEntries(board), rack, tiles)
    if (expected.legal) {
      const { score, equations, parts } = expected
      expect(judged.ok && judged.value).toMatchObject({ score, equations, parts })
    } else {
      const refusal = judged.ok ? null : judged.error
      expect(refusal?.code).toBe(expected.reason)
      const runs = refusal?.code === 'false-equation' ? refusal.data.runs : []
      expect(runs.map(({ verdict, ...run }) => ({ ...run, why: verdict.why }))).toEqual(expected.falseRuns)
    }
  })
})
