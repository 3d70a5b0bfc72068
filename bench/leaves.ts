import { chanceFrom } from '../packages/rules/src/core/chance.ts'
import { people } from '../packages/rules/src/core/company.ts'
import { open, play } from '../packages/rules/src/core/play.ts'
import { featuresOf, FEATURES } from '../packages/rules/src/equacross/bot/leave.ts'
import { keptAfter } from '../packages/rules/src/equacross/bot/sight.ts'
import { type EquaCrossKind, equacross } from '../packages/rules/src/equacross/index.ts'
import { rankedPlays } from '../packages/rules/src/equacross/moves.ts'
import { toRows } from '../packages/rules/src/board/grid.ts'
import { rackOf } from '../packages/rules/src/equacross/state.ts'

// Learns what tiles are worth keeping: `npx tsx bench/leaves.ts [games]` prints the table of `bot/leave.ts`. Both sides
// play any of their best plays, so that all kinds of tiles are kept; then a ridge regression tells from the tiles kept
// how many points their owner makes in the next turn.
const GAMES = Number(process.argv[2] ?? 400)
const CHOICE = 40
/** How far values are drawn to 0, in samples. */
const RIDGE: number = 100

interface Sample {
  readonly features: readonly number[]
  readonly points: number
}

const samplesOf = (game: number): Sample[] => {
  const chance = chanceFrom((2 ** 40 + game).toString(16).padStart(64, '0'))
  const whim = chance(0xffff_ffff)
  const samples: Sample[] = []
  const kept: (string | null)[] = [null, null]
  let { position } = open<EquaCrossKind>(equacross, { clock: null, first: 'maker' }, people(2), chance)
  while (!position.state.outcome) {
    const { state } = position
    const { turn } = state
    const rack = rackOf(state, turn)
    const plays = rankedPlays(toRows(state.board), rack)
    const before = kept[turn]
    // Only full racks: near the end other things count.
    if (typeof before === 'string' && rack.length >= 7) {
      samples.push({ features: featuresOf(before), points: plays[0]?.score ?? 0 })
    }
    const choice = plays[whim.below(Math.max(1, Math.min(CHOICE, plays.length)))]
    kept[turn] = choice ? keptAfter(rack, choice.tiles) : null
    const intent = choice ? { type: 'play' as const, tiles: [...choice.tiles] } : { type: 'pass' as const }
    const step = play(equacross, position, turn, intent, chance)
    if (!step.ok) throw new Error(step.error.code)
    position = step.value.position
  }
  return samples
}

/** The weights that best tell points from features, the first being that of the constant. */
const regress = (samples: readonly Sample[]): number[] => {
  const size = FEATURES + 1
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) => (row === column && row > 0 ? RIDGE : 0)),
  )
  for (const { features, points } of samples) {
    const all = [1, ...features]
    for (const [at, each] of all.entries()) {
      const row = rows[at]
      if (each === 0 || !row) continue
      for (const [column, other] of [...all, points].entries())
        row[column] = (row[column] ?? 0) + each * other
    }
  }
  return solve(rows)
}

/** Gauss and Jordan; the ridge keeps every pivot from 0. */
const solve = (rows: number[][]): number[] => {
  for (const [at, pivot] of rows.entries()) {
    const scale = pivot[at] ?? 1
    for (let column = at; column < pivot.length; column++) pivot[column] = (pivot[column] ?? 0) / scale
    for (const row of rows) {
      const factor = row[at] ?? 0
      if (row === pivot || factor === 0) continue
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  }
  return rows.map((row) => row.at(-1) ?? 0)
}

const samples = Array.from({ length: GAMES }, (_, game) => samplesOf(game)).flat()
const [constant = 0, ...weights] = regress(samples)
const mean = samples.reduce((sum, { points }) => sum + points, 0) / samples.length
const errors = (guess: (sample: Sample) => number) =>
  Math.sqrt(samples.reduce((sum, each) => sum + (each.points - guess(each)) ** 2, 0) / samples.length)
const told = ({ features }: Sample) =>
  features.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), constant)
console.log(`${samples.length} turns of ${mean.toFixed(1)} points; nothing kept: ${constant.toFixed(1)}`)
console.log(
  `typical error: ${errors(() => mean).toFixed(2)} by the mean, ${errors(told).toFixed(2)} by the table`,
)
for (let digit = 0; digit < 10; digit++) {
  const pair = weights.slice(2 * digit, 2 * digit + 2).map((each) => each.toFixed(1))
  console.log(`  [${pair.join(', ')}],`)
}
