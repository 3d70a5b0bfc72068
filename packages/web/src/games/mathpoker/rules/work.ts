import {
  bestOrders,
  distanceTo,
  judgeCards,
  parseCards,
  showdown,
  valueText,
} from '@trueline/rules/mathpoker/guide'
import type { Card } from '@trueline/rules/mathpoker/client'
import { writeCards } from '../cards.ts'
import { writeNumber, writeValue } from '../numbers.ts'
import { sayFault } from '../refusal.ts'
import { sayPot } from '../settled.ts'
import type { REFUSED, ShowdownExample } from './examples.ts'

const read = (text: string): Card[] => {
  const parsed = parseCards(text)
  if (!parsed.ok) throw new Error(`no cards: ${text}`)
  return parsed.value
}

/** An equation with what the rules make of it. */
export const workEquation = (text: string) => {
  const cards = read(text)
  const judged = judgeCards(cards)
  if (!('value' in judged)) throw new Error(`no equation: ${text}`)
  const gap = (target: number): string => writeNumber(distanceTo(target, judged.value).number)
  return {
    equation: writeCards(cards),
    value: writeValue(valueText(judged.value)),
    low: gap(1),
    high: gap(20),
  }
}

/** An order that the rules refuse for that reason and no other. */
export const workRefused = ({ cards: text, fault }: (typeof REFUSED)[number]) => {
  const cards = read(text)
  const judged = judgeCards(cards)
  if (!('fault' in judged) || judged.fault !== fault) throw new Error(`not refused for ${fault}: ${text}`)
  return { equation: writeCards(cards), why: sayFault(fault) }
}

/** A showdown settled by the rules: the equations, and who won what and why. */
export const workShowdown = ({ seats }: ShowdownExample) => {
  const hands = seats.map(({ low, high }) => read(low ?? high ?? ''))
  const orderOf = (hand: readonly Card[], text: string | undefined): number[] | null => {
    if (text === undefined) return null
    const left = [...hand.keys()]
    return read(text).map((card) => {
      const at = left.findIndex((index) => JSON.stringify(hand[index]) === JSON.stringify(card))
      const [found] = at < 0 ? [] : left.splice(at, 1)
      if (found === undefined) throw new Error(`not one hand: ${text}`)
      return found
    })
  }
  const arrangements = seats.map(({ low, high }, seat) => ({
    bet:
      low !== undefined && high !== undefined
        ? ('swing' as const)
        : low === undefined
          ? ('high' as const)
          : ('low' as const),
    low: orderOf(hands[seat] ?? [], low),
    high: orderOf(hands[seat] ?? [], high),
  }))
  const totals = seats.map(({ put }) => put)
  const result = showdown({ totals, folded: seats.map(() => false), hands, arrangements, small: 0 })
  const cast = { names: seats.map(({ name }) => name), you: null }
  return {
    hands: result.hands.map(({ seat, cards, standing, equations }) => ({
      name: cast.names[seat] ?? '',
      standing,
      equations: equations.map(({ order, value }) => ({
        equation: writeCards(order.flatMap((at) => cards[at] ?? [])),
        value: value === null ? '' : writeValue(value),
      })),
    })),
    pots: result.pots.map((pot) => ({ amount: pot.amount, told: sayPot(pot, result.hands, cast) })),
  }
}

/** The best that can be made of some cards, both ways. */
export const workBest = (text: string) => {
  const hand = read(text)
  const { low, high } = bestOrders(hand)
  const write = (best: typeof low): string => {
    const cards = (best?.order ?? []).flatMap((at) => hand[at] ?? [])
    const judged = judgeCards(cards)
    return 'value' in judged ? `${writeCards(cards)} ${writeValue(valueText(judged.value))}` : ''
  }
  return { hand: writeCards(hand), low: write(low), high: write(high) }
}
