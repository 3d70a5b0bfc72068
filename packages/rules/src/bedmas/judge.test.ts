import { describe, expect, test } from 'vitest'
import { boardOf } from '../../test/bedmas-table.ts'
import { judge } from './judge.ts'

const board = boardOf('F8 across 7 + 3 = 10')
const place = (text: string) =>
  text
    .split(' ')
    .map((word) => ({ square: word.slice(0, word.indexOf('=')), token: word.slice(word.indexOf('=') + 1) }))

/** The code of the refusal, or the score. */
const judged = (text: string, rack: readonly number[], on: Readonly<Record<string, string>> = board) => {
  const answer = judge(on, rack, place(text))
  return answer.ok ? answer.value.score : answer.error.code
}

describe('BM-4: the first reason is given', () => {
  test('a token that is nothing, or not on the rack, before all else', () => {
    for (const token of ['0', '007', '101', '√', '', '−'])
      expect(judged(`F8=${token}`, [7])).toBe('not-in-rack')
    expect(judged('Z8=4', [5])).toBe('not-in-rack')
    expect(judged('K8== L8=5 M8=+ N8=5', [5])).toBe('not-in-rack')
  })

  test('no number, no tiles', () => {
    expect(judged('K8==', [5])).toBe('no-number')
    expect(judge(board, [5], [])).toEqual({ ok: false, error: { code: 'no-number' } })
  })

  test('a square that is none lies in no line', () => expect(judged('Z8=5 A1=+', [5])).toBe('not-one-line'))

  test('a first play of one tile makes no equation', () => {
    const answer = judge({}, [5], [{ square: 'H8', token: '5' }])
    expect(answer).toEqual({
      ok: false,
      error: { code: 'false-equation', data: { runs: [], equations: [] } },
    })
  })
})

test('S84: brackets may not run over the edge, nor multiply by standing there', () => {
  const rack = [2, 3, 4, 14]
  expect(judged('E8=2 F8=( G8=3 H8=+ I8=4 J8=) K8== L8=14', rack, {})).toBe('false-equation')
  expect(judged('H8=( I8=3 J8=+ K8=4 L8=) M8=* N8=2 O8==', rack, {})).toBe('false-equation')
  expect(judged('G8=( H8=3 I8=+ J8=4 K8=) L8=* M8=2 N8== O8=14', rack, {})).toBe((14 + 5 + 10 + 1 + 5) * 2)
})

test('S18: any number of tokens, anywhere, is judged', () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ square: 'H8', token: at % 2 ? '*' : '(' }))
  expect(judge(board, [7], many)).toMatchObject({ ok: false, error: { code: 'occupied' } })
  const numbers = many.map(({ square }) => ({ square, token: '7' }))
  expect(judge(board, [7], numbers)).toMatchObject({ ok: false, error: { code: 'not-in-rack' } })
})

test('all false runs are named, and those that are fine', () => {
  const answer = judge(board, [9, 12], place('F9=9 F10=- F11=12'))
  expect(answer).toMatchObject({
    error: {
      data: {
        runs: [{ from: 'F8', to: 'F11', text: '7 9 - 12', verdict: { reason: 'numbers-touch', at: 1 } }],
      },
    },
  })
})
