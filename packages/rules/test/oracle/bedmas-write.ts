import { writeFileSync } from 'node:fs'
import { playsByFilling, totalsOf } from './bedmas.ts'
import { positionsOfGame } from './bedmas-positions.ts'

// Writes what the slow search finds in positions of self-play with 2 to 4 tiles, for the quick one to agree with:
//   npx tsx packages/rules/test/oracle/bedmas-write.ts
// It takes minutes. The positions are those of games 1, 2, 3 …, every one with the first tiles of its rack.

const CASES = 240
const RACKS = [2, 3, 4, 3]

const cases: string[] = []
for (let game = 1; cases.length < CASES; game++) {
  for (const { board, rack } of positionsOfGame(game)) {
    const few = rack.slice(0, RACKS[cases.length % RACKS.length])
    cases.push(JSON.stringify({ board, rack: few, ...totalsOf(playsByFilling(board, few)) }))
  }
}
const about =
  'All legal plays in positions of self-play, by oracle/bedmas.ts: how many, the highest score, the sum of all scores.'
writeFileSync(
  new URL('../vectors/bedmas-random.json', import.meta.url),
  `{"about":${JSON.stringify(about)},\n"cases":[\n${cases.join(',\n')}\n]}\n`,
)
