import { describe, expect, test } from 'vitest'
import { BedmasTable, boardOf } from '../../test/bedmas-table.ts'
import { makeMove, makePosition, parseMove, parsePosition } from './notation.ts'
import { fromSetup } from './setup.ts'

const ROWS = 'o|o|o|o|o|o|o|e.7.+.3.=.10.e|o|o|o|o|o|o|o'
const LINE = `${ROWS} 1.2,- -15,20 1 8.9 0 0,1 90`

describe('positions', () => {
  test('in one line, there and back', () => {
    const parsed = parsePosition(LINE)
    const made = parsed.ok ? fromSetup(parsed.value) : parsed
    expect(made).toMatchObject({
      ok: true,
      value: { board: boardOf('F8 across 7 + 3 = 10'), racks: [[1, 2], []], scores: [-15, 20], clock: 90 },
    })
    expect(made.ok && makePosition(made.value)).toBe(LINE)
  })

  test('a column with every operator comes back', () => {
    const fine = boardOf('H1 down ( 8 - 2 ) * 3 / 9 + 1 = 24 - 21')
    const { state } = new BedmasTable({ board: fine, racks: [[50], [60]] })
    const again = parsePosition(makePosition(state))
    expect(again.ok && again.value.board).toEqual(fine)
  })

  test.each([
    '',
    LINE.replace(ROWS, 'x'),
    LINE.replace('e.7', 'f.7'),
    LINE.replace('o|', ''),
    LINE.replace(' 90', ' 45'),
    LINE.replace(' 1 8', ' 2 8'),
    `${LINE} -`,
  ])('no position: %s', (text) =>
    expect(parsePosition(text)).toEqual({ ok: false, error: { code: 'bad-position' } }),
  )

  test.each([
    ['a tile twice', LINE.replace('1.2,-', '7.2,-'), 'too-many-tiles'],
    ['a tile that is none', LINE.replace('1.2,-', '101,-'), 'too-many-tiles'],
    ['something else on the board', LINE.replace('7', 'p'), 'bad-board'],
    ['eight on a rack', LINE.replace('1.2,-', '11.12.13.14.15.16.17.18,-'), 'bad-rack'],
    ['a false run', LINE.replace('7', '6'), 'false-equation'],
  ])('no state: %s', (_, text, code) => {
    const parsed = parsePosition(text)
    expect(parsed.ok && fromSetup(parsed.value)).toMatchObject({ ok: false, error: { code } })
  })
})

describe('moves', () => {
  test.each(['play G8=( H9== I10=100 J8=-', 'swap', 'pass', 'resign', 'hint', 'sums 5 7 12 3 40'])(
    '%s, there and back',
    (text) => {
      const parsed = parseMove(text)
      expect(parsed.ok && makeMove(parsed.value)).toBe(text)
    },
  )

  test.each(['', 'play H8', 'play H8=', 'swap 7', 'sums 1 2', 'sums a b c d e', 'castle'])(
    'no move: %j',
    (text) => expect(parseMove(text)).toEqual({ ok: false, error: { code: 'bad-move' } }),
  )
})
