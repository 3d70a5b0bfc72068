import { describe, expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import { judge } from './judge.ts'
import type { Placement } from './state.ts'

/** Tiles as `H8=2 I8=9 J8=7`. */
const tiles = (text: string): Placement[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ square: word.split('=')[0] ?? '', digit: word.split('=')[1] ?? '' }))

const judged = (board: readonly string[], rack: string, text: string) => judge(board, rack, tiles(text))
const code = (board: readonly string[], rack: string, text: string) => {
  const result = judged(board, rack, text)
  return result.ok ? 'ok' : result.error.code
}
const score = (board: readonly string[], rack: string, text: string) => {
  const result = judged(board, rack, text)
  return result.ok ? result.value.score : result.error.code
}

const empty = boardOf()
const opened = boardOf('H8 297')
/** Three lines round the empty I9 and I10. */
const crossed = boardOf('H8 297', 'H8| 224', 'J8| 734')

describe('EC-10: the first reason that holds is given', () => {
  test.each([
    ['not-in-rack', '1234567', 'H8=9 K9=1 A1=1'],
    ['not-in-rack', '1234567', 'K8=1 L8=1'],
    ['occupied', '1234567', 'H8=1 A1=2'],
    ['occupied', '1234567', 'K8=1 K8=2'],
    ['not-one-line', '1234567', 'K8=1 L9=2 A1=3'],
    ['gap', '1234567', 'K8=1 M8=2'],
    ['gap', '1234567', 'A1=1 C1=2'],
    ['not-touching', '1234567', 'A1=1'],
    ['too-few-tiles', '1234567', ''],
    ['false-line', '1234567', 'K8=1'],
    ['ok', '1234567', 'J9=3 J10=4'],
  ])('%s', (reason, rack, text) => {
    expect(code(opened, rack, text)).toBe(reason)
  })

  test('a square off the board is in no line', () => {
    expect(code(opened, '1', 'P1=1')).toBe('not-one-line')
    expect(code(opened, '1', '__proto__=1')).toBe('not-one-line')
  })

  test('the order of the tiles does not matter', () => {
    expect(judged(empty, '2972345', 'J8=7 H8=2 I8=9')).toEqual(judged(empty, '2972345', 'H8=2 I8=9 J8=7'))
  })

  test('tiles over old ones and on both sides of them are one stretch', () => {
    // 2 9 7 becomes 5 2 9 7 …: no equation, but no gap either.
    expect(code(opened, '5557777', 'G8=5 K8=5')).toBe('false-line')
  })

  test('all false lines are named, each with a reason, and the true ones with their points', () => {
    expect(judged(crossed, '17', 'I9=1 I10=7')).toEqual({
      ok: false,
      error: {
        code: 'false-line',
        data: {
          lines: [
            { from: 'H10', to: 'J10', text: '474', why: 'no-equation' },
            { from: 'I8', to: 'I10', text: '917', why: 'no-equation' },
          ],
          trueLines: [
            { from: 'H9', to: 'J9', reading: '2+1=3', tiles: 5, multiplier: 1, bonus: 0, points: 5 },
          ],
        },
      },
    })
  })
})

describe('EC-11: the first play', () => {
  test.each([
    ['misses-star', 'A1=2 B1=9 C1=7'],
    ['misses-star', 'I8=2 J8=9 K8=7'],
    ['misses-star', 'A1=2'],
    ['too-few-tiles', 'H8=2'],
    ['too-few-tiles', 'H8=2 I8=2'],
    ['too-few-tiles', ''],
    ['gap', 'H8=2 J8=9 K8=7'],
    ['ok', 'H8=2 H9=9 H10=7'],
  ])('%s: %s', (reason, text) => {
    expect(code(empty, '2972224', text)).toBe(reason)
  })

  test('is known by the empty board, whoever makes it', () => {
    expect(code(boardOf('A1 297'), '2792345', 'H8=2 I8=7 J8=9')).toBe('not-touching')
  })
})

describe('scores', () => {
  test('EC-13: 297 over the star is 2 = 9 − 7 for 1 + 4 + 3', () => {
    expect(judged(empty, '2972345', 'H8=2 I8=9 J8=7')).toEqual({
      ok: true,
      value: {
        tiles: tiles('H8=2 I8=9 J8=7'),
        lines: [{ from: 'H8', to: 'J8', reading: '2=9-7', tiles: 8, multiplier: 1, bonus: 0, points: 8 }],
        bonuses: { several: 0, allTiles: 0 },
        score: 8,
      },
    })
  })

  test('EC-1, EC-13: a tile counts double or triple on 2T and 3T', () => {
    // J10 is 3T, I9 is 2T.
    expect(score(opened, '1234567', 'J9=3 J10=4')).toBe(3 + 2 + 2 * 3)
    expect(score(opened, '1234567', 'I9=3 I10=6')).toBe(4 + 2 * 2 + 2)
  })

  test('S74: a premium counts for the turn that covers it and never again', () => {
    // J10 is 3T: the 4 on it is worth 6 when new, 2 in the line that is built on it.
    const first = boardOf('H8 297', 'J8| 734')
    expect(judged(first, '6226', 'K10=2 L10=2')).toMatchObject({
      ok: true,
      value: { lines: [{ reading: '4=2+2', tiles: 2 + 1 + 1 }] },
    })
  })

  test('EC-13, EC-15: a new tile counts in both its lines, and so does its square; three lines make 15 more', () => {
    // I9 is 2T: its 1 makes 2 in 2 + 1 = 3 and again in 9 = 1 + 8.
    expect(judged(crossed, '18', 'I9=1 I10=8')).toMatchObject({
      ok: true,
      value: {
        lines: [
          { reading: '2+1=3', tiles: 1 + 2 + 2, points: 5 },
          { reading: '4=8-4', tiles: 2 + 3 + 2, points: 7 },
          { reading: '9=1+8', tiles: 4 + 2 + 3, points: 9 },
        ],
        bonuses: { several: 15, allTiles: 0 },
        score: 36,
      },
    })
  })

  test('EC-14: the bonus comes after the multipliers', () => {
    // M3 is 2E and lies under the last tile of 2 × 6 = 12.
    const result = judged(boardOf('J3 2'), '6126', 'K3=6 L3=1 M3=2')
    expect(result).toMatchObject({
      ok: true,
      value: { lines: [{ reading: '2*6=12', tiles: 5, multiplier: 2, bonus: 4, points: 14 }] },
    })
  })

  test('EC-13: two 2E make four, and 3E three', () => {
    expect(judged(boardOf('F5 11222'), '12', 'E5=1 K5=2')).toMatchObject({
      ok: true,
      value: { lines: [{ reading: '111*2=222', tiles: 7, multiplier: 4, bonus: 22, points: 50 }] },
    })
    expect(judged(boardOf('C1 7'), '29', 'A1=2 B1=9')).toMatchObject({
      ok: true,
      value: { lines: [{ reading: '2=9-7', tiles: 8, multiplier: 3, bonus: 0, points: 24 }] },
    })
  })

  test('S81, EC-15: 7 tiles make 20 more', () => {
    expect(judged(empty, '7931361', 'D8=7 E8=9 F8=3 G8=1 H8=3 I8=6 J8=1')).toMatchObject({
      ok: true,
      value: {
        lines: [{ reading: '793=13*61', tiles: 3 * 2 + 4 + 2 + 1 + 2 + 2 + 1, bonus: 22, points: 40 }],
        bonuses: { several: 0, allTiles: 20 },
        score: 60,
      },
    })
  })
})
