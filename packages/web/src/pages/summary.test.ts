import type { MyGame, SeatView, TableView } from '@trueline/rules/wire'
import { describe, expect, it } from 'vitest'
import type { GameUi } from '../games/gameui.ts'
import { makeView } from '../net/testing/fake-socket.ts'
import { summarise } from './summary.ts'

const seat = (name: string | null, you = false): SeatView => ({
  name,
  computer: null,
  you,
  taken: name !== null,
})

const game = (view: Partial<TableView>, more: Partial<MyGame> = {}): MyGame => ({
  code: 'K7Q2MX',
  seat: 0,
  yourTurn: false,
  movedAt: 0,
  view: { ...makeView(2).view, seats: [seat('Ada', true), seat('Noor')], ...view },
  ...more,
})

// As much of a game as a list needs.
const ui = {
  scores: (view: TableView) => (view.status === 'waiting' ? null : [187, 212]),
  say: (news: { type: string }) => (news.type === 'quiet' ? null : `It was ${news.type}`),
} as unknown as GameUi

describe('a game in a list', () => {
  it('says with whom, whose turn, and what happened last', () => {
    expect(summarise(game({}, { yourTurn: true }), ui)).toEqual({
      who: 'Noor',
      state: 'Your turn',
      last: 'It was event-2',
      scores: [
        { name: 'Ada', score: 187, you: true },
        { name: 'Noor', score: 212, you: false },
      ],
    })
    expect(summarise(game({}), ui).state).toBe('Their turn')
  })

  it('puts my score first, wherever I sit', () => {
    const { who, scores } = summarise(game({}, { seat: 1 }), ui)
    expect([who, scores[0]?.score]).toEqual(['Ada', 212])
  })

  it('waits for a friend who has not come', () => {
    const waiting = game({ status: 'waiting', seats: [seat('Ada', true), seat(null)], toAct: [], news: [] })
    expect(summarise(waiting, ui)).toMatchObject({
      who: 'Waiting for a friend',
      state: '',
      last: 'Send the code K7Q2MX',
      scores: [],
    })
  })

  it('names both players of a shared device, and whose turn it is', () => {
    const local = game({ mode: 'local', toAct: [1] }, { yourTurn: true })
    expect(summarise(local, ui)).toMatchObject({ who: 'Ada and Noor', state: 'Noor’s turn' })
  })

  it('says how it ended: won, lost, drawn (S67), cancelled', () => {
    const ended = (places: number[]) =>
      summarise(game({ status: 'finished', toAct: [], outcome: { places, why: '' } }), ui).state
    expect([ended([1, 2]), ended([2, 1]), ended([1, 1])]).toEqual(['You won', 'Noor won', 'A draw'])
    expect(summarise(game({ status: 'cancelled', toAct: [] }), ui).state).toBe('Cancelled')
  })

  it('names all who share the first place among many, and those who play', () => {
    const many = {
      status: 'finished',
      toAct: [],
      seats: ['Ada', 'Noor', 'Cleo', 'Eve'].map((name) => seat(name)),
    } as const
    const ended = (places: number[], seat = 0) =>
      summarise(game({ ...many, outcome: { places, why: '' } }, { seat }), ui)
    expect(ended([3, 1, 1, 4]).state).toBe('Noor and Cleo won')
    expect(ended([1, 1, 1, 4], 1).state).toBe('Ada, you and Cleo won')
    expect(ended([1, 1, 3, 4]).state).toBe('You and Noor won')
    expect(ended([3, 1, 1, 4]).who).toBe('Noor, Cleo and Eve')
    const computers = [
      seat('Ada', true),
      ...[1, 2].map(() => ({ ...seat(null), computer: 'easy', taken: true })),
    ]
    expect(summarise(game({ seats: computers }), ui).who).toBe('Computer 2 and Computer 3')
    expect(summarise(game({ seats: computers.slice(0, 2) }), ui).who).toBe('Computer, Easy')
  })

  it('passes over news that needs no words, and does without a game it does not know', () => {
    const news = [{ type: 'played' }, { type: 'quiet' }]
    expect(summarise(game({ news }), ui).last).toBe('It was played')
    expect(summarise(game({ news: [] }), ui).last).toBe('No move yet')
    expect(summarise(game({}), null)).toMatchObject({ who: 'Noor', last: 'No move yet', scores: [] })
  })
})
