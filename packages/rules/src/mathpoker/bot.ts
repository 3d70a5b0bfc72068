import type { Rng } from '../core/chance.ts'
import type { ComputerPlayer, Enough } from '../core/computer.ts'
import { bestBet, type Chances, chancesOf, type Effort, worthOf } from './bot/chances.ts'
import { chooseEasy } from './bot/easy.ts'
import { lockIn } from './bot/lock.ts'
import { type Sight, sightOf } from './bot/sight.ts'
import { type Temper, wager } from './bot/wager.ts'
import { type Discardable, withoutCard } from './cards.ts'
import type { MathPokerKind } from './index.ts'
import type { MathPokerIntent } from './intent.ts'
import type { Bet } from './state.ts'
import type { MathPokerView } from './view.ts'

/** The levels of MP-23, the easiest first. */
export const LEVELS = ['easy', 'medium', 'hard'] as const

/** How a level thinks and bets. */
interface Character {
  readonly effort: Effort
  readonly temper: Temper
  readonly swings: boolean
}

const MEDIUM: Character = {
  effort: { hands: 150, reads: false },
  temper: { blur: 0.12, edge: 0.16, sizes: [0.4, 0.6], slack: 0.08, bluffs: 0 },
  swings: false,
}
const HARD: Character = {
  effort: { hands: 1000, reads: true },
  temper: { blur: 0.01, edge: 0.03, sizes: [0.8, 1.6], slack: 0, bluffs: 3 },
  swings: true,
}

/** The computer player of MathPoker (MP-23). */
export const computer: ComputerPlayer<MathPokerKind> = {
  levels: LEVELS,
  // So that people can follow a table of computers; Easy takes its time.
  pause: (level, rng) => (level === 'easy' ? 1000 + rng.below(1001) : 600 + rng.below(801)),
  choose(view, level, rng, enough) {
    if (view.phase === 'between') return { type: 'ready' }
    if (level === 'easy') return chooseEasy(view, rng)
    return choose(view, level === 'medium' ? MEDIUM : HARD, rng, enough)
  },
  fallback,
}

/** The least that is always legal. */
function fallback(view: MathPokerView): MathPokerIntent {
  switch (view.phase) {
    case 'choosing':
      return { type: 'discard', card: view.choice?.from.at(-1) ?? '*' }
    case 'equation':
      return lockIn(view, 'low')
    case 'between':
      return { type: 'ready' }
    case 'betting':
    case 'dealing':
    case 'drawing':
    case 'settling':
    case 'over':
      return { type: view.legal?.check ? 'check' : 'fold' }
  }
}

const choose = (view: MathPokerView, character: Character, rng: Rng, enough: Enough): MathPokerIntent => {
  const { effort, temper, swings } = character
  const sight = sightOf(view)
  if (view.phase === 'choosing')
    return { type: 'discard', card: bestDiscard(view, sight, effort, rng, enough) }
  const chances = chancesOf(sight, effort, rng, enough)
  if (view.phase !== 'equation') return wager(sight, worthOf(chances, sight), temper, rng)
  return lockIn(view, swings ? bestBet(chances) : plainBet(chances))
}

const plainBet = ({ low, high }: Chances): Bet => (low >= high ? 'low' : 'high')

/** The operator whose loss leaves the best hand. */
const bestDiscard = (
  { choice }: MathPokerView,
  sight: Sight,
  effort: Effort,
  rng: Rng,
  enough: Enough,
): Discardable => {
  const from = choice?.from ?? []
  const share = { ...effort, hands: effort.hands / from.length }
  const worths = from.map((card) => {
    const hand = withoutCard(sight.hand, card)
    const operators = sight.own.operators.toSpliced(
      sight.hand.filter((each) => isSign(each)).indexOf(card),
      1,
    )
    return worthOf(chancesOf({ ...sight, hand, own: { ...sight.own, operators } }, share, rng, enough), sight)
  })
  return from[worths.indexOf(Math.max(...worths))] ?? '*'
}

const isSign = (card: Sight['hand'][number]): boolean => typeof card === 'string' && card !== 'sqrt'
