import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asked, check, riddle, squares, start, tiles, view } from '../../../test/riddle.ts'
import { type Attempt, checkTiles } from './attempt.ts'
import type { PuzzleMode } from './messages.ts'
import type { Level } from './puzzle.ts'
import { revealTile } from './reveal.ts'

const reveal = (laid: string, from: Attempt = start, mode: PuzzleMode = 'random', level: Level = 'easy') => {
  const revealed = revealTile(riddle(level), from, asked(laid, mode))
  if (!revealed.ok) throw new Error(revealed.error.code)
  return revealed.value
}

describe('a reveal (PZ-3, S99)', () => {
  it('makes another board of the same tiles, which costs a check again (PZ-4)', () => {
    const { attempt } = reveal('5...', check('5...'), 'daily')
    const again = check('5...', attempt)
    expect(again.checks).toBe(2)
    expect(check('54..', again).checks).toBe(2)
  })

  it('puts down a tile on an empty square first', () => {
    expect(reveal('')).toMatchObject({ tile: { square: 'A1', digit: '2' }, from: null })
    expect(reveal('25..')).toMatchObject({ tile: { square: 'A3', digit: '4' }, from: null })
  })

  it('says where the tile is taken from when the rack has no more of it', () => {
    expect(reveal('2543')).toMatchObject({ tile: { square: 'B1', digit: '3' }, from: 'B3' })
    expect(reveal('.5.2')).toMatchObject({ tile: { square: 'A1', digit: '4' }, from: null })
    expect(reveal('.42.')).toMatchObject({ tile: { square: 'A1', digit: '5' }, from: null })
    expect(reveal('.32.')).toMatchObject({ tile: { square: 'A1', digit: '2' }, from: 'A3' })
  })

  it('may be what solves it, and then keeps the board', () => {
    const { attempt, tile } = reveal('32.4', check('3...', start, 'random'))
    expect(tile).toEqual({ square: 'A3', digit: '5' })
    expect(attempt.solvedAs).toBe('random')
    expect(view(attempt, 'random').last).toEqual({ tiles: tiles('32.4'), right: ['A1', 'B1', 'B3'] })
  })

  it('has nothing to do on a right board', () => {
    expect(revealTile(riddle(), start, asked('2345', 'random'))).toEqual({
      ok: false,
      error: { code: 'all-right' },
    })
  })

  it('leads to a solution from any board, tiles never being more than the rack', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['2', '3', '4', '5']),
        fc.shuffledSubarray([0, 1, 2, 3]),
        (digits, places) => {
          let attempt = start
          let laid = ['.', '.', '.', '.']
          places.forEach((place, at) => {
            laid[place] = digits[at] ?? '.'
          })
          for (let taken = 0; attempt.solvedAs === null; taken++) {
            if (riddle().solutions.includes(laid.join(''))) return
            expect(taken).toBeLessThan(4)
            const { attempt: after, tile, from } = reveal(laid.join(''), attempt)
            laid = laid.map((each, at) =>
              squares[at] === tile.square ? tile.digit : squares[at] === from ? '.' : each,
            )
            attempt = after
            expect(new Set(laid.filter((each) => each !== '.')).size).toBe(
              laid.filter((each) => each !== '.').length,
            )
          }
        },
      ),
    )
  })

  it('costs 30, 60, 120 seconds in a random one, nothing once in an easy one of the day', () => {
    const prices = (mode: PuzzleMode, level: Level) => {
      const seen: [number | null, number][] = []
      let attempt = start
      for (let taken = 0; taken < 4; taken++) {
        const { revealPrice, penalty } = view(attempt, mode, level)
        seen.push([revealPrice, penalty])
        const revealed = revealTile(riddle(level), attempt, asked('', mode))
        if (!revealed.ok) {
          expect(revealed.error.code).toBe('no-reveals')
          break
        }
        attempt = revealed.value.attempt
      }
      return seen
    }
    const rising = [
      [30, 0],
      [60, 30],
      [120, 90],
      [240, 210],
    ]
    expect(prices('random', 'easy')).toEqual(rising)
    expect(prices('random', 'medium')).toEqual(rising)
    expect(prices('random', 'hard')).toEqual([[null, 0]])
    for (const mode of ['daily', 'archive'] as const) {
      expect(prices(mode, 'easy')).toEqual([
        [0, 0],
        [null, 0],
      ])
      for (const level of ['medium', 'hard', 'expert'] as const)
        expect(prices(mode, level)).toEqual([[null, 0]])
    }
  })

  it('stays: nothing else may lie there, and checks go by it', () => {
    const { attempt } = reveal('5...')
    expect(view(attempt, 'random').revealed).toEqual(tiles('.4..'))
    expect(checkTiles(riddle(), attempt, asked('.5..', 'random'))).toEqual({
      ok: false,
      error: { code: 'revealed', data: { square: 'B1' } },
    })
    expect(checkTiles(riddle(), attempt, asked('4...', 'random'))).toMatchObject({
      error: { code: 'not-in-rack' },
    })
    const { last, history } = view(check('542.', attempt, 'random'), 'random')
    expect(last).toEqual({ tiles: tiles('5.2.'), right: ['A1', 'A3'] })
    // It counts neither right nor wrong.
    expect(history).toEqual([{ right: 2, wrong: 0 }])
    expect(checkTiles(riddle(), attempt, asked('.4..', 'random'))).toMatchObject({
      error: { code: 'no-tiles' },
    })
  })
})
