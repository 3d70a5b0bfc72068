import {
  type OrderFault,
  type PotResult,
  type ShownHand,
  type Target,
  TARGETS,
  tieCard,
} from '@trueline/rules/mathpoker/client'
import { listed } from '../../words/listed.ts'
import type { Cast } from '../gameui.ts'
import { faceOf } from './cards.ts'
import { numberIn, writeNumber } from './numbers.ts'
import { sayFault } from './refusal.ts'
import { chips, nameIn, nameWithin } from './say.ts'
import { words } from './words/table.ts'

type Hands = readonly ShownHand[]

/** What a hand had chosen, and what it counts as where that is another thing (MP-14). */
export const sayStanding = ({ bet, standing }: ShownHand): string => {
  const { bets } = words.equation
  if (bet === null) return standing === 'none' ? words.round_over.nothing : bets[standing]
  return standing === 'none' || standing === bet
    ? bets[bet]
    : words.round_over.counts(bets[bet], bets[standing])
}

/** Why what lay there when the time was up is no equation. */
export const sayLate = (fault: OrderFault): string => {
  if (fault === 'not-all-cards') return words.round_over.unfinished
  const why = sayFault(fault)
  return words.round_over.late(why.charAt(0).toLowerCase() + why.slice(1))
}

/** How far a hand's equation is from a target; null where it has none. */
export const gapOf = (hand: ShownHand | undefined, target: Target): number | null => {
  const value = hand?.equations.find((equation) => equation.target === target)?.value
  return value == null ? null : Math.abs(numberIn(value) - TARGETS[target])
}

const sayGap = (hands: Hands, seat: number, target: Target): string => {
  const gap = gapOf(
    hands.find((hand) => hand.seat === seat),
    target,
  )
  return gap === null ? '' : words.equation.gap(writeNumber(gap), TARGETS[target])
}

/** Why of equally near values one won: the card that decided, and the one it beat (MP-15). */
const sayCards = (pot: PotResult, hands: Hands, winner: number, target: Target, cast: Cast): string => {
  if (!pot.byCard.includes(target)) return ''
  const own = hands.find((hand) => hand.seat === winner)
  const gap = gapOf(own, target)
  const isRival = ({ seat, standing }: ShownHand): boolean =>
    seat !== winner && pot.eligible.includes(seat) && (standing === target || standing === 'swing')
  const rivals = hands.filter((hand) => {
    const other = gapOf(hand, target)
    return isRival(hand) && gap !== null && other !== null && Math.abs(other - gap) <= 1e-10
  })
  const card = (hand: ShownHand): string => {
    const { n, r } = tieCard(hand.cards, target)
    return `${faceOf({ n, r })} of rank ${r}`
  }
  if (!own || rivals.length === 0) return ''
  const which = target === 'low' ? 'lower' : 'higher'
  const beaten = listed(rivals.map((hand) => `the ${card(hand)} of ${nameWithin(cast, hand.seat)}`))
  return `; as near as ${listed(rivals.map(({ seat }) => nameWithin(cast, seat)))}, but the ${which} card decides: the ${card(own)} over ${beaten}`
}

/** How a pot was settled, a sentence for each who got something of it and for what left the game. */
export const sayPot = (pot: PotResult, hands: Hands, cast: Cast): string[] => {
  const { paid, swing, low, high, refund, removed } = pot
  const part = (seat: number): number => paid.find(([to]) => to === seat)?.[1] ?? 0
  const won = (seat: number, target: Target): string =>
    `${nameIn(cast, seat)} won ${chips(part(seat))} with the ${target === 'low' ? 'Low' : 'High'}, ${sayGap(hands, seat, target)}${sayCards(pot, hands, seat, target, cast)}`
  if (swing !== null)
    return [
      `${nameIn(cast, swing)} won ${chips(part(swing))} with a Swing, best at both: ${sayGap(hands, swing, 'low')} and ${sayGap(hands, swing, 'high')}${(['low', 'high'] as const).map((target) => sayCards(pot, hands, swing, target, cast)).join('')}`,
    ]
  if (refund)
    return [
      `Nobody could win it: ${listed(paid.map(([seat, amount]) => `${chips(amount)} back to ${nameWithin(cast, seat)}`))}`,
    ]
  const winners = [...(low === null ? [] : [won(low, 'low')]), ...(high === null ? [] : [won(high, 'high')])]
  const [only] = paid
  const sentences =
    winners.length === 0 && only
      ? [`${chips(only[1])} back to ${nameWithin(cast, only[0])}, for whom alone they were`]
      : winners
  return removed > 0 ? [...sentences, 'The odd chip left the game'] : sentences
}
