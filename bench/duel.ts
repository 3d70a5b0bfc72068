import { chanceFrom } from '../packages/rules/src/core/chance.ts'
import { people } from '../packages/rules/src/core/company.ts'
import { open, play } from '../packages/rules/src/core/play.ts'
import { computer } from '../packages/rules/src/equacross/bot.ts'
import { type EquaCrossKind, equacross } from '../packages/rules/src/equacross/index.ts'
import { LONGEST_LISTED, truthsOf } from '../packages/rules/src/equacross/search/truths.ts'
import type { EquaCrossState } from '../packages/rules/src/equacross/state.ts'

// Listed before anything is timed: that is done once in a process.
for (let length = 3; length <= LONGEST_LISTED; length++) truthsOf(length)

/** Two levels that play each other, the one thought better first, and how often a search asks for time in a move. */
export interface Pairing {
  readonly better: string
  readonly worse: string
  readonly looks: number
}

/** What came of one game, as the better level sees it. */
export interface Duel {
  /** Its score less the other's. */
  readonly margin: number
  /** Milliseconds of processor time of each of its moves. */
  readonly times: readonly number[]
}

type Player = (state: EquaCrossState, seq: number) => EquaCrossKind['Intent']

/** Plays game `game` of a pairing, the same every time. Games 2n and 2n + 1 have one seed, with the sides swapped. */
export const playDuel = ({ better, worse, looks }: Pairing, game: number): Duel => {
  const seat = game % 2
  const seed = Math.floor(game / 2) + 1
  const chance = chanceFrom(seed.toString(16).padStart(64, '0'))
  const whims = chanceFrom((2 ** 32 + seed).toString(16).padStart(64, '0'))
  const player =
    (level: string): Player =>
    (state, seq) => {
      const view = equacross.view(state, state.turn)
      return computer.choose(view, level, whims(seq), budget(looks))
    }
  const players = seat === 0 ? [player(better), player(worse)] : [player(worse), player(better)]
  const times: number[] = []
  let { position } = open(equacross, { clock: null, first: 'maker' }, people(2), chance)
  while (!position.state.outcome) {
    const { state, seq } = position
    const before = process.cpuUsage()
    const intent = players[state.turn]?.(state, seq) ?? computer.fallback(equacross.view(state, state.turn))
    if (state.turn === seat) times.push(millisecondsSince(before))
    const step = play(equacross, position, state.turn, intent, chance)
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(intent)}`)
    position = step.value.position
  }
  const { scores } = position.state
  return { margin: (scores[seat] ?? 0) - (scores[1 - seat] ?? 0), times }
}

const millisecondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Enough after so many looks: a clock would make each run another. */
const budget = (looks: number) => {
  let looked = 0
  return () => ++looked > looks
}
