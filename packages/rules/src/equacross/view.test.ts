import { describe, expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import { Table } from '../../test/table.ts'
import { news, view } from './view.ts'

const table = () => {
  const made = new Table({ board: boardOf(), racks: ['2972345', '34001122'], bag: '88776655000' })
  expect(made.play('play H8=2 I8=9 J8=7', 'exchange 0011', 'pass', 'play J9=3 J10=4')).toBe('ok')
  return made
}

describe('a view', () => {
  test('G-5: its owner sees a rack, everybody else its length', () => {
    const { state } = table()
    const shown = {
      seats: [
        { score: 8, tiles: 7 },
        { score: 11, tiles: 7 },
      ],
      bag: state.bag.length,
      scoreless: 0,
      board: boardOf('H8 297', 'J8| 734'),
      lines: [
        { from: 'H8', to: 'J8', reading: '2=9-7' },
        { from: 'J8', to: 'J10', reading: '7=3+4' },
      ],
    }
    expect(view(state, 0)).toMatchObject({ ...shown, rack: state.racks[0] })
    expect(view(state, 1)).toMatchObject({ ...shown, rack: state.racks[1] })
    expect(view(state, 'watcher')).toMatchObject({ ...shown, rack: null })
    expect(view(state, 'archive')).toMatchObject({ ...shown, rack: null })
  })

  test('S45: has these fields and no others', () => {
    const fields = ['bag', 'board', 'hint', 'lastPlay', 'lines', 'news', 'rack', 'scoreless', 'seats']
    for (const viewer of [0, 1, 'watcher', 'archive'] as const) {
      expect(Object.keys(view(table().state, viewer)).sort()).toEqual(fields)
    }
  })

  test('says which play was the last, also after a pass', () => {
    const made = table()
    expect(made.play('pass')).toBe('ok')
    expect(view(made.state, 0).lastPlay).toMatchObject({
      seat: 1,
      score: 11,
      tiles: [
        { square: 'J9', digit: '3' },
        { square: 'J10', digit: '4' },
      ],
    })
    expect(view(new Table({ board: boardOf(), racks: ['1', '2'] }).state, 0).lastPlay).toBeNull()
  })

  test('S73: at the end both sides see the same scores and what was left', () => {
    const made = table()
    expect(made.play('resign')).toBe('ok')
    const [mine, theirs] = [view(made.state, 0), view(made.state, 1)]
    expect(mine.seats).toEqual(theirs.seats)
    expect(mine.news.at(-1)).toEqual(theirs.news.at(-1))
    expect(mine.news.at(-1)).toMatchObject({ type: 'ended', why: 'resigned', leftovers: [{}, {}] })
  })
})

describe('news', () => {
  test('S46: what is drawn is told to nobody', () => {
    for (const event of table().events) {
      for (const viewer of [0, 1, 'watcher', 'archive'] as const) {
        expect(Object.keys(news(event, viewer))).not.toContain('drawn')
        expect(Object.keys(news(event, viewer))).not.toContain('bag')
      }
    }
  })

  test('which tiles were exchanged is known to their owner, and to all when the game is read later', () => {
    const { state } = table()
    const told = { type: 'exchanged', seat: 1, count: 4 }
    const seen = (viewer: 0 | 1 | 'watcher' | 'archive') => view(state, viewer).news[1]
    expect(seen(0)).toEqual(told)
    expect(seen('watcher')).toEqual(told)
    expect(seen(1)).toEqual({ ...told, tiles: '0011' })
    expect(seen('archive')).toEqual({ ...told, tiles: '0011' })
  })

  test('a view has the news of all events but the opening', () => {
    const { state, events } = table()
    for (const viewer of [0, 1, 'watcher', 'archive'] as const) {
      expect(view(state, viewer).news).toEqual(events.map((event) => news(event, viewer)))
    }
    const opened = { type: 'opened', first: 1, clock: 60, bag: '0123', hints: null } as const
    expect(news(opened, 0)).toEqual({ type: 'opened', first: 1 })
  })
})
