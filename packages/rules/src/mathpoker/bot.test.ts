import { expect, test } from 'vitest'
import { playout, seedOf } from '../../test/playout.ts'
import { people } from '../core/company.ts'
import { chanceFrom } from '../core/chance.ts'
import { chancesOf } from './bot/chances.ts'
import { distancesOf } from './bot/distances.ts'
import { codeOf, sightOf } from './bot/sight.ts'
import { computer } from './bot.ts'
import { DECK, isNumber } from './cards.ts'
import { mathpoker } from './index.ts'

const options = { chips: 300, blind: 5, rise: 10, clock: 30 } as const
const chance = chanceFrom('b07'.padEnd(64, '0'))

/** The states of some random games in which somebody is to act. */
const states = [2, 4, 8].flatMap((seats) =>
  [...playout(mathpoker, { options, company: people(seats) }, seedOf(800 + seats))].flatMap((each) =>
    'step' in each ? [each.before.state] : [],
  ),
)

test('MP-23: the same view and chance give the same move, and nothing but the view is asked', () => {
  for (const state of states.slice(0, 60)) {
    const [seat = 0] = mathpoker.toAct(state)
    const view = JSON.parse(JSON.stringify(mathpoker.view(state, seat)))
    for (const level of computer.levels) {
      const choose = () => computer.choose(view, level, chance(7), () => false)
      expect(choose()).toEqual(choose())
    }
  }
})

test('a computer counts as unseen every number it cannot see, and no other', () => {
  // After a showdown there is more to see.
  for (const state of states.filter(({ phase }) => phase !== 'between').slice(0, 200)) {
    const [seat = 0] = mathpoker.toAct(state)
    const sight = sightOf(mathpoker.view(state, seat))
    const seen = (state.round?.hands ?? []).flatMap((hand, owner) => (owner === seat ? hand : hand.slice(1)))
    const unseen = DECK.filter(isNumber)
      .map(codeOf)
      .filter((code) => !seen.filter(isNumber).map(codeOf).includes(code))
    expect(sight.numbers.toSorted((a, b) => a - b)).toEqual(unseen)
    expect(sight.opponents.map((each) => each.seat)).not.toContain(seat)
  }
})

test('the better hand has the better chances', () => {
  const state = states.find(({ phase, round }) => phase === 'equation' && round)
  if (!state?.round) throw new Error('no equation phase')
  const [seat = 0] = mathpoker.toAct(state)
  const sight = sightOf(mathpoker.view(state, seat))
  const low = (numbers: readonly number[]) =>
    chancesOf(
      { ...sight, own: { numbers, operators: [0, 1, 3], roots: 0 } },
      { hands: 1500, reads: false },
      chance(3),
      () => false,
    ).low
  // 0 + 1 ÷ 1 − 0 holds the lowest card; 10 9 8 8 comes near 1 with a high one.
  expect(low([0, 1, 4, 5])).toBeGreaterThan(low([32, 33, 36, 40]))
})

test('distances are those of the hand, in whatever order it is held', () => {
  expect(distancesOf([8, 3, 4, 1], [2, 1, 3], 0)).toEqual({ low: 0, high: 0 })
  expect(distancesOf([1, 4, 8, 3], [3, 2, 1], 0)).toEqual({ low: 0, high: 0 })
  expect(distancesOf([0, 0, 0, 0], [0, 1, 3], 0).low).toBe(Number.POSITIVE_INFINITY)
})

test('a computer that is told that it is enough stops thinking', () => {
  const state = states.find(({ phase }) => phase === 'betting')
  if (!state) throw new Error('no betting')
  const [seat = 0] = mathpoker.toAct(state)
  let asked = 0
  computer.choose(mathpoker.view(state, seat), 'hard', chance(1), () => ++asked > 0)
  expect(asked).toBe(1)
})
