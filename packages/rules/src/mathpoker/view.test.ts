import { expect, test } from 'vitest'
import { playout, seedOf } from '../../test/playout.ts'
import { people } from '../core/company.ts'
import type { Viewer } from '../core/seat.ts'
import { mathpoker } from './index.ts'

const options = { chips: 200, blind: 5, rise: 5, clock: 30 } as const

test('G-5, S45: nobody is ever told a card that is face down, in a view or in news', () => {
  for (const seats of [2, 5, 8]) {
    for (const each of playout(mathpoker, { options, company: people(seats) }, seedOf(40 + seats))) {
      const { events, position } = 'step' in each ? each.step : each
      const { round } = position.state
      if (!round) continue
      for (const viewer of [...Array(seats).keys(), 'watcher'] as Viewer[]) {
        const told = JSON.stringify([
          mathpoker.view(position.state, viewer),
          events.map((event) => mathpoker.news(event, viewer)),
        ])
        const shown = [position.state.log, events].flatMap((list) =>
          list.flatMap((event) => (event.type === 'shown' ? event.hands.map(({ cards }) => cards[0]) : [])),
        )
        // The log still tells of the round before, in which the same card may have been open.
        const open = events.concat(position.state.log as never).flatMap((event) => {
          if (event.type === 'dealt') return event.hands.flatMap((hand) => hand.slice(1))
          if (event.type === 'drew') return event.draws.flatMap(({ cards }) => cards)
          return event.type === 'discarded' ? event.replaced.flatMap(({ drawn }) => drawn) : []
        })
        const own = position.state.log.flatMap((event) =>
          event.type === 'dealt' && typeof viewer === 'number' ? [event.hands[viewer]?.[0]] : [],
        )
        const known = JSON.stringify([
          ...shown,
          ...open,
          ...own,
          ...round.hands.flatMap((hand) => hand.slice(1)),
        ])
        for (const hand of round.hands) {
          const hidden = JSON.stringify(hand[0] ?? null)
          if (hidden === 'null' || known.includes(hidden)) continue
          expect(told).not.toContain(hidden)
        }
        // The deck: its next number is nowhere to be seen unless it was open in the round before.
        const next = JSON.stringify(round.deck.find((card) => typeof card === 'object'))
        if (!known.includes(next)) expect(told).not.toContain(next)
      }
    }
  }
})

test('nobody sees how the cards of another lie, nor what they bet on, before the showdown', () => {
  let checked = 0
  for (const each of playout(mathpoker, { options, company: people(4) }, seedOf(50))) {
    if (!('step' in each)) continue
    const { state } = each.step.position
    if (state.phase !== 'equation') continue
    for (const viewer of [0, 1, 2, 3, 'watcher'] as Viewer[]) {
      const view = mathpoker.view(state, viewer)
      expect(view.showdown).toBeNull()
      expect(view.arrangement).toEqual(
        typeof viewer === 'number' ? (state.round?.arrangements[viewer] ?? null) : null,
      )
      // The news of this round: who locked in, and no more.
      for (const news of view.news.slice(view.news.findLastIndex(({ type }) => type === 'dealt')))
        if (news.type === 'locked') expect(Object.keys(news)).toEqual(['type', 'seat'])
      checked++
    }
  }
  expect(checked).toBeGreaterThan(50)
})

test('a view does not grow with the game', () => {
  let [rounds, longest] = [0, 0]
  const long = { chips: 2000, blind: 1, rise: null, clock: 30 } as const
  for (const each of playout(mathpoker, { options: long, company: people(2) }, seedOf(7))) {
    const { state } = ('step' in each ? each.step : each).position
    rounds = state.round?.number ?? 0
    const { news } = mathpoker.view(state, 0)
    longest = Math.max(longest, news.filter(({ type }) => type === 'dealt').length)
    if (rounds > 30) break
  }
  expect(longest).toBe(2)
})
