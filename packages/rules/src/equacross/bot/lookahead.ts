import type { Rng } from '../../core/chance.ts'
import type { Enough } from '../../core/computer.ts'
import type { Candidate } from './candidates.ts'
import { futureOf } from './future.ts'
import type { Sight } from './sight.ts'
import { dealWorld } from './worlds.ts'

/** No candidate is given up before it was looked at in so many worlds, nor while it is this near to the best. */
const FIRST_ROUNDS = 8
const CERTAINTY = 2.5

/** Looking stops at so many worlds, whatever the time. */
const MOST_ROUNDS = 2000

interface Contender {
  readonly candidate: Candidate
  /** What it came to in each world. */
  readonly futures: number[]
  total: number
}

/**
 * The candidate that does best over many worlds: all are looked at in the same ones, and those that fall behind
 * beyond doubt are given up. Until the first round is done it is the first.
 */
export const bestByLookahead = (
  sight: Sight,
  candidates: readonly Candidate[],
  rng: Rng,
  enough: Enough,
): Candidate | undefined => {
  let contenders = candidates.map((candidate): Contender => ({ candidate, futures: [], total: 0 }))
  for (let round = 1; contenders.length > 1 && round <= MOST_ROUNDS; round++) {
    const world = dealWorld(sight, rng)
    const futures: number[] = []
    for (const { candidate } of contenders) {
      if (enough()) return leaderOf(contenders)?.candidate
      futures.push(futureOf(candidate, world))
    }
    contenders.forEach((contender, at) => {
      const future = futures[at] ?? 0
      contender.futures.push(future)
      contender.total += future
    })
    if (round >= FIRST_ROUNDS && round % 4 === 0) contenders = withoutStragglers(contenders)
  }
  return leaderOf(contenders)?.candidate
}

const leaderOf = (contenders: readonly Contender[]): Contender | undefined =>
  contenders.reduce<Contender | undefined>(
    (leader, each) => (leader && leader.total >= each.total ? leader : each),
    undefined,
  )

const withoutStragglers = (contenders: Contender[]): Contender[] => {
  const leader = leaderOf(contenders)
  return leader ? contenders.filter((each) => each === leader || !isBehind(each, leader)) : contenders
}

/** Whether the mean difference is more than `CERTAINTY` of its standard errors. */
const isBehind = ({ futures }: Contender, leader: Contender): boolean => {
  const rounds = futures.length
  let sum = 0
  let squares = 0
  futures.forEach((future, round) => {
    const behind = (leader.futures[round] ?? 0) - future
    sum += behind
    squares += behind * behind
  })
  const mean = sum / rounds
  const variance = (squares - sum * mean) / (rounds - 1)
  return mean > CERTAINTY * Math.sqrt(variance / rounds)
}
