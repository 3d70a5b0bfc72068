import { describe, expect, test } from 'vitest'
import { bedmasIntent } from './intent.ts'

const tokenOf = (token: string) => {
  const parsed = bedmasIntent.safeParse({ type: 'play', tiles: [{ square: 'H8', token }] })
  return parsed.success && parsed.data.type === 'play' ? parsed.data.tiles[0]?.token : null
}

describe('S78: signs of every kind are folded', () => {
  test.each([
    ['-', '- − – — ‐ ‑ ‒ ﹣ － ➖'],
    ['*', '* × x X · ✕ ＊ ⋅ ∗'],
    ['/', '/ ÷ : ／ ∕ ⁄ ➗'],
    ['+', '+ ＋ ➕'],
    ['=', '= ＝ ﹦'],
    ['(', '( （ ﹙'],
    [')', ') ） ﹚'],
    ['87', '87 ８７'],
    ['100', '100 １００'],
  ])('to %s', (token, typed) => {
    for (const text of typed.split(' ')) expect([text, tokenOf(text)]).toEqual([text, token])
  })
})

test.each([
  '0',
  '007',
  '101',
  '1.5',
  '-7',
  '7 8',
  '',
  '=>',
  '²',
  '7²',
  '½',
  '①',
  '^',
  '√',
  'seven',
  '1e2',
  '<script>',
])('what is no token is refused: %j', (text) => expect(tokenOf(text)).toBeNull())

test.each([
  { type: 'play', tiles: Array(1000).fill({ square: 'H8', token: '(' }) },
  { type: 'play', tiles: [{ square: 'P1', token: '7' }] },
  { type: 'play', tiles: [{ square: 'A16', token: '7' }] },
  { type: 'play', tiles: [{ square: 'h8', token: '7' }] },
  { type: 'play', tiles: [{ square: 'H8', token: '7', score: 1000 }] },
  { type: 'play', tiles: [{ square: 'H8', token: 7 }] },
  { type: 'swap', tiles: [7] },
  { type: 'sums', answers: [1, 2, 3, 4] },
  { type: 'sums', answers: [1, 2, 3, 4, 5.5] },
  { type: 'steal' },
])('what nobody may ask for is refused: %#', (intent) => {
  expect(bedmasIntent.safeParse(intent).success).toBe(false)
})
