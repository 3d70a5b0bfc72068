import { expect, test } from 'vitest'
import { sameJson } from './json.ts'

test.each([
  [
    { a: 1, b: [1, { c: 'x' }] },
    { b: [1, { c: 'x' }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [null, null],
  [[], []],
])('%j says the same as %j', (one, other) => {
  expect(sameJson(one, other)).toBe(true)
  expect(sameJson(other, one)).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: null }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j does not say the same as %j', (one, other) => {
  expect(sameJson(one, other)).toBe(false)
  expect(sameJson(other, one)).toBe(false)
})
