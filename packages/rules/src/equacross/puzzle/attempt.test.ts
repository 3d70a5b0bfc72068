import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asked, check, riddle, squares, start, tiles, view } from '../../../test/riddle.ts'
import { type Attempt, checkTiles, modeOf, secondsAfter, statusOf } from './attempt.ts'
import { nearest } from './marks.ts'
import { revealTile } from './reveal.ts'

const rights = ({ last }: Attempt) => last?.right.map((right) => (right ? '+' : '-')).join('')
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
