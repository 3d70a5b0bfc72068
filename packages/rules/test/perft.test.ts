import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toRows, withTiles } from '../src/board/grid.ts'
import { parseSquare } from '../src/board/square.ts'
import { allPlays, countPlays } from '../src/equacross/moves.ts'
import { parsePosition } from '../src/equacross/notation.ts'
import { fromSetup } from '../src/equacross/setup.ts'
import type { EquaCrossState } from '../src/equacross/state.ts'

const lines = readFileSync(new URL('./perft/equacross.perft', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

const stateOf = (text: string): EquaCrossState => {
  const setup = parsePosition(text)
  const made = setup.ok ? fromSetup(setup.value) : setup
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

test.each(lines)('%s', (line) => {
  const [position = '', counts] = line.split(' = ')
  const { board, racks, turn } = stateOf(position)
  const plays = allPlays(toRows(board), racks[turn] ?? '')
  const answers = plays.map(({ tiles }) => {
    const placed = tiles.map(({ square, digit }) => ({ square: parseSquare(square) ?? -1, tile: digit }))
    return countPlays(toRows(withTiles(board, placed)), racks[1 - turn] ?? '')
  })
  expect(`${plays.length} ${answers.reduce((sum, count) => sum + count, 0)}`).toBe(counts)
})
