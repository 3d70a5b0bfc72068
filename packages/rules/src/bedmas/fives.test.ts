import { expect, test } from 'vitest'
import { boardOf } from '../../test/bedmas-table.ts'
import { fivePlays } from './fives.ts'
import { judge } from './judge.ts'
import { allPlays, type Play } from './search/plays.ts'

const textOf = ({ tiles, score }: Play) =>
  `${tiles.map(({ square, token }) => square + token).join(' ')} ${score}`

/** Whether the main equation of a play has five squares; a play on four or fewer new tiles reuses the rest. */
const isFive = (board: Readonly<Record<string, string>>, rack: readonly number[], { tiles }: Play) => {
  const judged = judge(board, rack, tiles)
  const [first, last] = [tiles[0]?.square ?? '', tiles.at(-1)?.square ?? '']
  const along = first.charAt(0) === last.charAt(0) ? 'down' : 'across'
  const main = judged.ok
    ? judged.value.equations.find(
        ({ from, to }) => (from.charAt(0) === to.charAt(0) ? 'down' : 'across') === along,
      )
    : undefined
  return main?.text.split(' ').length === 5
}

test.each([
  [{}, [3, 4, 7]],
  [{}, [2, 6, 12]],
  [boardOf('F8 across 7 + 3 = 10'), [4, 6, 14]],
  [boardOf('F8 across 7 + 3 = 10', 'H7 down = 3 * 2'), [1, 5, 21]],
  [boardOf('F8 across 12 / 4 = 3', 'J8 down 3 + 8 = 11'), [2, 6, 14]],
])('finds what the search finds among equations of five squares: %#', (board, rack) => {
  const expected = allPlays(board, rack).filter((play) => isFive(board, rack, play))
  expect(fivePlays(board, rack).map(textOf).toSorted()).toEqual(expected.map(textOf).toSorted())
})

test('the best comes first, and each is worth what is said', () => {
  const board = boardOf('F8 across 7 + 3 = 10')
  const rack = [4, 6, 14, 20, 13, 17, 30]
  const plays = fivePlays(board, rack)
  expect(plays.length).toBeGreaterThan(10)
  expect(plays.map(({ score }) => score)).toEqual(plays.map(({ score }) => score).toSorted((a, b) => b - a))
  for (const { tiles, score } of plays) expect(judge(board, rack, tiles)).toMatchObject({ value: { score } })
})
