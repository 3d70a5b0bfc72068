import { describe, expect, test } from 'vitest'
import { boardOf } from '../../test/drawing.ts'
import { type Rng, chanceFrom } from '../core/chance.ts'
import { computer, LEVELS } from './bot.ts'
import { rankedPlays } from './moves.ts'
import { fromSetup, type Setup } from './setup.ts'
import { type EquaCrossView, view } from './view.ts'

const BOARD = boardOf('H8 297')
const RACK = '1234567'
const EMPTY_BOARD = boardOf()
const ranked = rankedPlays(BOARD, RACK)

const viewOf = (setup: Partial<Setup> = {}): EquaCrossView => {
  const made = fromSetup({ board: BOARD, racks: [RACK, '2345678'], ...setup })
  if (!made.ok) throw new Error(made.error.code)
  return view(made.value, made.value.turn)
}

const chance = (number: number): Rng => chanceFrom('ab'.repeat(32))(number)
/** Enough after so many looks. */
const budget = (looks: number) => {
  let looked = 0
  return () => ++looked > looks
}
const tilesOf = (seen: EquaCrossView, level: string, rng: Rng) => {
  const intent = computer.choose(seen, level, rng, budget(0))
  return intent.type === 'play' ? intent.tiles : intent
}

/** Everything that `draw` comes to, once for each equally likely course of chance. */
const outcomesOf = <T>(draw: (rng: Rng) => T): { readonly result: T; readonly odds: number }[] => {
  const outcomes: { readonly result: T; readonly odds: number }[] = []
  const explore = (course: readonly number[]): void => {
    let at = 0
    let odds = 1
    let next = 0
    const result = draw({
      below(below) {
        odds /= below
        if (at === course.length) next ||= below
        return course[at++] ?? 0
      },
    })
    if (at <= course.length) outcomes.push({ result, odds })
    else for (let pick = 0; pick < next; pick++) explore([...course, pick])
  }
  explore([])
  return outcomes
}

describe('EC-20', () => {
  test('Easy plays any of the lower 40 %, each as likely as the others', () => {
    const seen = viewOf({ racks: ['12346', '2345678'] })
    const plays = rankedPlays(BOARD, '12346')
    const lower = plays.slice(-Math.floor(plays.length * 0.4))
    const outcomes = outcomesOf((rng) => tilesOf(seen, 'easy', rng))
    expect(lower.length).toBeGreaterThan(10)
    expect(outcomes.map(({ result }) => result)).toEqual(lower.map(({ tiles }) => tiles))
    for (const { odds } of outcomes) expect(odds).toBeCloseTo(1 / lower.length)
  })

  test('Medium plays the five best scores 5 : 4 : 3 : 2 : 1, and all plays of a score alike', () => {
    const seen = viewOf()
    const best = [...new Set(ranked.map(({ score }) => score))].slice(0, 5)
    const odds = new Map<string, number>()
    for (const { result, odds: each } of outcomesOf((rng) => tilesOf(seen, 'medium', rng))) {
      const key = JSON.stringify(result)
      odds.set(key, (odds.get(key) ?? 0) + each)
    }
    const expected = ranked.filter(({ score }) => best.includes(score))
    expect(new Set(odds.keys())).toEqual(new Set(expected.map(({ tiles }) => JSON.stringify(tiles))))
    for (const { tiles, score } of expected) {
      const equals = expected.filter((other) => other.score === score).length
      expect(odds.get(JSON.stringify(tiles))).toBeCloseTo((5 - best.indexOf(score)) / 15 / equals)
    }
  })

  test('Medium keeps the weights when there are fewer plays', () => {
    const seen = viewOf({ racks: ['3', '1'], bag: '' })
    const plays = rankedPlays(BOARD, '3')
    const scores = [...new Set(plays.map(({ score }) => score))]
    expect(scores.length).toBeLessThan(5)
    const total = outcomesOf((rng) => tilesOf(seen, 'medium', rng)).reduce((sum, { odds }) => sum + odds, 0)
    expect(total).toBeCloseTo(1)
  })

  test('Hard plays the best, the first of several', () => {
    expect(tilesOf(viewOf(), 'hard', chance(1))).toEqual(ranked[0]?.tiles)
    expect(tilesOf(viewOf(), 'hard', chance(2))).toEqual(ranked[0]?.tiles)
  })

  test('Easy lets one to two seconds pass, the others none', () => {
    const pauses = Array.from({ length: 300 }, (_, number) => computer.pause('easy', chance(number)))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2000)
    expect(new Set(pauses).size).toBeGreaterThan(150)
    for (const level of ['medium', 'hard', 'expert']) expect(computer.pause(level, chance(1))).toBe(0)
  })
})

// S96: nothing is looked for, and nobody waits.
describe.each(LEVELS)('%s without a play', (level) => {
  const asked = (setup: Partial<Setup>) => {
    let looks = 0
    const intent = computer.choose(
      viewOf({ board: EMPTY_BOARD, ...setup }),
      level,
      chance(1),
      () => ++looks > 20,
    )
    return { intent, looks }
  }

  test('gives back all tiles', () => {
    expect(rankedPlays(EMPTY_BOARD, '99999998')).toEqual([])
    expect(asked({ racks: ['99999998', '1234567'] })).toEqual({
      intent: { type: 'exchange', tiles: '99999998' },
      looks: 0,
    })
  })

  test('gives back as many as the bag holds', () => {
    expect(asked({ racks: ['99999998', '1'], bag: '1234567' })).toEqual({
      intent: { type: 'exchange', tiles: '9999999' },
      looks: 0,
    })
  })

  test('passes when the bag is too small', () => {
    expect(rankedPlays(EMPTY_BOARD, '9999999')).toEqual([])
    expect(asked({ racks: ['9999999', '1'], bag: '123456' })).toEqual({ intent: { type: 'pass' }, looks: 0 })
    expect(asked({ racks: ['9999999', '1'], bag: '' })).toEqual({ intent: { type: 'pass' }, looks: 0 })
  })

  test('passes without a tile, and where it sees no rack', () => {
    expect(asked({ racks: ['', '1'] }).intent).toEqual({ type: 'pass' })
    const watched = { ...viewOf(), rack: null }
    expect(computer.choose(watched, level, chance(1), budget(5))).toEqual({ type: 'pass' })
  })
})

describe('EC-21', () => {
  test('Expert plays the same for the same view, chance and time', () => {
    const seen = viewOf({ racks: ['1335679', '2345678'] })
    for (const looks of [0, 7, 60]) {
      const plays = [1, 2].map(() => computer.choose(seen, 'expert', chance(5), budget(looks)))
      expect(plays[0]).toEqual(plays[1])
      expect(plays[0]?.type).toBe('play')
    }
  })

  test('Expert stops as soon as it is told to', () => {
    let looks = 0
    computer.choose(viewOf(), 'expert', chance(5), () => ++looks > 30)
    expect(looks).toBe(31)
  })

  test('the fallback is to pass', () => expect(computer.fallback(viewOf())).toEqual({ type: 'pass' }))
})
