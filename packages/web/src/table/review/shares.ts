import type { Best, Moment, ReviewedTurn } from '../../games/reviewui.ts'

/** What would have been best in a turn, and how far what was done stayed below it. */
export interface Compared {
  readonly turn: ReviewedTurn
  /** Null where there was no play. */
  readonly best: Best | null
  readonly missed: number
}

/** Each reviewed turn beside what was done in it, by the number of its event. */
export const compare = (
  moments: readonly Pick<Moment, 'seq' | 'move'>[],
  turns: readonly ReviewedTurn[],
  bestOf: (turn: ReviewedTurn) => Best | null,
): ReadonlyMap<number, Compared> => {
  const done = new Map(moments.map(({ seq, move }) => [seq, move?.points ?? 0]))
  return new Map(
    turns.flatMap((turn): [number, Compared][] => {
      const points = done.get(turn.seq)
      if (points === undefined) return []
      const best = bestOf(turn)
      return [[turn.seq, { turn, best, missed: Math.max(0, (best?.points ?? 0) - points) }]]
    }),
  )
}

/**
 * How much of what there was to find each seat found, in whole percent; null for a seat that had nothing to find.
 * Whoever missed something has not found all of it, however little it was.
 */
export const sharesOf = (compared: Iterable<Compared>, seats: number): (number | null)[] => {
  const there = Array.from({ length: seats }, () => 0)
  const missed = Array.from({ length: seats }, () => 0)
  for (const { turn, best, missed: less } of compared) {
    there[turn.seat] = (there[turn.seat] ?? 0) + (best?.points ?? 0)
    missed[turn.seat] = (missed[turn.seat] ?? 0) + less
  }
  return there.map((all, seat) => {
    if (all === 0) return null
    const lost = missed[seat] ?? 0
    const share = Math.round((100 * (all - lost)) / all)
    return lost > 0 ? Math.min(99, share) : 100
  })
}
