import type { EquaCrossNews } from '@trueline/rules/equacross/client'
import { describe, expect, it } from 'vitest'
import { sayEnd } from './ending.ts'
import { sayFault, sayFalseLine } from './fault.ts'
import { sayPlacing } from './judging.ts'
import { sayPassing } from './passing.ts'
import { partsOf, sumUp } from './preview.ts'
import { seamsOf, writeReading } from './reading.ts'
import { sayRefusal } from './refusal.ts'
import { movesOf, say } from './say.ts'
import { nameSquares } from './squares.ts'
import { sayOptions } from './terms.ts'
import { cast, line, playOf, viewOf } from './testing.ts'
import { sayIdle } from './idle.ts'
import { leftoversOf } from './view.ts'

const twelve = line('H11', 'L11', '12=96/8', { multiplier: 2, bonus: 9, points: 27 })

it('says how a game ended by who gave it up, else by its reason', () => {
  const ended = { type: 'ended', why: 'resigned', leftovers: [] } as const
  expect(sayEnd({ news: [{ type: 'resigned', seat: 1 }, ended] }, cast)).toBe('Noor resigned')
  expect(
    sayEnd(
      {
        news: [
          { type: 'passed', seat: 1 },
          { ...ended, why: 'scoreless' },
        ],
      },
      cast,
    ),
  ).toBe('Six turns in a row brought no points')
  expect(sayEnd({ news: [] }, cast)).toBe('')
})

it('knows the tiles that were left once the game is over, whoever looks on', () => {
  const leftovers = [
    { tiles: '1244', points: 0 },
    { tiles: '883', points: 0 },
  ]
  const ended = { type: 'ended', why: 'resigned', leftovers } as const
  expect(leftoversOf(viewOf({}, [{ type: 'resigned', seat: 1 }, ended]))).toEqual(leftovers)
  expect(leftoversOf(viewOf({}, [{ type: 'passed', seat: 1 }]))).toBeNull()
})

describe('readings', () => {
  it('are written with signs a person writes', () => {
    expect(['12=96/8', '8+5-4', '3*4=12'].map(writeReading)).toEqual([
      '12 = 96 ÷ 8',
      '8 + 5 − 4',
      '3 × 4 = 12',
    ])
  })

  it('have their signs on the seams between tiles', () => {
    const at = (chips: ReturnType<typeof seamsOf>) =>
      chips.map(({ square, down, sign }) => [square, down, sign])
    // Row 11 begins at 150: A11. H11 is 157.
    expect(at(seamsOf({ from: 'H11', to: 'L11', reading: '12=96/8' }))).toEqual([
      [158, false, '='],
      [160, false, '÷'],
    ])
    expect(at(seamsOf({ from: 'E6', to: 'E9', reading: '8+5=13' }))).toEqual([
      [79, true, '+'],
      [94, true, '='],
    ])
  })
})

describe('news', () => {
  const played: EquaCrossNews = {
    type: 'played',
    seat: 1,
    ...playOf([line('E6', 'E9', '8+5=13', { points: 19 })]),
  }

  it('tells plays with what they made and brought', () => {
    expect(say(played, cast)).toBe('Noor played 8 + 5 = 13, 19 points')
    expect(say({ ...played, seat: 0, score: 1 }, cast)).toBe('You played 8 + 5 = 13, 1 point')
    const three = playOf([twelve, line('H9', 'H11', '1+2=3'), line('I9', 'I11', '7-5=2')])
    expect(say({ type: 'played', seat: 1, ...three }, cast)).toBe(
      'Noor played 12 = 96 ÷ 8, 1 + 2 = 3 and 7 − 5 = 2, 45 points',
    )
  })

  it('tells everything else that can happen', () => {
    const told = (news: EquaCrossNews) => say(news, cast)
    expect(told({ type: 'opened', first: 0 })).toBeNull()
    expect(told({ type: 'exchanged', seat: 1, count: 3 })).toBe('Noor exchanged 3 tiles')
    expect(told({ type: 'exchanged', seat: 0, count: 1, tiles: '7' })).toBe('You exchanged 1 tile')
    expect(told({ type: 'passed', seat: 1 })).toBe('Noor passed')
    expect(told({ type: 'timed-out', seat: 0 })).toBe('You ran out of time')
    expect(told({ type: 'resigned', seat: 1 })).toBe('Noor resigned')
    expect(told({ type: 'forfeited', seat: 0 })).toBe('You were away too long')
    expect(
      told({
        type: 'ended',
        why: 'played-out',
        leftovers: [
          { tiles: '', points: 0 },
          { tiles: '37', points: 5 },
        ],
      }),
    ).toBe('The bag is empty and a rack is played out. Noor had 3 7 left, 5 points off')
  })

  it('is a list of turns, without the end', () => {
    const moves = movesOf(
      [played, { type: 'passed', seat: 0 }, { type: 'ended', why: 'scoreless', leftovers: [] }],
      cast,
    )
    expect(moves.map(({ name, words, equations, points }) => [name, words, equations, points])).toEqual([
      ['Noor', '', ['8 + 5 = 13'], 19],
      ['You', 'passed', [], null],
    ])
  })
})

describe('what a draft scores', () => {
  it('fits in a line', () => {
    expect(sumUp(playOf([twelve]))).toBe('9 points × 2 (2E) + 9 for a 5-tile ÷')
    expect(sumUp(playOf([line('H11', 'K11', '1+2=3', { tiles: 1, points: 1 })]))).toBe('1 point')
    expect(
      sumUp(playOf([twelve, line('H9', 'H11', '1+2=3')], { bonuses: { several: 5, allTiles: 20 } })),
    ).toBe('27 + 9 + 5 for two equations + 20 for four tiles')
  })

  it('is explained part by part', () => {
    const parts = (play: Parameters<typeof partsOf>[0]) =>
      partsOf(play).map(({ label, value }) => `${label}: ${value}`)
    expect(parts(playOf([twelve]))).toEqual([
      'Tiles 1 + 1 + 4 + 2 + 3: = 9',
      '2E square on K11: × 2',
      '5-tile ÷ bonus: + 9',
    ])
    // Only a new tile is multiplied: the 4 on F6, not what lies on a premium already.
    const four = playOf([line('F6', 'F8', '4+5=9', { tiles: 12, points: 12 })], {
      tiles: [
        { square: 'F6', digit: '4' },
        { square: 'F7', digit: '5' },
      ],
    })
    expect(parts(four)).toEqual(['Tiles 2 × 3 (3T) + 2 + 4: = 12'])
    expect(sumUp(four)).toBe('12 points (4 on 3T)')
    expect(sumUp({ ...four, tiles: [{ square: 'F7', digit: '5' }] })).toBe('12 points')
    expect(
      parts(playOf([twelve, line('H9', 'H11', '1+2=3')], { bonuses: { several: 5, allTiles: 0 } })),
    ).toEqual(['Row 11, 12 = 96 ÷ 8: + 27', 'Column H, 1 + 2 = 3: + 9', 'Two equations in one play: + 5'])
  })
})

describe('why not', () => {
  it('names every line that fails, and how', () => {
    const bad = (text: string, why: 'too-short' | 'only-backwards' | 'only-with-zero' | 'no-equation') => ({
      from: 'H11',
      to: 'K11',
      text,
      why,
    })
    expect(sayFalseLine(bad('1296', 'no-equation'))).toBe(
      'Row 11: 1 2 9 6 cannot be split into a true equation',
    )
    expect(sayFalseLine({ ...bad('792', 'only-backwards'), from: 'E6', to: 'E8' })).toBe(
      'Column E: 7 9 2 is true only when read backwards',
    )
    expect(
      sayFault({
        code: 'false-line',
        data: { lines: [bad('12', 'too-short'), bad('500', 'only-with-zero')], trueLines: [] },
      }),
    ).toBe(
      'Row 11: 1 2 is only two tiles, and an equation needs three. Row 11: 5 0 0 works only by multiplying by 0 or dividing 0, which does not count',
    )
  })

  it('tells lines of two tiles together', () => {
    const short = (from: string, to: string) => ({ from, to, text: '48', why: 'too-short' }) as const
    const lines = [short('N2', 'O2'), short('N3', 'O3'), short('N2', 'N3')]
    expect(sayFault({ code: 'false-line', data: { lines, trueLines: [] } })).toBe(
      'Row 2, row 3 and column N have only two tiles, and an equation needs three',
    )
  })

  it('has words for each refusal of this game, and leaves the house its own', () => {
    for (const code of [
      'not-in-rack',
      'occupied',
      'not-one-line',
      'gap',
      'not-touching',
      'misses-star',
      'too-few-tiles',
    ])
      expect(sayRefusal({ code })).toMatch(/^[A-Z][^.]+$/)
    expect(sayRefusal({ code: 'bag-too-small', data: { bag: 4 } })).toBe(
      'The bag holds 4 tiles, too few for this exchange',
    )
    expect(sayRefusal({ code: 'stale' })).toBeNull()
  })
})

describe('advice', () => {
  it('says what to do next', () => {
    expect(sayIdle(viewOf(), 0, cast)).toContain('across the star')
    expect(sayIdle(viewOf({ toAct: [1] }), 0, cast)).toContain('Noor is to play')
    expect(sayIdle(viewOf(), null, cast)).toContain('watching')
  })

  it('says what passing does and how many scoreless turns are left (S83)', () => {
    expect(sayPassing(0, 41)).toContain('5 more turns without points')
    expect(sayPassing(4, 41)).toContain('One more turn without points')
    expect(sayPassing(5, 41)).toContain('sixth turn in a row without points, so the game ends')
    expect(sayPassing(0, 0)).toContain('The bag is empty: if both pass one after the other, the game ends')
  })

  it('says a placement once, with what it makes', () => {
    const six = { square: 'E11', digit: '6' }
    const seven = { square: 'F11', digit: '7' }
    expect(sayPlacing([], [six], { ok: true, value: playOf([twelve]) })).toBe(
      '6 on E11. 12 = 96 ÷ 8, 27 points',
    )
    expect(sayPlacing([six], [six, seven], { ok: false, error: { code: 'gap' } })).toBe(
      '7 on F11. Not true yet',
    )
    expect(sayPlacing([six, seven], [six], { ok: false, error: { code: 'gap' } })).toBe(
      '7 back on the rack. Not true yet',
    )
    expect(sayPlacing([six, seven], [], null)).toBe('All tiles back on the rack')
    expect(sayPlacing([six], [six], null)).toBeNull()
  })

  it('names squares with what they do and what lies there', () => {
    const names = nameSquares(`8${'.'.repeat(224)}`, new Map([[1, '6']]), new Map([['A1', 'Noor']]))
    expect([names[0], names[1], names[16], names[112]]).toEqual([
      'A1, 8, played by Noor',
      'B1, 6, yours, not played yet',
      'B2, doubles the equation, empty',
      'H8, the star, empty',
    ])
  })
})

it('tells options for an invitation', () => {
  expect(sayOptions({ clock: null, first: 'maker' })).toBe('No clock')
  expect(sayOptions({ clock: 180, first: 'random' })).toBe('3 minutes a turn, chance says who begins')
  expect(sayOptions({ clock: 86_400, first: 'maker' })).toBe('1 day a turn')
})
