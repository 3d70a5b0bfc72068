import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_GRID, withTiles } from '../../board/grid.ts'
import { parseSquare } from '../../board/square.ts'
import {
  type Attempt,
  checkTiles,
  modeOf,
  newAttempt,
  type Riddle,
  secondsAfter,
  statusOf,
} from './attempt.ts'
import { nearest } from './marks.ts'
import type { PuzzleMode } from './messages.ts'
import type { Level } from './puzzle.ts'
import { revealTile } from './reveal.ts'
import { puzzleView } from './view.ts'

const squares = ['A1', 'B1', 'A3', 'B3']

/** Two lines _ _ 1 with 2 3 4 5: in each the greater may come first (3 = 2 + 1) or last (2 = 3 − 1). */
const riddle = (level: Level = 'easy'): Riddle => ({
  level,
  side: 3,
  board: withTiles(EMPTY_GRID, [
    { square: parseSquare('C1') ?? 0, tile: '1' },
    { square: parseSquare('C3') ?? 0, tile: '1' },
  ]),
  red: squares.map((name) => parseSquare(name) ?? 0),
  rack: '2345',
  solutions: ['2345', '2354', '3245', '3254', '4523', '4532', '5423', '5432'],
  effort: 1,
})

/** `25.3` is 2 on A1, 5 on B1, nothing on A3, 3 on B3. */
const tiles = (laid: string) =>
  laid.split('').flatMap((digit, at) => (digit === '.' ? [] : [{ square: squares[at] ?? '', digit }]))
const asked = (laid: string, mode: PuzzleMode = 'daily', seconds = 0) => ({
  tiles: tiles(laid),
  mode,
  seconds,
})

const start = newAttempt(riddle())
const check = (laid: string, from: Attempt = start, mode: PuzzleMode = 'daily', level: Level = 'easy') => {
  const checked = checkTiles(riddle(level), from, asked(laid, mode))
  if (!checked.ok) throw new Error(checked.error.code)
  return checked.value
}
const rights = ({ last }: Attempt) => last?.right.map((right) => (right ? '+' : '-')).join('')
const view = (attempt: Attempt, mode: PuzzleMode = 'daily', level: Level = 'easy') =>
  puzzleView({ id: 'p', level, size: null, date: '2026-01-05' }, riddle(level), attempt, mode)

describe('a check (PZ-2)', () => {
  it('goes by the solution nearest to the board, of several the first (S75)', () => {
    expect(rights(check('235.'))).toBe('+++-')
    expect(rights(check('25..'))).toBe('+---')
    expect(rights(check('.5.3'))).toBe('-+-+')
    expect(rights(check('2543'))).toBe('+-+-')
  })

  it('finds the same as trying all solutions one after another', () => {
    const digit = fc.constantFrom('1', '2', '3')
    const text = (length: number) =>
      fc.array(digit, { minLength: length, maxLength: length }).map((all) => all.join(''))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }).chain((length) =>
          fc.record({
            solutions: fc.uniqueArray(text(length), { minLength: 1, maxLength: 12 }).map((all) => all.sort()),
            laid: text(length),
            mask: fc.array(fc.boolean(), { minLength: length, maxLength: length }),
            shown: fc.array(fc.boolean(), { minLength: length, maxLength: length }),
            of: fc.nat(),
          }),
        ),
        ({ solutions, laid, mask, shown, of }) => {
          const truth = solutions[of % solutions.length] ?? ''
          const revealed = truth
            .split('')
            .map((tile, at) => (shown[at] ? tile : '.'))
            .join('')
          const board = laid
            .split('')
            .map((tile, at) => (shown[at] ? truth[at] : mask[at] ? tile : '.'))
            .join('')
          const scores = solutions.map((solution) => ({
            solution,
            fits: revealed.split('').every((tile, at) => tile === '.' || tile === solution[at]),
            score: board.split('').filter((tile, at) => tile === solution[at]).length,
          }))
          const most = Math.max(...scores.filter(({ fits }) => fits).map(({ score }) => score))
          expect(nearest(solutions, revealed, board)).toBe(
            scores.find(({ fits, score }) => fits && score === most)?.solution,
          )
        },
      ),
    )
  })

  it('takes any arrangement that works (PZ-1, S76), and nothing else', () => {
    for (const solution of riddle().solutions) expect(check(solution).solvedAs).toBe('daily')
    expect(check('2543').solvedAs).toBe(null)
    expect(check('234.').solvedAs).toBe(null)
  })

  it.each([
    ['a square that is not red', [{ square: 'C1', digit: '2' }], { code: 'not-red', data: { square: 'C1' } }],
    ['no square at all', [{ square: 'Z99', digit: '2' }], { code: 'not-red', data: { square: 'Z99' } }],
    [
      'a square twice',
      [
        { square: 'A1', digit: '2' },
        { square: 'A1', digit: '3' },
      ],
      { code: 'twice', data: { square: 'A1' } },
    ],
    [
      'a tile twice',
      [
        { square: 'A1', digit: '2' },
        { square: 'B1', digit: '2' },
      ],
      { code: 'not-in-rack', data: { digit: '2' } },
    ],
    ['a tile of no rack', [{ square: 'A1', digit: '9' }], { code: 'not-in-rack', data: { digit: '9' } }],
    ['nothing', [], { code: 'no-tiles' }],
  ])('refuses %s', (_, wrong, error) => {
    expect(checkTiles(riddle(), start, { tiles: wrong, mode: 'daily', seconds: 0 })).toEqual({
      ok: false,
      error,
    })
  })

  it('costs nothing when it repeats the last one, in whatever order (PZ-4)', () => {
    const once = check('2543')
    const reversed = checkTiles(riddle(), once, { ...asked('2543'), tiles: tiles('2543').reverse() })
    expect(reversed).toMatchObject({ ok: true, value: { checks: 1, history: [{ right: 2, wrong: 2 }] } })
    const back = check('2543', check('2534', once))
    expect(back.checks).toBe(3)
  })
})

describe('a puzzle of the day (PZ-4)', () => {
  const boards = ['2...', '3...', '4...', '5...', '.2..']
  const lost = boards.reduce((attempt, board) => check(board, attempt), start)

  it('is lost after five checks, and won by the fifth', () => {
    expect(view(lost)).toMatchObject({ status: 'lost', checks: { used: 5, left: 0 }, revealPrice: null })
    expect(checkTiles(riddle(), lost, asked('2345'))).toEqual({
      ok: false,
      error: { code: 'already-over', data: { status: 'lost' } },
    })
    expect(revealTile(riddle(), lost, asked(''))).toMatchObject({
      ok: false,
      error: { code: 'already-over' },
    })
    const won = check(
      '2345',
      boards.slice(1).reduce((attempt, board) => check(board, attempt), start),
    )
    expect(view(won)).toMatchObject({ status: 'solved', mode: 'daily', checks: { used: 5, left: 0 } })
  })

  it('may be solved later, when it counts no more (PZ-6)', () => {
    expect(view(lost, 'archive')).toMatchObject({
      status: 'open',
      mode: 'archive',
      checks: { used: 5, left: null },
    })
    const later = check('2345', lost, 'archive')
    expect([statusOf(later, 'archive'), later.solvedAs]).toEqual(['solved', 'archive'])
  })

  it('stays of the archive once it was checked as such', () => {
    const begun = check('2...', start, 'archive')
    expect(modeOf(begun, 'daily')).toBe('archive')
    expect(check('2345', begun).solvedAs).toBe('archive')
    const many = ['3...', '4...', '5...', '.2..', '.3..', '.4..'].reduce(
      (attempt, board) => check(board, attempt),
      begun,
    )
    expect(statusOf(many, 'daily')).toBe('open')
  })

  it('stays as it was solved, and is over (S104)', () => {
    const won = check('2345')
    expect(view(won, 'archive')).toMatchObject({
      mode: 'daily',
      status: 'solved',
      checks: { used: 1, left: 4 },
    })
    expect(checkTiles(riddle(), won, asked('2345'))).toMatchObject({
      ok: false,
      error: { code: 'already-over', data: { status: 'solved' } },
    })
  })
})

const reveal = (laid: string, from: Attempt = start, mode: PuzzleMode = 'random', level: Level = 'easy') => {
  const revealed = revealTile(riddle(level), from, asked(laid, mode))
  if (!revealed.ok) throw new Error(revealed.error.code)
  return revealed.value
}

describe('a reveal (PZ-3, S99)', () => {
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
    const { last } = view(check('542.', attempt, 'random'), 'random')
    expect(last).toEqual({ tiles: tiles('5.2.'), right: ['A1', 'A3'] })
    expect(checkTiles(riddle(), attempt, asked('.4..', 'random'))).toMatchObject({
      error: { code: 'no-tiles' },
    })
  })
})

describe('seconds', () => {
  it('never go back, and never beyond what has passed', () => {
    expect(secondsAfter(start, 40, 60_000)).toBe(40)
    expect(secondsAfter(start, 4000, 60_900)).toBe(60)
    expect(secondsAfter({ ...start, seconds: 50 }, 40, 60_000)).toBe(50)
    expect(secondsAfter({ ...start, seconds: 50 }, undefined, -5)).toBe(50)
  })
})

describe('a view', () => {
  it('is made anew and has only what may be seen', () => {
    const text = JSON.stringify(view(check('3254')))
    expect(text).not.toMatch(/solutions|effort|"(2354|3245|3254|4523|4532|5423|5432)"/)
    expect(Object.keys(view(start)).sort()).toEqual(
      'board checks date history id last level mode penalty rack red revealPrice revealed seconds size status'.split(
        ' ',
      ),
    )
    expect(view(start)).toMatchObject({
      board: ['..1', '...', '..1'],
      red: squares,
      rack: '2345',
      last: null,
    })
  })

  it('remembers the latest fifty checks', () => {
    let attempt = start
    for (let at = 0; at < 70; at++) attempt = check(at % 2 ? '3...' : '2...', attempt, 'archive')
    expect(attempt.checks).toBe(70)
    expect(view(attempt, 'archive').history).toHaveLength(50)
  })
})
