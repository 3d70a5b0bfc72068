import { describe, expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import type { EquaCrossIntent } from './intent.ts'
import { allPlays, bestPlay, countPlays, moves, rankedPlays } from './moves.ts'
import { fromSetup, type Setup } from './setup.ts'
import type { EquaCrossState } from './state.ts'

const stateOf = (setup: Partial<Setup>): EquaCrossState => {
  const made = fromSetup({ board: boardOf('H8 297'), racks: ['1234567', '2345678'], ...setup })
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

const exchanges = (intents: readonly EquaCrossIntent[]) =>
  intents.flatMap((intent) => (intent.type === 'exchange' ? [intent.tiles] : []))
const squares = (text: string, digits: string) =>
  text.split(' ').map((square, at) => ({ square, digit: digits[at] }))

describe('moves', () => {
  test('are every play, best first, then exchanges, then passing', () => {
    const state = stateOf({})
    const all = moves(state, 0)
    const plays = rankedPlays(boardOf('H8 297'), '1234567')
    expect(plays.length).toBeGreaterThan(20)
    expect(all.slice(0, plays.length)).toEqual(plays.map(({ tiles }) => ({ type: 'play', tiles })))
    expect(exchanges(all)).toEqual(['1', '2', '3', '4', '5', '6', '7', '1234567'])
    expect(all.at(-1)).toEqual({ type: 'pass' })
    expect(all.length).toBe(plays.length + 8 + 1)
  })

  test('are none for a seat that is not to act, nor after the end', () => {
    const state = stateOf({})
    expect(moves(state, 1)).toEqual([])
    expect(moves({ ...state, outcome: { places: [1, 1], why: 'scoreless' } }, 0)).toEqual([])
  })

  test('EC-12: exchange while the bag holds 7, and no more than it holds', () => {
    expect(exchanges(moves(stateOf({ bag: '888888' }), 0))).toEqual([])
    expect(exchanges(moves(stateOf({ bag: '8888881', racks: ['11234', '2'] }), 0))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '11234',
    ])
    expect(exchanges(moves(stateOf({ bag: '8888881', racks: ['11223344', '2'] }), 0))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
    expect(exchanges(moves(stateOf({ racks: ['1', '2'] }), 0))).toEqual(['1'])
  })

  test('without a tile, only passing is left', () => {
    expect(moves(stateOf({ racks: ['', '2'] }), 0)).toEqual([{ type: 'pass' }])
  })
})

describe('plays', () => {
  test('EC-11: the first covers the star, with three tiles or more', () => {
    // 1 + 1 = 2, 1 = 2 − 1, 2 = 1 + 1 …, each on three squares across and three down.
    const plays = allPlays(boardOf(), '112')
    expect(plays.length).toBe(3 * 6)
    for (const { tiles } of plays) {
      expect(tiles.length).toBe(3)
      expect(tiles.map(({ square }) => square)).toContain('H8')
    }
    expect(allPlays(boardOf(), '12')).toEqual([])
  })

  test('there are none where nothing fits', () => {
    expect(allPlays(boardOf('H8 297'), '')).toEqual([])
    expect(bestPlay(boardOf('H8 297'), '')).toBeNull()
    expect(countPlays(boardOf(), '')).toBe(0)
    expect(bestPlay(boardOf(), '112233'.replaceAll(/\d/g, '9'))).toBeNull()
  })

  test('a single tile that makes two lines is one play', () => {
    // I9 lies in 3 . 3 across and in 1 . 1 down: a 0 makes 3 = 0 + 3 … and 1 = 0 + 1 ….
    const board = boardOf('H9 3', 'J9 3', 'I8 1', 'I10 1')
    expect(allPlays(board, '0')).toEqual([{ tiles: squares('I9', '0'), score: expect.any(Number) }])
  })

  test('EC-16: of equal plays the first by squares in reading order, then by digits', () => {
    const { tiles, score } = bestPlay(boardOf(), '112') ?? {}
    expect(score).toBe(3)
    // H6 H7 H8 comes before F8 G8 H8; 1 1 2 before 1 2 1.
    expect(tiles).toEqual(squares('H6 H7 H8', '112'))
  })

  test('do not hang on the order of the rack', () => {
    expect(rankedPlays(boardOf('H8 297'), '7654321')).toEqual(rankedPlays(boardOf('H8 297'), '1234567'))
  })
})
