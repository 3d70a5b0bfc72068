import type { News } from '@trueline/rules'
import type { TableView, ViewMessage } from '@trueline/rules/wire'
import { describe, expect, it } from 'vitest'
import { viewText } from './view-text.ts'

const played = (score: number): News => Object.assign({ type: 'played' }, { seat: 0, score })

const message = (news: readonly News[], fresh: readonly News[]): ViewMessage => {
  const view: TableView = {
    code: 'ABCDEF',
    kind: 'toy',
    mode: 'online',
    status: 'playing',
    options: { clock: null },
    maker: true,
    seats: [{ name: '"},"news":[] }] — \\ \u2028 🧮', computer: null, you: true, taken: true }],
    toAct: [0],
    deadlineAt: null,
    givenBack: 0,
    claimableAt: null,
    outcome: null,
    rematch: null,
    news,
    fairness: { hash: 'h' },
  }
  return { code: 'ABCDEF', seq: 3, seat: 0, now: 17, view, news: fresh }
}

describe('a view as text', () => {
  it('says what JSON says, whatever a name is made of', () => {
    for (const said of [message([], []), message([played(1), played(2)], [played(2)])])
      expect(JSON.parse(viewText(said))).toEqual(JSON.parse(JSON.stringify(said)))
  })

  it('says old news again beside what is new', () => {
    const [first, second] = [played(12), played(30)]
    viewText(message([first], [first]))
    const { view, news } = JSON.parse(viewText(message([first, second], [second]))) as ViewMessage
    expect(view.news).toEqual([first, second])
    expect(news).toEqual([second])
  })
})
