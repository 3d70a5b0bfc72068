import { allPlays, bestPlays } from '../../src/bedmas/search/plays.ts'
import { type BedmasKind, bedmas } from '../../src/bedmas/index.ts'
import type { BedmasIntent } from '../../src/bedmas/intent.ts'
import { type Board, rackOf } from '../../src/bedmas/state.ts'
import { LEAST_POOL } from '../../src/bedmas/tokens.ts'
import { type Rng, shuffle } from '../../src/core/chance.ts'
import { chanceFrom } from '../../src/core/chance.ts'
import { people } from '../../src/core/company.ts'
import { open, play, type Position } from '../../src/core/play.ts'

/** What a player has before them. */
export interface BedmasPosition {
  readonly board: Board
  readonly rack: readonly number[]
}

/** The positions of a game that plays itself, the same for the same number: half of the time its best play, else any of a few tiles. */
export const positionsOfGame = (game: number): BedmasPosition[] => {
  const chance = chanceFrom(game.toString(16).padStart(64, '0'))
  // Far above any event's number: players' whims are not the game's chance.
  const whim = chance(0xffff_ffff)
  const positions: BedmasPosition[] = []
  let position: Position<BedmasKind> = open(
    bedmas,
    { clock: null, first: 'maker' },
    people(2),
    chance,
  ).position
  while (!position.state.outcome) {
    const { state } = position
    const { board, turn, pool } = state
    const rack = rackOf(state, turn)
    positions.push({ board, rack })
    const step = play(bedmas, position, turn, intentOf(board, rack, pool.length, whim), chance)
    if (!step.ok) throw new Error(step.error.code)
    position = step.value.position
  }
  return positions
}

const intentOf = (board: Board, rack: readonly number[], pool: number, whim: Rng): BedmasIntent => {
  const few = shuffle(rack, whim).slice(0, 3)
  const plays = whim.below(2) === 0 ? bestPlays(board, rack, 1) : allPlays(board, few)
  const chosen = plays[whim.below(Math.max(1, plays.length))]
  if (chosen) return { type: 'play', tiles: [...chosen.tiles] }
  return { type: pool >= LEAST_POOL ? 'swap' : 'pass' }
}
