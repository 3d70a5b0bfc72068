import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { judge } from '../src/bedmas/judge.ts'
import { chancesOn, questionOf } from '../src/bedmas/search/chances.ts'
import { createFinder } from '../src/bedmas/search/fills.ts'
import { allPlays, bestPlays, type Play } from '../src/bedmas/search/plays.ts'
import type { Board } from '../src/bedmas/state.ts'
import { RACK_SIZE } from '../src/bedmas/tokens.ts'
import { playsByFilling, totalsOf } from './oracle/bedmas.ts'

interface Case {
  readonly board: Board
  readonly rack: readonly number[]
  readonly bestScore: number | null
  readonly plays: number
  readonly sumScores: number
}

const read = (name: string): { readonly cases: readonly (Omit<Case, 'board'> & { board: unknown })[] } =>
  JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8'))

/** `whole` is the rack that a position had in its game. */
interface RandomCase extends Case {
  readonly whole: readonly number[]
}

const given = read('bedmas-best').cases.map(
  (each): Case => ({ ...each, board: Object.fromEntries(each.board as [string, string][]) }),
)
const random = read('bedmas-random').cases as readonly RandomCase[]

const scoresOf = (plays: readonly Play[]): number[] => plays.map(({ score }) => score)

const keyOf = ({ tiles }: Pick<Play, 'tiles'>): string =>
  tiles
    .map(({ square, token }) => square + token)
    .sort()
    .join(' ')

const expectJudged = (board: Board, rack: readonly number[], plays: readonly Play[]): void => {
  for (const { tiles, score } of plays) {
    const judged = judge(board, rack, tiles)
    expect(judged.ok && judged.value.score, keyOf({ tiles })).toBe(score)
  }
}

describe.each([
  ['the given positions', given, 26],
  ['positions of self-play', random, 200],
] as const)('BM-13: in %s', (_, cases, least) => {
  test('there are enough of them', () => expect(cases.length).toBeGreaterThanOrEqual(least))

  test('all legal plays are found, each once and with the score of the judge', () => {
    for (const { board, rack, bestScore, plays, sumScores } of cases) {
      const all = allPlays(board, rack)
      expect(totalsOf(all)).toEqual({ plays, bestScore, sumScores })
      expect(new Set(all.map(keyOf)).size).toBe(plays)
      expectJudged(board, rack, all)
    }
  })

  test('the best plays are the highest-scoring of all, the best first', () => {
    for (const { board, rack, plays } of cases) {
      const scores = scoresOf(allPlays(board, rack)).sort((a, b) => b - a)
      for (const count of [1, plays + 1]) {
        const best = bestPlays(board, rack, count)
        expect(scoresOf(best)).toEqual(scores.slice(0, count))
        expect(new Set(best.map(keyOf)).size).toBe(best.length)
      }
    }
  })
})

test('the slow search finds the same plays, one by one', () => {
  for (const { board, rack } of random.filter(({ rack: { length } }) => length === 2).slice(0, 4)) {
    const keys = allPlays(board, rack).map(keyOf).sort()
    expect(playsByFilling(board, rack).map(keyOf).sort()).toEqual(keys)
  }
})

describe('with full racks', () => {
  // A first play takes far longer than any other, and they are all alike: a few are enough.
  const positions = random.filter(
    ({ board, whole }, at) => whole.length === RACK_SIZE && (at < 20 || Object.keys(board).length > 0),
  )

  test('there are enough positions', () => expect(positions.length).toBeGreaterThanOrEqual(200))

  // In parts, so that a busy machine has time for each.
  test.each([0, 1, 2, 3, 4, 5])(
    'every best play is legal and scores what the judge says, part %d',
    (part) => {
      for (const { board, whole } of positions.filter((_, at) => at % 6 === part)) {
        const [best] = bestPlays(board, whole, 1)
        expectJudged(board, whole, best ? [best] : [])
      }
    },
  )

  test('no order of tiles that was left out would have made a better play', () => {
    const find = createFinder()
    let asked = 0
    for (const { board, whole } of positions.filter((_, at) => at % 16 === 1)) {
      const best = bestPlays(board, whole, 1)[0]?.score ?? Number.NEGATIVE_INFINITY
      for (const chance of chancesOn(board, whole)) {
        for (const { skeleton, worth, fewest, most } of chance.shapes) {
          for (let count = most; count >= fewest; count--) {
            if ((worth + count) * chance.window.factor <= best) break
            asked++
            expect(find(questionOf(chance, skeleton, count, true), () => true)).toBe(false)
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(200)
  })

  test('more plays begin with the same score, and the same position gives the same plays', () => {
    for (const { board, whole } of positions.filter((_, at) => at % 16 === 2)) {
      const five = bestPlays(board, whole, 5)
      expectJudged(board, whole, five)
      expect(five[0]?.score).toBe(bestPlays(board, whole, 1)[0]?.score)
      expect(bestPlays(board, whole, 5)).toEqual(five)
      expect(new Set(five.map(keyOf)).size).toBe(five.length)
    }
  })
})

test('no plays are asked for, or there is nothing to play', () => {
  expect(bestPlays({}, [1, 2, 3], 0)).toEqual([])
  expect(bestPlays({}, [], 5)).toEqual([])
  expect(bestPlays({ H8: '7', I8: '=', J8: '7' }, [], 5)).toEqual([])
})
