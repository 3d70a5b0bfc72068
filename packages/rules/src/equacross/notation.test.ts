import { describe, expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import { Table } from '../../test/table.ts'
import { makeMove, makePosition, parseMove, parsePosition } from './notation.ts'
import { fromSetup, type Setup } from './setup.ts'

const OPENED = 'o/o/o/o/o/o/o/g297e/o/o/o/o/o/o/o 1234567,12345678 8,0 1 556677 1,0 0 0,0 -'

describe('positions', () => {
  test('read as setups', () => {
    const parsed = parsePosition(OPENED)
    expect(parsed).toEqual({
      ok: true,
      value: {
        board: boardOf('H8 297'),
        racks: ['1234567', '12345678'],
        scores: [8, 0],
        turn: 1,
        bag: '556677',
        hasPlayed: [true, false],
        scoreless: 0,
        timeouts: [0, 0],
        clock: null,
      },
    })
  })

  test('are written as they are read', () => {
    const texts = [
      OPENED,
      'o/o/o/o/o/o/o/o/o/o/o/o/o/o/o 1,- 0,0 0 - 0,0 5 2,1 86400',
      '297l/o/o/o/o/o/o/o/o/o/o/o/o/o/297l -,- 120,7 1 - 1,1 0 0,0 60',
    ]
    for (const text of texts) {
      const parsed = parsePosition(text)
      if (!parsed.ok) throw new Error(text)
      expect(makePosition(new Table(parsed.value).state)).toBe(text)
    }
  })

  test.each([
    '',
    'o',
    OPENED.replace(' -', ''),
    OPENED.replace(/-$/, '61'),
    OPENED.replace('8,0', '-8,0'),
    OPENED.replace(' 1 ', ' 2 '),
    OPENED.replace('g297e', 'g29xe'),
    `${OPENED} more`,
  ])('%j is no position', (text) => {
    expect(parsePosition(text)).toEqual({ ok: false, error: { code: 'bad-position' } })
  })
})

describe('setups', () => {
  const setup: Setup = { board: boardOf('H8 297'), racks: ['1234567', '12345678'] }
  const code = (change: Partial<Setup>) => {
    const made = fromSetup({ ...setup, ...change })
    return made.ok ? 'ok' : made.error.code
  }

  test('what is left out is as at the start of a game', () => {
    const made = fromSetup(setup)
    expect(made).toMatchObject({
      ok: true,
      value: { scores: [0, 0], turn: 0, scoreless: 0, clock: null, hasPlayed: [true, false], outcome: null },
    })
    expect(made.ok && made.value.bag).toHaveLength(100 - 3 - 15)
  })

  test.each<[string, Partial<Setup>]>([
    ['ok', {}],
    ['ok', { board: boardOf('A1 1', 'O15 2') }],
    ['bad-board', { board: boardOf().slice(1) }],
    ['bad-board', { board: boardOf('H8 2x7') }],
    ['bad-board', { board: [...boardOf().slice(1), '................'] }],
    ['bad-rack', { racks: ['123456789', ''] }],
    ['bad-rack', { racks: ['12a', ''] }],
    ['bad-number', { scores: [-1, 0] }],
    ['bad-number', { scores: [0.5, 0] }],
    ['bad-number', { turn: 2 }],
    ['bad-number', { scoreless: Number.NaN }],
    ['too-many-tiles', { racks: ['0000000', ''] }],
    ['too-many-tiles', { bag: '0000000' }],
    ['false-line', { board: boardOf('H8 298') }],
    ['false-line', { board: boardOf('H8 297', 'H9| 1') }],
  ])('%s: %j', (answer, change) => {
    expect(code(change)).toBe(answer)
  })
})

describe('moves', () => {
  test.each(['play H8=2 I8=9 J8=7', 'play', 'exchange 377', 'pass', 'resign', 'hint'])(
    '%s is written as it is read',
    (text) => {
      const parsed = parseMove(text)
      expect(parsed.ok && makeMove(parsed.value)).toBe(text)
    },
  )

  test.each([
    '',
    'hints',
    'pass 1',
    'exchange',
    'exchange 12a',
    'exchange 1 2',
    'exchange 123456789',
    'play H8',
    'play H8=10',
    'play P8=1',
    'play H16=1',
    'play h8=1',
    'play H8=1=2',
    // S78: EquaCross finds the operators itself, whatever sign is sent.
    'play H8=-',
    'play H8=−',
    'play H8=÷',
    // Arabic-Indic digits are no tiles.
    'play H8=٣',
    'exchange ٣',
  ])('%j is no move', (text) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { code: 'bad-move' } })
  })
})
