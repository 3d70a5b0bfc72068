import { describe, expect, test } from 'vitest'
import { BedmasTable, boardOf } from '../../test/bedmas-table.ts'
import { chanceFrom } from '../core/chance.ts'
import { computer } from './bot.ts'
import { fivePlays } from './fives.ts'
import { bedmas } from './index.ts'
import { judge } from './judge.ts'
import { bestPlays } from './search/plays.ts'

const chance = chanceFrom('be'.repeat(32))
const board = boardOf('F8 across 7 + 3 = 10')
const racks = [
  [4, 6, 14, 20],
  [1, 2, 5],
] as const
const viewOf = (setup: Partial<ConstructorParameters<typeof BedmasTable>[0]> = {}) =>
  bedmas.view(new BedmasTable({ board, racks, ...setup }).state, 0)

/** What a level chooses with different chances, as the scores of its plays; other intents by their names. */
const chosen = (level: string, view = viewOf(), times = 40) =>
  Array.from({ length: times }, (_, seq) => {
    const intent = computer.choose(view, level, chance(seq + 1), () => false)
    if (intent.type !== 'play') return intent.type
    const judged = judge(view.board, view.rack ?? [], intent.tiles)
    return judged.ok ? judged.value.score : judged.error.code
  })

describe('BM-13', () => {
  test('Hard plays the best of all', () => {
    const [best] = bestPlays(board, racks[0], 1)
    expect(new Set(chosen('hard', viewOf(), 2))).toEqual(new Set([best?.score]))
  })

  test('Medium plays one of the five best scores it sees, the best most often', () => {
    const scores = [...new Set(bestPlays(board, racks[0], 50).map(({ score }) => score))].slice(0, 5)
    const found = chosen('medium')
    expect(scores).toEqual(expect.arrayContaining([...new Set(found)]))
    expect(new Set(found).size).toBeGreaterThan(1)
  })

  test('Easy plays any of the lower 40 % of short plays', () => {
    const plays = fivePlays(board, racks[0])
    const least = plays.slice(-Math.floor((2 * plays.length) / 5)).map(({ score }) => score)
    expect(least).toEqual(expect.arrayContaining(chosen('easy')))
    expect(computer.pause('easy', chance(1))).toBeGreaterThanOrEqual(1000)
    expect(computer.pause('hard', chance(1))).toBe(0)
  })

  test('S94: when thinking has failed it plays what is seen at once, for a pass might end the game', () => {
    const [best] = fivePlays(board, racks[0])
    expect(computer.fallback(viewOf())).toEqual({ type: 'play', tiles: best?.tiles })
    expect(computer.fallback(viewOf({ racks: [[97], []] }))).toEqual({ type: 'swap' })
    expect(computer.fallback(viewOf({ racks: [[97], []], pool: [] }))).toEqual({ type: 'pass' })
  })

  test('S96: without a play all of them swap, and pass once the pool is too small', () => {
    const rest = { board: {}, racks: [[1, 2], []] as const }
    for (const level of computer.levels) {
      expect(chosen(level, viewOf(rest), 1)).toEqual(['swap'])
      expect(chosen(level, viewOf({ ...rest, pool: [90, 91] }), 1)).toEqual(['pass'])
    }
  })
})
