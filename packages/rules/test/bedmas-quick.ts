import { type BedmasKind, bedmas } from '../src/bedmas/index.ts'
import type { BedmasIntent } from '../src/bedmas/intent.ts'
import type { BedmasState } from '../src/bedmas/state.ts'
import type { Game } from '../src/core/game.ts'

const known = new WeakMap<BedmasState, readonly BedmasIntent[]>()

const movesOf = (state: BedmasState): readonly BedmasIntent[] => {
  const moves = known.get(state) ?? bedmas.moves(state, state.turn)
  known.set(state, moves)
  return moves
}

/** BEDMAS without its searches: the moves of a state are listed once, and a hint shows the best of those. */
export const quickBedmas: Game<BedmasKind> = {
  ...bedmas,
  moves: (state, seat) => (seat === state.turn ? movesOf(state) : bedmas.moves(state, seat)),
  decide: (state, seat, intent, rng, found) => {
    const plays = intent.type === 'hint' ? movesOf(state).filter(({ type }) => type === 'play') : []
    return bedmas.decide(state, seat, intent, rng, found ?? plays.slice(0, 5))
  },
}
