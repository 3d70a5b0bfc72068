import { describe, expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import { Table } from '../../test/table.ts'
import { equacross } from './index.ts'
import type { Setup } from './setup.ts'

const opened = boardOf('H8 297')

/** A table with the bag empty. */
const late = (setup: Partial<Setup>) =>
  new Table({ board: opened, racks: ['34', '1199'], bag: '', scores: [20, 30], ...setup })

const early = (setup: Partial<Setup> = {}) =>
  new Table({ board: opened, racks: ['1234567', '1234567'], scores: [20, 30], ...setup })

describe('EC-18: the game ends', () => {
  test('S73: when the bag is empty and a player plays their last tile', () => {
    const table = late({})
    expect(table.play('play J9=3 J10=4')).toBe('ok')
    expect(table.events.map(({ type }) => type)).toEqual(['played', 'ended'])
    expect(table.state.outcome?.why).toBe('played-out')
    expect(equacross.toAct(table.state)).toEqual([])
    expect(equacross.deadline(table.state)).toBeNull()
  })

  test('not when the last tile is played and there are more in the bag', () => {
    const table = late({ bag: '1' })
    expect(table.play('play J9=3 J10=4')).toBe('ok')
    expect(table.state.outcome).toBeNull()
    expect(table.state.racks[0]).toBe('1')
  })

  test('not when the bag is empty and a tile is left', () => {
    const table = late({ racks: ['341', '1199'] })
    expect(table.play('play J9=3 J10=4')).toBe('ok')
    expect(table.state.outcome).toBeNull()
  })

  test('when both pass one after the other and the bag is empty', () => {
    const table = late({})
    expect(table.play('pass')).toBe('ok')
    expect(table.state.outcome).toBeNull()
    expect(table.play('pass')).toBe('ok')
    expect(table.state.outcome?.why).toBe('both-passed')
  })

  test('not when one passes, the other plays, and the first passes again', () => {
    const table = late({ racks: ['1', '3411'] })
    expect(table.play('pass', 'play J9=3 J10=4', 'pass')).toBe('ok')
    expect(table.state.outcome).toBeNull()
  })

  test('not when a time-out stands between two passes, for nobody chose to', () => {
    const table = late({ clock: 60 })
    expect(table.play('pass')).toBe('ok')
    table.expire()
    expect(table.play('pass')).toBe('ok')
    expect(table.state.outcome).toBeNull()
    expect(table.play('pass')).toBe('ok')
    expect(table.state.outcome?.why).toBe('both-passed')
  })

  test('not when both pass while the bag holds a tile', () => {
    const table = late({ bag: '1' })
    expect(table.play('pass', 'pass')).toBe('ok')
    expect(table.state.outcome).toBeNull()
  })

  test('after six scoreless turns in a row: passes, exchanges and time-outs', () => {
    const table = early({ clock: 300 })
    expect(table.play('pass', 'exchange 1', 'exchange 23')).toBe('ok')
    table.expire()
    expect(table.play('pass')).toBe('ok')
    expect(table.state.scoreless).toBe(5)
    expect(table.state.outcome).toBeNull()
    expect(table.play('pass')).toBe('ok')
    expect(table.state.outcome?.why).toBe('scoreless')
  })

  test('a play begins the six anew', () => {
    const table = early()
    table.play(
      'pass',
      'pass',
      'pass',
      'pass',
      'pass',
      'play J9=3 J10=4',
      'pass',
      'pass',
      'pass',
      'pass',
      'pass',
    )
    expect(table.state.scoreless).toBe(5)
    expect(table.state.outcome).toBeNull()
  })
})

describe('EC-19: tiles left', () => {
  test('S73, S81: come off the score of the one who has them', () => {
    const table = late({})
    expect(table.play('play J9=3 J10=4')).toBe('ok')
    expect(table.events.at(-1)).toEqual({
      type: 'ended',
      why: 'played-out',
      leftovers: [
        { tiles: '', points: 0 },
        { tiles: '1199', points: 10 },
      ],
    })
    expect(table.state.scores).toEqual([20 + 11, 30 - 10])
    expect(table.state.outcome?.places).toEqual([1, 2])
  })

  test('come off both scores when nobody is out', () => {
    const table = late({})
    expect(table.play('pass', 'pass')).toBe('ok')
    expect(table.state.scores).toEqual([20 - 4, 30 - 10])
    expect(table.state.outcome?.places).toEqual([2, 1])
  })

  test('never leave less than 0', () => {
    const table = late({ scores: [3, 9] })
    expect(table.play('pass', 'pass')).toBe('ok')
    expect(table.state.scores).toEqual([0, 0])
    expect(table.events.at(-1)).toMatchObject({ leftovers: [{ points: 3 }, { points: 9 }] })
  })

  test('S67: equal scores are a draw', () => {
    const table = late({ scores: [24, 30] })
    expect(table.play('pass', 'pass')).toBe('ok')
    expect(table.state.scores).toEqual([20, 20])
    expect(table.state.outcome).toEqual({ places: [1, 1], why: 'both-passed' })
  })
})

describe('giving up', () => {
  test.each([0, 1])('EC-12: seat %i may resign whose turn it is, and loses whatever the scores', (seat) => {
    for (const turn of [0, 1]) {
      const table = early({ turn })
      expect(table.playAs(seat, 'resign')).toBe('ok')
      expect(table.events.map(({ type }) => type)).toEqual(['resigned', 'ended'])
      expect(table.state.outcome).toEqual({ places: seat === 0 ? [2, 1] : [1, 2], why: 'resigned' })
    }
  })

  test('nothing comes off a score, and the tiles are shown all the same', () => {
    const table = early()
    expect(table.play('resign')).toBe('ok')
    expect(table.state.scores).toEqual([20, 30])
    expect(table.events.at(-1)).toMatchObject({
      leftovers: [
        { tiles: '1234567', points: 0 },
        { tiles: '1234567', points: 0 },
      ],
    })
  })

  test.each([0, 1])('G-8: who is claimed against loses: seat %i', (seat) => {
    const table = early()
    table.forfeit(seat)
    expect(table.state.outcome).toEqual({ places: seat === 0 ? [2, 1] : [1, 2], why: 'forfeited' })
  })
})

describe('G-7, G-8: the clock', () => {
  test('the seat to act has the seconds of the options', () => {
    expect(equacross.deadline(early({ clock: 86_400 }).state)).toBe(86_400_000)
    expect(equacross.deadline(early().state)).toBeNull()
  })

  test('a time-out gives the turn away and makes no points', () => {
    const table = early({ clock: 60 })
    table.expire()
    expect(table.events).toEqual([{ type: 'timed-out', seat: 0 }])
    expect(table.state).toMatchObject({ turn: 1, scoreless: 1, timeouts: [1, 0], scores: [20, 30] })
  })

  test('three time-outs in a row of one player lose the game, whatever the scores', () => {
    const table = early({ clock: 60, turn: 1 })
    for (const answer of ['pass', 'pass']) {
      table.expire()
      expect(table.play(answer)).toBe('ok')
    }
    expect(table.state.outcome).toBeNull()
    table.expire()
    expect(table.state.outcome).toEqual({ places: [1, 2], why: 'time' })
    expect(table.state.scores).toEqual([20, 30])
  })

  test('the third is lost even when it is the sixth scoreless turn', () => {
    const table = early({ clock: 60 })
    for (let turn = 0; turn < 3; turn++) {
      expect(table.play('pass')).toBe('ok')
      table.expire()
    }
    expect(table.state.scoreless).toBe(6)
    expect(table.state.outcome).toEqual({ places: [1, 2], why: 'time' })
  })

  test.each(['pass', 'exchange 12', 'play J9=3 J10=4'])(
    'what a player does on their own ends the row: %s',
    (move) => {
      const table = early({ clock: 60, timeouts: [2, 2] })
      expect(table.play(move)).toBe('ok')
      expect(table.state.timeouts).toEqual([0, 2])
    },
  )
})
