import type { Rng } from '../../core/chance.ts'
import type { Enough } from '../../core/computer.ts'
import { OPERATORS } from '../../maths/operator.ts'
import { TOLERANCE } from '../value.ts'
import type { Bet } from '../state.ts'
import { diceFrom } from './dice.ts'
import { distancesOf } from './distances.ts'
import { type KnownHand, numberOf, type Opponent, type Sight } from './sight.ts'

/** What part of the pot each bet brings on average, and what the better of the two plain ones of each world does. */
export interface Chances {
  readonly low: number
  readonly high: number
  readonly swing: number
  /** Before the last card: each world's hand goes for what suits it. */
  readonly later: number
}

export interface Effort {
  /** How many hands are dealt in all, at most: the more play, the fewer worlds are looked at. */
  readonly hands: number
  /** Whether those who raised are taken to hold better hands than others. */
  readonly reads: boolean
}

/** A whole hand in one world: how near it comes, the cards that break ties, and what suits it. */
interface Entry {
  readonly low: number
  readonly high: number
  readonly lowest: number
  readonly highest: number
  readonly bet: 'low' | 'high'
  /** The part of all hands that beat it at its bet: the smaller the better. */
  readonly beaten: number
}

const [PLUS, MINUS, TIMES] = OPERATORS.keys()

/** Which part of random hands is nearer than these distances (5 %, 10 %, …), by counting 6,000 of them. */
const LOWS = [
  0, 0, 0, 0, 0, 0.021, 0.1, 0.142, 0.182, 0.214, 0.25, 0.328, 0.333, 0.429, 0.5, 0.667, 0.875, 1, 3.4,
]
const HIGHS = [0.3, 0.875, 1.25, 2, 2.4, 3, 3.373, 4, 4.4, 5, 5.5, 6, 6.75, 7.4, 8, 9, 10, 11, 13]
/** The part of hands that make exactly 1: among them the lowest card decides (MP-15). */
const EXACT = 0.26

const beatenLow = (distance: number, lowest: number): number =>
  distance <= TOLERANCE ? EXACT * Math.min(1, lowest / 16) : Math.max(EXACT, part(LOWS, distance))

const beatenHigh = (distance: number): number => part(HIGHS, distance)

const part = (steps: readonly number[], distance: number): number => {
  let at = 0
  while (at < steps.length && (steps[at] ?? 0) < distance) at++
  return at / (steps.length + 1)
}

/** A pile of number cards that nobody has seen; what is drawn in one world lies at its end. */
class Pile {
  readonly #codes: number[]
  readonly #rng: Rng
  #left: number

  constructor(codes: readonly number[], rng: Rng) {
    this.#codes = [...codes]
    this.#rng = rng
    this.#left = codes.length
  }

  /** All cards are back. */
  gather(): void {
    this.#left = this.#codes.length
  }

  draw(): number {
    if (this.#left === 0) return 0
    const at = this.#rng.below(this.#left)
    this.#left--
    const [drawn = 0, last = 0] = [this.#codes[at], this.#codes[this.#left]]
    this.#codes[at] = last
    this.#codes[this.#left] = drawn
    return drawn
  }
}

/** A hand with all that it lacks: the card face down, the last draw, and operators that a × pushes out. */
const complete = ({ numbers, operators, roots }: KnownHand, sight: Sight, pile: Pile, rng: Rng): Entry => {
  const codes = [...numbers]
  const signs = [...operators]
  let rootCount = roots
  if (sight.drawsMore) {
    const at = rng.below(sight.numbers.length + sight.roots + sight.times)
    if (at >= sight.numbers.length) {
      if (at < sight.numbers.length + sight.roots) rootCount++
      else if (TIMES !== undefined) signs.push(TIMES)
    }
  }
  while (codes.length < 4) codes.push(pile.draw())
  while (signs.length > 3) {
    const gone = [PLUS, MINUS, TIMES].filter((sign) => sign !== undefined && signs.includes(sign))
    signs.splice(signs.indexOf(gone[rng.below(gone.length)] ?? 0), 1)
  }
  const { low, high } = distancesOf(codes.map(numberOf), signs, Math.min(4, rootCount))
  const [lowest, highest] = [Math.min(...codes), Math.max(...codes)]
  const [toLow, toHigh] = [beatenLow(low, lowest), beatenHigh(high)]
  const bet = toLow <= toHigh ? 'low' : 'high'
  return { low, high, lowest, highest, bet, beaten: Math.min(toLow, toHigh) }
}

/** Who raised is thought to hold the better of two hands. */
const opponentIn = (opponent: Opponent, sight: Sight, pile: Pile, rng: Rng, reads: boolean): Entry => {
  const one = complete(opponent, sight, pile, rng)
  if (!reads || opponent.raises === 0) return one
  const other = complete(opponent, sight, pile, rng)
  return other.beaten < one.beaten ? other : one
}

const beatsLow = (own: Entry, other: Entry): boolean =>
  own.low < other.low - TOLERANCE || (own.low <= other.low + TOLERANCE && own.lowest < other.lowest)

const beatsHigh = (own: Entry, other: Entry): boolean =>
  own.high < other.high - TOLERANCE || (own.high <= other.high + TOLERANCE && own.highest > other.highest)

/** Deals what is hidden at random, again and again, and counts what each bet would bring (MP-23). */
export const chancesOf = (sight: Sight, { hands, reads }: Effort, from: Rng, enough: Enough): Chances => {
  const rng = diceFrom(from)
  const pile = new Pile(sight.numbers, rng)
  const sums = { low: 0, high: 0, swing: 0, later: 0 }
  const worlds = Math.ceil(hands / (sight.opponents.length + 1))
  let looked = 0
  while (looked < worlds) {
    pile.gather()
    const own = complete(sight.own, sight, pile, rng)
    const others = sight.opponents.map((each) => opponentIn(each, sight, pile, rng, reads))
    const lows = others.filter(({ bet }) => bet === 'low')
    const highs = others.filter(({ bet }) => bet === 'high')
    const winsLow = lows.every((other) => beatsLow(own, other))
    const winsHigh = highs.every((other) => beatsHigh(own, other))
    const share: Record<'low' | 'high', number> = {
      low: winsLow && Number.isFinite(own.low) ? (highs.length > 0 ? 0.5 : 1) : 0,
      high: winsHigh && Number.isFinite(own.high) ? (lows.length > 0 ? 0.5 : 1) : 0,
    }
    sums.low += share.low
    sums.high += share.high
    if (winsLow && winsHigh) sums.swing++
    sums.later += share[own.bet]
    looked++
    if (looked % 8 === 0 && enough()) break
  }
  return {
    low: sums.low / looked,
    high: sums.high / looked,
    swing: sums.swing / looked,
    later: sums.later / looked,
  }
}

/** What a hand is worth: its share of the pot with the bet that brings most. */
export const worthOf = ({ low, high, swing, later }: Chances, { drawsMore }: Sight): number =>
  drawsMore ? later : Math.max(low, high, swing)

/** The bet that brings most. */
export const bestBet = ({ low, high, swing }: Chances): Bet => {
  if (swing > low && swing > high) return 'swing'
  return low >= high ? 'low' : 'high'
}
