import { judge, type Placement } from '@trueline/rules/bedmas/client'
import { describe, expect, it } from 'vitest'
import { sayEnd } from './ending.ts'
import { sayFault } from './fault.ts'
import { sayPlacing } from './judging.ts'
import { partsOf, sumUp } from './preview.ts'
import { sayRefusal } from './refusal.ts'
import { movesOf, say } from './say.ts'
import { signTyped, writeTokens } from './signs.ts'
import { nameSquares, premiumsOf } from './squares.ts'
import { sayOptions, sayTerms } from './terms.ts'
import { cast, playOf } from './testing.ts'

/** What is said of tokens laid from F8 on as a first play. */
const faultOf = (text: string): string => {
  const tiles: Placement[] = text.split(' ').map((token, at) => ({
    square: `${String.fromCharCode(70 + at)}8`,
    token,
  }))
  const rack = tiles.map(({ token }) => Number(token)).filter((number) => number > 0)
  const judged = judge({}, rack, tiles)
  return judged.ok ? 'true' : sayFault(judged.error)
}

it('writes tokens as one reads them, and knows signs by all their names (S78)', () => {
  expect(writeTokens('( 8 - 3 ) * 4 = 20')).toBe('(8 − 3) × 4 = 20')
  expect(['-', '−', '–', '*', 'x', '×', '/', ':', '÷', '=', '(', 'q', '7'].map(signTyped)).toEqual([
    '−',
    '−',
    '−',
    '×',
    '×',
    '×',
    '÷',
    '÷',
    '÷',
    '=',
    '(',
    null,
    null,
  ])
})

describe('why a draft cannot be played', () => {
  it.each([
    ['3 + 4 = 8', 'Row 8: 3 + 4 = 8 is false; 7 is not 8'],
    ['7 / 2 = 4', 'Row 8: 7 ÷ 2 = 4 is false; 7/2 is not 4'],
    ['3 + ( 4 = 7', 'Row 8: the = on J8 stands inside brackets'],
    ['2 ( 3 + 4 ) = 14', 'Row 8: a sign is missing before ( on G8'],
    ['( 3 + 4 ) = 7', 'Row 8: the brackets on F8 and J8 go round a whole side'],
    ['7 = ( 3 + 4 )', 'Row 8: the brackets on H8 and L8 go round a whole side'],
    ['1 2 = 12', 'Row 8: two numbers touch at 2 on G8; numbers never join'],
    ['3 + 4', 'Row 8: there is no = yet'],
    ['3 + = 3', 'Row 8: a number is missing at = on H8'],
    ['5 / ( 3 - 3 ) = 1', 'Row 8: 5 ÷ (3 − 3) = 1 divides by 0'],
    ['3 + 4 = 7', 'true'],
  ])('%s', (text, said) => {
    expect(faultOf(text)).toContain(said)
  })

  it('names the rule that comes first', () => {
    expect(sayFault({ code: 'no-old-tile' })).toBe('The equation must use a tile that lies on the board')
    expect(sayRefusal({ code: 'pool-too-small', data: { pool: 1 } })).toBe(
      'The pool holds 1 tile; a swap needs 7',
    )
    expect(sayRefusal({ code: 'no-hints-left' })).toBe('No hints are left')
    expect(sayRefusal({ code: 'slow-down' })).toBeNull()
  })
})

describe('what a play scores', () => {
  it('is told part by part, and in one line (BM-9)', () => {
    const play = playOf()
    expect(partsOf(play)).toEqual([
      { label: 'Answer of 12 = 96 ÷ 8', value: '12' },
      { label: 'First play of the game', value: '+5' },
      { label: 'A × or ÷', value: '+1' },
      { label: 'Square L8', value: '+5' },
    ])
    expect(sumUp(play)).toBe('Answer 12 +\u00a05 first play +\u00a01 for × and ÷ +\u00a05 from squares')
  })

  it('may be below 0, and be doubled', () => {
    const parts = { answers: 2, first: 0, long: 0, timesDivide: 0, flat: -10, purple: 2 }
    expect(sumUp(playOf({ parts, score: -32 }))).toBe('Answer 2 −\u00a010 from squares, × 2 × 2')
  })
})

describe('news', () => {
  const played = { type: 'played', seat: 1, ...playOf() } as const

  it('says who did what', () => {
    expect(say(played, cast)).toBe('Noor played 12 = 96 ÷ 8, 23 points')
    expect(say({ type: 'swapped', seat: 0, count: 7 }, cast)).toBe('You swapped 7 tiles')
    expect(say({ type: 'hinted', seat: 0, found: true }, cast)).toBe('You had plays shown')
    expect(say({ type: 'earned', seat: 1 }, cast)).toBe('Noor earned three more hints')
  })

  it('lists turns alone', () => {
    const news = [
      { type: 'hinted', seat: 1, found: true } as const,
      played,
      { type: 'passed', seat: 0 } as const,
    ]
    expect(movesOf(news, cast).map(({ words, points }) => [words, points])).toEqual([
      ['', 23],
      ['passed', null],
    ])
  })

  it('says how a game ended', () => {
    const ended = { type: 'ended', why: 'both-passed', left: [] } as const
    expect(sayEnd({ news: [played, ended] }, cast)).toBe('Both passed, one after the other')
    expect(
      sayEnd(
        {
          news: [
            { type: 'resigned', seat: 1 },
            { ...ended, why: 'resigned' },
          ],
        },
        cast,
      ),
    ).toBe('Noor resigned')
  })
})

it('says what a change of the draft comes to, once', () => {
  const laid = [{ square: 'H8', digit: '−' }]
  expect(sayPlacing([], laid, null)).toBe('minus on H8')
  expect(sayPlacing(laid, laid, null)).toBeNull()
  expect(sayPlacing(laid, [], null)).toBe('All tiles taken back')
})

it('names squares in words, and shows what is spent no more', () => {
  const names = nameSquares({ E6: '7', F6: '*' }, new Map([[112, '87']]), new Map([['E6', 'Noor']]))
  expect([names[79], names[80], names[112], names[0]]).toEqual([
    '7 at E6, played by Noor',
    'times at F6',
    '87 at H8, the start, draft',
    'A1, doubles the turn, empty',
  ])
  const spent = premiumsOf(['A1'])
  expect([spent[0], spent[3]?.label]).toEqual([null, '+5'])
})

it('says what was chosen', () => {
  expect(sayOptions({ clock: 90, first: 'maker' })).toBe('90 seconds a turn')
  expect(sayOptions({ clock: 60, first: 'random' })).toBe('1 minute a turn, chance says who begins')
  expect(sayTerms({ clock: 30 }, 'computer')).toBe(
    'When time runs out the turn is passed. Three times in a row, and the game is lost.',
  )
})
