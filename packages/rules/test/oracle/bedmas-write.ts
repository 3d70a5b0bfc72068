import { writeFileSync } from 'node:fs'
import type { Board } from '../../src/bedmas/state.ts'
import { RACK_SIZE } from '../../src/bedmas/tokens.ts'
import { playsByFilling, runsOn, totalsOf } from './bedmas.ts'
import { positionsOfGame } from './bedmas-positions.ts'

// Writes what the slow search finds in positions of self-play, for the quick one to agree with:
//   npx tsx packages/rules/test/oracle/bedmas-write.ts
// It takes minutes. The positions are those of games 1, 2, 3 …: each with the first 2 to 4 tiles of its rack, then those with
// full racks on boards with so little room that trying everything comes to an end.

const FEW = 220
const RACKS = [2, 3, 3, 2, 3, 4]
const FULL = 40
const ROOM = 9

const cases: string[] = []

/** Adds what the first few tiles of a rack can do; the whole rack is written down with it. */
const add = (board: Board, whole: readonly number[], tiles: number): void => {
  const rack = whole.slice(0, tiles)
  cases.push(JSON.stringify({ board, rack, whole, ...totalsOf(playsByFilling(board, rack)) }))
}

/** The most empty squares of a run that could be made. */
const roomOn = (board: Board, rack: readonly number[]): number =>
  Math.max(...runsOn(board, rack).map(({ lane }) => lane.filter((token) => token === undefined).length))

for (let game = 1; cases.length < FEW; game++) {
  for (const { board, rack } of positionsOfGame(game)) {
    add(board, rack, RACKS[cases.length % RACKS.length] ?? 0)
  }
}
const few = cases.length
for (let game = 1; cases.length < few + FULL; game++) {
  let last: Board = {}
  for (const { board, rack } of positionsOfGame(game)) {
    // Where tiles were swapped the board is the same.
    const isNew = board !== last
    last = board
    if (isNew && rack.length === RACK_SIZE && roomOn(board, rack) <= ROOM) add(board, rack, RACK_SIZE)
  }
}

const about =
  'All legal plays in positions of self-play, by oracle/bedmas.ts: how many, the highest score, the sum of all scores.'
writeFileSync(
  new URL('../vectors/bedmas-random.json', import.meta.url),
  `{"about":${JSON.stringify(about)},\n"cases":[\n${cases.join(',\n')}\n]}\n`,
)
