import { people } from '../core/company.ts'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import { Table } from '../../test/table.ts'
import { chanceFrom } from '../core/chance.ts'
import { open, play } from '../core/play.ts'
import { decide } from './decide.ts'
import { equacross } from './index.ts'
import { equaCrossOptions } from './setup.ts'
import { TILE_SET } from './tiles.ts'

const rng = chanceFrom('07'.repeat(32))(1)
const empty = boardOf()
const atStart = () => new Table({ board: empty, racks: ['2972345', '11223344'] })
const multiset = (tiles: string) => tiles.split('').sort().join('')

describe('opening', () => {
  const options = equaCrossOptions.parse({})

  test('EC-2, EC-3: the first player draws 7, the second 8, and 85 are left of the 100', () => {
    const { state } = open(equacross, options, people(2), chanceFrom('11'.repeat(32))).position
    expect(state.racks.map((rack) => rack.length)).toEqual([7, 8])
    expect(state.bag).toHaveLength(85)
    expect(multiset(state.bag + state.racks.join(''))).toBe(TILE_SET)
  })

  test('EC-3: the maker goes first, unless random is chosen', () => {
    const random = equaCrossOptions.parse({ first: 'random' })
    const first = (chosen: typeof options) =>
      Array.from({ length: 40 }, (_, at) => {
        const seed = (at + 1).toString(16).padStart(64, '0')
        const { state } = open(equacross, chosen, people(2), chanceFrom(seed)).position
        expect(state.racks[state.turn]).toHaveLength(7)
        return state.turn
      })
    expect(new Set(first(options))).toEqual(new Set([0]))
    expect(new Set(first(random))).toEqual(new Set([0, 1]))
  })

  test('G-7: no clock by default, and only those there are', () => {
    expect(options).toEqual({ clock: null, first: 'maker' })
    expect(equaCrossOptions.parse({ clock: 300 })).toEqual({ clock: 300, first: 'maker' })
    for (const wrong of [
      { clock: 61 },
      { clock: '60' },
      { clock: 0 },
      { first: 'me' },
      { level: 'hard' },
      null,
      [],
    ]) {
      expect(equaCrossOptions.safeParse(wrong).success).toBe(false)
    }
  })
})

describe('playing', () => {
  test('EC-3: after a play a rack refills to 7', () => {
    const table = atStart()
    expect(table.play('play H8=2 I8=9 J8=7')).toBe('ok')
    expect(table.state.racks[0]).toHaveLength(7)
    expect(table.state.racks[0].slice(0, 4)).toBe('2345')
  })

  test('EC-3: the rack of 8 is refilled to 7 only, from the first play on', () => {
    const table = new Table({ board: boardOf('H8 297'), racks: ['1234567', '11223344'], turn: 1 })
    // 8 less 2 is 6, so one is drawn.
    expect(table.play('play J9=3 J10=4')).toBe('ok')
    expect(table.state.racks[1]).toHaveLength(7)
    expect(table.events[0]).toMatchObject({ type: 'played', drawn: expect.stringMatching(/^\d$/) })
  })

  test('EC-3: exchanging keeps the 8', () => {
    const table = atStart()
    expect(table.play('pass', 'exchange 1122', 'pass')).toBe('ok')
    expect(table.state.racks[1]).toHaveLength(8)
    expect(table.state.hasPlayed).toEqual([false, false])
  })

  test('EC-10: the new tiles come from the front of the bag', () => {
    const table = new Table({ board: empty, racks: ['2972345', '11223344'], bag: '9876543210' })
    expect(table.play('play H8=2 I8=9 J8=7')).toBe('ok')
    expect(table.state.racks[0]).toBe('2345987')
    expect(table.state.bag).toBe('6543210')
  })

  test('an almost empty bag gives what it has', () => {
    const table = new Table({ board: empty, racks: ['2972345', '1122334'], bag: '6' })
    expect(table.play('play H8=2 I8=9 J8=7')).toBe('ok')
    expect([table.state.racks[0], table.state.bag]).toEqual(['23456', ''])
  })

  test('a refused play changes nothing, and says every false line with its reason', () => {
    const table = new Table({ board: boardOf('H8 297'), racks: ['1234567', '11223344'] })
    const before = structuredClone(table.position)
    const refused = play(
      equacross,
      table.position,
      0,
      {
        type: 'play',
        tiles: [
          { square: 'H9', digit: '1' },
          { square: 'I9', digit: '2' },
        ],
      },
      chanceFrom('00'.repeat(32)),
    )
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'false-line',
        data: {
          lines: [
            { from: 'H9', to: 'I9', text: '12', why: 'too-short' },
            { from: 'H8', to: 'H9', text: '21', why: 'too-short' },
            { from: 'I8', to: 'I9', text: '92', why: 'too-short' },
          ],
          trueLines: [],
        },
      },
    })
    expect(table.position).toEqual(before)
  })
})

describe('exchanging', () => {
  test('EC-12: the new tiles are drawn before the old go back', () => {
    const table = new Table({ board: empty, racks: ['2972345', '11223344'], bag: '9999999' })
    expect(table.play('exchange 297')).toBe('ok')
    expect(table.state.racks[0]).toBe('2345999')
    expect(multiset(table.state.bag)).toBe('2799999')
  })

  test('EC-12: the bag is mixed anew, and the event says how', () => {
    const table = atStart()
    expect(table.play('exchange 297')).toBe('ok')
    const [event] = table.events
    expect(event).toMatchObject({ type: 'exchanged', returned: '297', bag: table.state.bag })
    expect(multiset(table.state.bag + table.state.racks.join(''))).toBe(TILE_SET)
    expect(table.state.bag).not.toContain('000000')
  })

  test.each([
    ['9999999', '2', 'ok'],
    ['000000', '2', 'bag-too-small'],
    ['', '2', 'bag-too-small'],
    ['9999999', '2972345', 'ok'],
    ['00000011', '11', 'not-in-rack'],
    ['00000011', '22', 'ok'],
    ['00000011', '222', 'not-in-rack'],
  ])('EC-12: with a bag of %j, exchanging %s: %s', (bag, tiles, answer) => {
    const table = new Table({ board: empty, racks: ['2972345', '33334444'], bag })
    expect(table.play(`exchange ${tiles}`)).toBe(answer)
  })

  test('EC-12: 8 tiles need 8 in the bag', () => {
    const setup = { board: empty, racks: ['2972345', '33334444'], turn: 1 } as const
    expect(new Table({ ...setup, bag: '0000001' }).play('exchange 33334444')).toBe('bag-too-small')
    expect(new Table({ ...setup, bag: '00000011' }).play('exchange 33334444')).toBe('ok')
  })
})

describe('turns', () => {
  test('a seat that is not to act is refused, whatever it asks for', () => {
    const table = atStart()
    for (const move of ['play H8=1 I8=1 J8=2', 'play', 'exchange 1', 'exchange 99999999', 'pass']) {
      expect(table.playAs(1, move)).toBe('not-your-turn')
    }
    expect(table.events).toEqual([])
  })

  test('EC-12: passing is always allowed and gives the turn away', () => {
    const table = atStart()
    expect(table.play('pass')).toBe('ok')
    expect(table.state.turn).toBe(1)
  })

  test('after the end nothing is allowed', () => {
    const table = atStart()
    expect(table.play('resign')).toBe('ok')
    for (const move of ['play H8=2 I8=9 J8=7', 'pass', 'resign'])
      expect(table.playAs(0, move)).toBe('game-over')
  })

  test('S16, S22: a seat that there is not is refused', () => {
    expect(decide(atStart().state, 7, { type: 'pass' }, rng)).toEqual({
      ok: false,
      error: { code: 'not-your-turn' },
    })
  })
})
