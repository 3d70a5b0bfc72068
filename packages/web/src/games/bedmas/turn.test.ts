import { beforeEach, describe, expect, it } from 'vitest'
import type { Table } from '../../net/table.svelte.ts'
import { squareAt } from '../board/square.ts'
import { Turn } from './turn.svelte.ts'
import type { View } from './view.ts'

type News = View['news'][number]

/** A table that shows what the test says; its page may be opened anew. */
class FakeTable {
  readonly code = 'ABCDEF'
  readonly seat = 0
  readonly sending = null
  view: Partial<View> = { board: {}, rack: [7, 12, 30], status: 'playing', toAct: [0], seats: [], news: [] }

  happens(type: 'passed' | 'timed-out' | 'hinted', seat: number, more: Partial<View> = {}): void {
    const news = { type, seat, found: true } as unknown as News
    this.view = { ...this.view, ...more, news: [...(this.view.news ?? []), news] }
  }

  open(): Turn {
    const turn = new Turn(this as unknown as Table<View>)
    turn.see()
    return turn
  }
}

const place = (turn: Turn, face: string, square: string): void => {
  const tile = turn.draft.hand.find((each) => each.face === face && each.square === null)
  turn.draft.place(tile?.id ?? 0, squareAt(square))
}
const lying = (turn: Turn): string =>
  turn.draft.placements.map(({ square, digit }) => square + digit).join(' ')

beforeEach(() => localStorage.clear())

describe('BM-14: when the time is over', () => {
  it('the draft comes back, signs and all, and can be put out again', () => {
    const table = new FakeTable()
    const turn = table.open()
    place(turn, '7', 'H8')
    place(turn, '+', 'I8')
    table.happens('timed-out', 0)
    expect(turn.see()).toEqual([])
    expect([lying(turn), turn.draft.canRestore]).toEqual(['', true])
  })

  it('it comes back also where nobody was looking, and once', () => {
    const table = new FakeTable()
    place(table.open(), '7', 'H8')
    table.happens('timed-out', 0)
    const turn = table.open()
    expect(lying(turn)).toBe('')
    place(turn, '12', 'A1')
    table.happens('passed', 1)
    turn.see()
    expect(lying(table.open())).toBe('A112')
  })
})

it('says whose turn it is when it is not yours', () => {
  const table = new FakeTable()
  const seat = { computer: null, you: false, taken: true, score: 0, tiles: 7 }
  table.view = {
    ...table.view,
    seats: [
      { ...seat, name: 'Ada' },
      { ...seat, name: 'Noor' },
    ],
  }
  expect(table.open().notNow).toBeNull()
  table.view = { ...table.view, toAct: [1] }
  expect(table.open().notNow).toBe('It is Noor’s turn')
  table.view = { ...table.view, toAct: [] }
  expect(table.open().notNow).toBe('There is nothing to play')
})

it('a draft made while the other side thinks stays, and one in a turn that goes on (EC-24)', () => {
  const table = new FakeTable()
  const turn = table.open()
  place(turn, '7', 'H8')
  table.happens('timed-out', 1)
  turn.see()
  table.happens('hinted', 0)
  turn.see()
  expect(lying(turn)).toBe('H87')
})

it('nothing of a draft is left when its turn was given away, or the game is over', () => {
  const table = new FakeTable()
  const turn = table.open()
  place(turn, '+', 'H8')
  table.happens('passed', 0)
  turn.see()
  expect(lying(turn)).toBe('')
  place(turn, '7', 'H8')
  table.happens('passed', 1, { status: 'finished' })
  turn.see()
  expect(lying(turn)).toBe('')
})
