import type { Seat } from '../core/seat.ts'
import { type Card, isNumber, type NumberCard } from './cards.ts'
import { type Pot, potsOf } from './pots.ts'
import type { Target } from './refusal.ts'
import { type Entry, enter, TARGETS } from './standing.ts'
import type { Arrangement, ShownHand, Showdown } from './state.ts'
import { compareValues, distanceTo } from './value.ts'

/** How one pot was settled (MP-16 … MP-18): who won it how, or that it went back; `paid` is who got what. */
export interface PotResult extends Pot {
  /** The odd chip that left the game. */
  readonly removed: number
  readonly low: Seat | null
  readonly high: Seat | null
  readonly swing: Seat | null
  readonly refund: boolean
  readonly paid: readonly (readonly [Seat, number])[]
  /** Contests in which the winner's card decided, as values were equally near (MP-15). */
  readonly byCard: readonly Target[]
}

/** The card of a hand that breaks ties: the lowest number with its lowest rank, or the highest with its highest. */
export const tieCard = (cards: readonly Card[], target: Target): NumberCard => {
  const sign = target === 'low' ? 1 : -1
  const [first] = cards.filter(isNumber).sort((a, b) => sign * (a.n - b.n || a.r - b.r))
  return first ?? { n: 0, r: 0 }
}

/** Below 0 when `a` is nearer; 0 only when both are equally near. */
const compareDistance = (a: Entry, b: Entry, target: Target): number => {
  const [one, other] = [a.values[target], b.values[target]]
  if (!one || !other) return Number(!one) - Number(!other)
  return compareValues(distanceTo(TARGETS[target], one), distanceTo(TARGETS[target], other))
}

/** Below 0 when `a` beats `b` (MP-15); never 0, as no card is there twice. */
const compareEntries = (a: Entry, b: Entry, target: Target): number => {
  const nearer = compareDistance(a, b, target)
  if (nearer !== 0) return nearer
  const [one, other] = [tieCard(a.cards, target), tieCard(b.cards, target)]
  const gap = one.n - other.n || one.r - other.r
  return target === 'low' ? gap : -gap
}

const best = (entries: readonly Entry[], target: Target): Entry | null =>
  entries.toSorted((a, b) => compareEntries(a, b, target))[0] ?? null

/** MP-17: the swing that is best in both contests against every other equation, other swings included. */
const winningSwing = (entries: readonly Entry[]): Entry | null =>
  entries.find(
    (swing) =>
      swing.standing === 'swing' &&
      entries.every(
        (other) =>
          other === swing ||
          (['low', 'high'] as const).every(
            (target) => !other.values[target] || compareEntries(swing, other, target) < 0,
          ),
      ),
  ) ?? null

const settlePot = (pot: Pot, entries: readonly Entry[], small: Seat): PotResult => {
  const { amount, eligible } = pot
  const rivals = entries.filter(({ seat, standing }) => eligible.includes(seat) && standing !== 'none')
  const nobody = {
    amount,
    eligible,
    removed: 0,
    low: null,
    high: null,
    swing: null,
    refund: false,
    byCard: [],
  }
  const [only, ...others] = eligible
  // Nobody else plays for it.
  if (only !== undefined && others.length === 0) return { ...nobody, paid: [[only, amount]] }
  const swing = winningSwing(rivals)
  if (swing) {
    const byCard = byCardIn(swing, rivals, ['low', 'high'])
    return { ...nobody, swing: swing.seat, paid: [[swing.seat, amount]], byCard }
  }
  const plain = (target: Target) => rivals.filter(({ standing }) => standing === target)
  const [low, high] = [best(plain('low'), 'low'), best(plain('high'), 'high')]
  const byCard = [
    ...(low ? byCardIn(low, plain('low'), ['low']) : []),
    ...(high ? byCardIn(high, plain('high'), ['high']) : []),
  ]
  const won = { ...nobody, low: low?.seat ?? null, high: high?.seat ?? null, byCard }
  if (low && high) {
    const half = Math.floor(amount / 2)
    return {
      ...won,
      removed: amount % 2,
      paid: [
        [low.seat, half],
        [high.seat, half],
      ],
    }
  }
  const winner = low ?? high
  if (winner) return { ...won, paid: [[winner.seat, amount]] }
  return { ...nobody, refund: true, paid: refunds(pot, small, Math.max(0, ...eligible) + 1) }
}

const byCardIn = (winner: Entry, rivals: readonly Entry[], targets: readonly Target[]): Target[] =>
  targets.filter((target) =>
    rivals.some(
      (other) => other !== winner && other.values[target] && compareDistance(winner, other, target) === 0,
    ),
  )

/** MP-18: equal shares, and the chips left over one each from the small blind clockwise. */
const refunds = ({ amount, eligible }: Pot, small: Seat, seats: number): [Seat, number][] => {
  const share = Math.floor(amount / eligible.length)
  const rank = (seat: Seat): number => (seat < small ? seat + seats : seat) - small
  const clockwise = eligible.toSorted((a, b) => rank(a) - rank(b)).slice(0, amount % eligible.length)
  return eligible.map((seat) => [seat, share + (clockwise.includes(seat) ? 1 : 0)])
}

/** What the showdown needs to know. Lists are by seat; `totals` without what was not called. */
export interface ShowdownOf {
  readonly totals: readonly number[]
  readonly folded: readonly boolean[]
  readonly hands: readonly (readonly Card[])[]
  readonly arrangements: readonly (Arrangement | null)[]
  readonly small: Seat
}

/** Settles each pot on its own (MP-15 … MP-18). */
export const showdown = ({ totals, folded, hands, arrangements, small }: ShowdownOf): Showdown => {
  const entries = [...hands.keys()]
    .filter((seat) => folded[seat] === false)
    .map((seat) => enter(seat, hands[seat] ?? [], arrangements[seat] ?? null))
  const pots = potsOf(totals, folded).map((pot) => settlePot(pot, entries, small))
  const payouts = totals.map(() => 0)
  for (const { paid } of pots) for (const [seat, chips] of paid) payouts[seat] = (payouts[seat] ?? 0) + chips
  return {
    hands: entries.map(
      ({ seat, cards, standing, equations }): ShownHand => ({
        seat,
        cards,
        bet: arrangements[seat]?.bet ?? null,
        standing,
        equations,
      }),
    ),
    pots,
    payouts,
    removed: pots.reduce((sum, { removed }) => sum + removed, 0),
  }
}
