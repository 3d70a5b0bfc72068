import { people } from '../src/core/company.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toRows } from '../src/board/grid.ts'
import { parseSquare } from '../src/board/square.ts'
import { equacross } from '../src/equacross/index.ts'
import { judge } from '../src/equacross/judge.ts'
import { allPlays, bestPlay, countPlays, type Play, rankedPlays } from '../src/equacross/moves.ts'
import { rackOf } from '../src/equacross/state.ts'
import { playsByTrying } from './oracle/plays.ts'
import { playout, seedOf } from './playout.ts'

interface Case {
  readonly board: readonly string[]
  readonly rack: string
  readonly plays: number
  readonly best: number | null
  readonly sumScores: number
  readonly bestPlay: readonly (readonly [string, string])[] | null
}

const { cases }: { readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('./vectors/equacross-movegen.json', import.meta.url), 'utf8'),
)

describe('equacross-movegen', () => {
  test('has cases', () => expect(cases.length).toBeGreaterThan(20))

  test.each(cases)('$rack: $plays plays', ({ board, rack, plays, best, sumScores, bestPlay: shown }) => {
    const all = allPlays(board, rack)
    expect(all.length).toBe(plays)
    expect(new Set(all.map(keyOf)).size).toBe(plays)
    expect(countPlays(board, rack)).toBe(plays)
    expect(all.reduce((sum, { score }) => sum + score, 0)).toBe(sumScores)
    expect(bestPlay(board, rack)?.score ?? null).toBe(best)
    const shownKey = shown && keyOf({ tiles: shown.map(([square, digit]) => ({ square, digit })) })
    if (shownKey) expect(all.find((play) => keyOf(play) === shownKey)?.score).toBe(best)
  })
})

interface Position {
  readonly board: readonly string[]
  readonly rack: string
}

/** Positions of games of random moves with a good part of the tiles on the board. */
const midGame: readonly Position[] = Array.from({ length: 34 }, (_, game) => [
  ...playout(equacross, { options: { clock: null, first: 'maker' }, company: people(2) }, seedOf(game)),
]).flatMap((turns) =>
  turns.flatMap((turn) => {
    if (!('before' in turn)) return []
    const { state } = turn.before
    const rack = rackOf(state, turn.seat)
    return rack === '' || state.bag.length > 75 ? [] : [{ board: toRows(state.board), rack }]
  }),
)

describe('positions of random games', () => {
  test('there are enough of them', () => expect(midGame.length).toBeGreaterThan(500))

  test('the judge allows every play, for the same score', () => {
    for (const [at, { board, rack }] of midGame.entries()) {
      // Whole racks now and then: they have by far the most plays, and the judge takes its time.
      const size = at % 8 === 0 ? 8 : 4 + (at % 3)
      const wrong = allPlays(board, rack.slice(0, size)).filter(({ tiles, score }) => {
        const judged = judge(board, rack, tiles)
        return !judged.ok || judged.value.score !== score
      })
      expect(wrong, `${rack} on\n${board.join('\n')}`).toEqual([])
    }
  })

  test('no play is missing: small racks, by trying everything', () => {
    for (const [at, { board, rack }] of midGame.entries()) {
      if (at % 15 > 0) continue
      const few = rack.slice(0, 2 + ((at / 15) % 3))
      const expected = playsByTrying(board, few).map(({ tiles, score }) => `${keyOf({ tiles })} ${score}`)
      const found = allPlays(board, few).map((play) => `${keyOf(play)} ${play.score}`)
      expect(found.toSorted(), `${few} on\n${board.join('\n')}`).toEqual(expected.toSorted())
    }
  })

  test('EC-16: the best play is the first of all in order', () => {
    for (const [at, { board, rack }] of midGame.entries()) {
      const ranked = rankedPlays(board, rack)
      expect(bestPlay(board, rack), `${rack} on\n${board.join('\n')}`).toEqual(ranked[0] ?? null)
      if (at % 5 > 0) continue
      expect(ranked.map(sortKeyOf)).toEqual(ranked.map(sortKeyOf).toSorted())
      expect(ranked.length).toBe(countPlays(board, rack))
    }
  })
})

/** Text that sorts as plays do: highest score, then squares in reading order, then digits. */
const sortKeyOf = ({ tiles, score }: Play): string => {
  const squares = tiles.map(({ square }) => String(parseSquare(square)).padStart(3, '0'))
  return `${9999 - score} ${squares.join(' ')}  ${tiles.map(({ digit }) => digit).join('')}`
}

const keyOf = ({ tiles }: Pick<Play, 'tiles'>): string =>
  tiles
    .map(({ square, digit }) => `${square}=${digit}`)
    .toSorted()
    .join(' ')
