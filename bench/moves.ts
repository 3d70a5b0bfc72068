import { readFileSync } from 'node:fs'
import { toRows } from '../packages/rules/src/board/grid.ts'
import { people } from '../packages/rules/src/core/company.ts'
import { chanceFrom } from '../packages/rules/src/core/chance.ts'
import { open, play, type Position } from '../packages/rules/src/core/play.ts'
import { type EquaCrossKind, equacross } from '../packages/rules/src/equacross/index.ts'
import type { EquaCrossIntent } from '../packages/rules/src/equacross/intent.ts'
import { allPlays, bestPlay, countPlays, rankedPlays } from '../packages/rules/src/equacross/moves.ts'
import { rackOf } from '../packages/rules/src/equacross/state.ts'
import { LONGEST_LISTED, truthsOf } from '../packages/rules/src/equacross/search/truths.ts'
import { printTable, quantile, round } from './figures.ts'

// Finding the plays of EquaCross, on one core. Times are processor time, and that of a position is the median of several
// calls, so that what else the machine does shows less.
const CALLS = 9
const GAMES = 40

interface Case {
  readonly board: readonly string[]
  readonly rack: string
}

const vectorCases = (): Case[] => {
  const file = new URL('../packages/rules/test/vectors/equacross-movegen.json', import.meta.url)
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Case[] }
  return cases.filter(({ rack }) => rack.length >= 7)
}

/** The positions of a game that plays itself, every other turn by the best play and else by any. */
const gameCases = (game: number): Case[] => {
  const chance = chanceFrom(game.toString(16).padStart(64, '0'))
  const whim = chance(0xffff_ffff)
  const cases: Case[] = []
  let position: Position<EquaCrossKind> = open(
    equacross,
    { clock: null, first: 'maker' },
    people(2),
    chance,
  ).position
  for (let turn = 0; ; turn++) {
    const { state } = position
    const moves = equacross.moves(state, state.turn)
    if (moves.length === 0) return cases
    const intent = moves[turn % 2 === 0 ? 0 : whim.below(moves.length)] as EquaCrossIntent
    const rack = rackOf(state, state.turn)
    const onBoard = 100 - state.bag.length - state.racks[0].length - state.racks[1].length
    if (rack.length >= 7 && onBoard >= 15) cases.push({ board: toRows(state.board), rack })
    const step = play(equacross, position, state.turn, intent, chance)
    if (!step.ok) throw new Error(step.error.code)
    position = step.value.position
  }
}

const timesOf = (
  cases: readonly Case[],
  find: (board: readonly string[], rack: string) => unknown,
): number[] => {
  for (const { board, rack } of cases) find(board, rack)
  return cases.map(({ board, rack }) =>
    quantile(
      Array.from({ length: CALLS }, () => timeOf(() => find(board, rack))),
      0.5,
    ),
  )
}

/** Milliseconds of processor time. */
const timeOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const listing = timeOf(() => {
  for (let length = 3; length <= LONGEST_LISTED; length++) truthsOf(length)
})
console.log(`\nEquaCross: listing the true lines, once, takes ${round(listing)} ms`)

const played = Array.from({ length: GAMES }, (_, game) => gameCases(game)).flat()
// Once through everything first: all is compiled by then.
for (const { board, rack } of played) rankedPlays(board, rack)
for (const [title, cases] of [
  ['vectors, 7 to 8 tiles', vectorCases()],
  ['mid-game of own games, 7 to 8 tiles', played],
] as const) {
  const row = (name: string, times: readonly number[]) => [
    name,
    ...[0.5, 0.95, 0.99].map((share) => round(quantile(times, share))),
  ]
  const plays = cases.map(({ board, rack }) => countPlays(board, rack))
  printTable(
    [`EquaCross, ${cases.length} positions (${title})`, 'median', 'p95', 'p99'],
    [
      row('best play, ms', timesOf(cases, bestPlay)),
      row('all plays with scores, ms', timesOf(cases, allPlays)),
      row('all plays, best first, ms', timesOf(cases, rankedPlays)),
      row('plays', plays),
    ],
  )
}
