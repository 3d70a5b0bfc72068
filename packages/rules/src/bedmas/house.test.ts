import { describe, expect, test } from 'vitest'
import { BedmasTable, boardOf } from '../../test/bedmas-table.ts'
import { bedmas } from './index.ts'

const racks = [
  [7, 3, 10, 1, 2, 4, 5],
  [11, 12, 13, 14, 15, 16, 17],
] as const
const TEN = 'play F8=7 G8=+ H8=3 I8== J8=10'
const outcome = (table: BedmasTable) => bedmas.outcome(table.state)
const table = () => new BedmasTable({ board: {}, racks })

describe('BM-12: the end', () => {
  test('when the pool is empty and somebody has no tiles left; those of the other cost nothing', () => {
    const board = boardOf('F8 across 7 + 3 = 10')
    const made = new BedmasTable({
      board,
      racks: [
        [5, 2],
        [99, 98],
      ],
      pool: [],
      scores: [10, 20],
    })
    expect(made.play('play K8== L8=5 M8=* N8=2')).toBe('ok')
    expect(outcome(made)).toEqual({ places: [1, 2], why: 'played-out' })
    expect(made.state.scores).toEqual([26, 20])
    expect(made.events.at(-1)).toEqual({ type: 'ended', why: 'played-out', left: [[], [99, 98]] })
  })

  test('when both pass one after the other, however full the pool is; equal scores are a draw', () => {
    const made = table()
    made.play('pass', 'pass')
    expect(outcome(made)).toEqual({ places: [1, 1], why: 'both-passed' })
  })

  test.each(['swap', TEN, 'a time-out'])('not when %s lies between two passes', (between) => {
    const made = new BedmasTable({ board: {}, racks, turn: 1 })
    made.play('pass')
    if (between === 'a time-out') made.expire()
    else expect(made.play(between)).toBe('ok')
    made.play('pass')
    expect(outcome(made)).toBeNull()
  })

  test('after 6 turns in a row without a play', () => {
    const made = new BedmasTable({ board: {}, racks, clock: 30 })
    made.play('pass', 'swap', 'pass')
    made.expire()
    made.play('pass')
    expect(outcome(made)).toBeNull()
    made.play('swap')
    expect(outcome(made)).toEqual({ places: [1, 1], why: 'scoreless' })
  })

  test('a play begins that count anew', () => {
    const made = new BedmasTable({ board: {}, racks, scoreless: 5 })
    made.play(TEN)
    expect(made.state.scoreless).toBe(0)
    made.play('swap', 'swap', 'swap', 'swap', 'swap')
    expect(outcome(made)).toBeNull()
  })

  test('asking for hints is no turn: two passes are still one after the other', () => {
    const made = new BedmasTable({
      board: {},
      racks,
      hints: { left: [3, 3], sums: [['1 + 1', '2 + 2', '3 + 3', '4 + 4', '5 + 5'], null], open: null },
    })
    made.play('sums 2 4 6 8 10', 'pass', 'pass')
    expect(outcome(made)?.why).toBe('both-passed')
  })
})

describe('G-8: time-outs', () => {
  test('BM-14: the turn passes, and no tile moves', () => {
    const made = table()
    made.expire()
    expect(made.state).toMatchObject({ turn: 1, racks, scoreless: 1, timeouts: [1, 0] })
  })

  test('three in a row lose the game, whatever the scores, though the other has played', () => {
    const made = new BedmasTable({ board: {}, racks, scores: [500, 0] })
    for (let turn = 0; turn < 2; turn++) {
      made.expire()
      made.play('swap')
    }
    expect(outcome(made)).toBeNull()
    made.expire()
    expect(outcome(made)).toEqual({ places: [2, 1], why: 'time' })
  })

  test('whatever somebody does in time begins the count anew', () => {
    const made = table()
    made.expire()
    made.play('swap')
    made.expire()
    made.play('swap', 'swap')
    expect(made.state.timeouts).toEqual([0, 0])
  })

  test('the third of one is lost even where it is the sixth turn without a play', () => {
    const made = table()
    for (let turn = 0; turn < 5; turn++) made.expire()
    expect(outcome(made)).toEqual({ places: [2, 1], why: 'time' })
    const late = new BedmasTable({ board: {}, racks, scoreless: 5, timeouts: [2, 2] })
    late.expire()
    expect(outcome(late)).toEqual({ places: [2, 1], why: 'time' })
  })

  test('who is claimed against or leaves comes last', () => {
    for (const seat of [0, 1]) {
      const made = table()
      made.forfeit(seat)
      expect(outcome(made)?.places[seat]).toBe(2)
      expect(bedmas.toAct(made.state)).toEqual([])
      expect(bedmas.deadline(made.state)).toBeNull()
    }
  })
})
