import {
  type Arrangement,
  type Bet,
  type Card,
  distanceTo,
  isNumber,
  judgeCards,
  judgeOrder,
  nearerTarget,
  type OrderFault,
  type Target,
  TARGETS,
  type Value,
} from '@trueline/rules/mathpoker/client'

/** A row of one's cards, by their places in the hand. */
export type Line = readonly number[]

/**
 * How one's cards lie before they are sent. A plain bet has one line, `single`; a Swing has both, each with all the cards.
 */
export interface Lines {
  readonly bet: Bet | null
  readonly single: Target
  readonly low: Line
  readonly high: Line
}

export const NO_LINES: Lines = { bet: null, single: 'low', low: [], high: [] }

/** The lines that count under the bet that was chosen. */
export const linesIn = ({ bet, single }: Pick<Lines, 'bet' | 'single'>): readonly Target[] =>
  bet === 'swing' ? ['low', 'high'] : [single]

/** Another bet. What lies in the one line stays in sight; for a Swing it becomes the one it is nearer to. */
export const choose = (lines: Lines, hand: readonly Card[], bet: Bet): Lines => {
  if (bet !== 'swing') {
    // Of the two lines of a Swing the one that was asked for is kept, unless nothing lies in it.
    const keeps = lines.bet === 'swing' ? lines[bet].length > 0 : lines.single === bet
    return { ...(keeps ? lines : swapped(lines)), bet, single: bet }
  }
  if (lines.bet === 'swing') return lines
  const judged = judgeOrder(hand, lines[lines.single])
  const meant = 'value' in judged ? nearerTarget(judged.value) : lines.single
  return { ...(meant === lines.single ? lines : swapped(lines)), bet, single: meant }
}

const swapped = (lines: Lines): Lines => ({ ...lines, low: lines.high, high: lines.low })

/** A line with a card at a place, wherever it was before. */
export const put = (line: Line, card: number, place: number): Line => {
  const from = line.indexOf(card)
  const rest = line.filter((other) => other !== card)
  const at = from >= 0 && from < place ? place - 1 : place
  return rest.toSpliced(Math.max(0, Math.min(rest.length, at)), 0, card)
}

export const without = (line: Line, card: number): Line => line.filter((other) => other !== card)

const TYPED: Readonly<Record<string, Card>> = {
  '+': '+',
  '-': '-',
  '*': '*',
  x: '*',
  '/': '/',
  ':': '/',
  r: 'sqrt',
  v: 'sqrt',
}

/** A line and the place in it where the next card goes. */
export interface Caret {
  readonly line: Line
  readonly place: number
}

/**
 * What typing a key comes to: the card that fits goes to the caret. A 0 behind a 1 is a 10 where there is one, as two numbers
 * never stand side by side. Null where no card fits.
 */
export const type = (key: string, hand: readonly Card[], { line, place }: Caret): Caret | null => {
  const free = (is: (card: Card) => boolean): number | undefined =>
    [...hand.keys()].find((at) => !line.includes(at) && is(hand[at] as Card))
  const number = (n: number) => free((card) => isNumber(card) && card.n === n)
  const before = hand[line[place - 1] ?? -1]
  if (key === '0' && isNumber(before) && before.n === 1) {
    const ten = number(10)
    if (ten !== undefined) return { line: line.with(place - 1, ten), place }
  }
  // Its 1 has brought it already.
  if (key === '0' && isNumber(before) && before.n === 10) return { line, place }
  const sign = TYPED[key.toLowerCase()]
  const card = /^\d$/.test(key)
    ? (number(Number(key)) ?? (key === '1' ? number(10) : undefined))
    : sign && free((each) => each === sign)
  return card === undefined ? null : { line: put(line, card, place), place: place + 1 }
}

/** A place in a line where a card of a kind has to come between. */
export interface Gap {
  readonly at: number
  readonly needs: 'sign' | 'number'
}

/** How a line stands: what it comes to so far, how far that is from both targets, and what is wrong with it. */
export interface Reading {
  readonly value: Value | null
  readonly gaps: Readonly<Record<Target, Value>> | null
  readonly fault: OrderFault | null
  /** The first place where something is missing between what lies there. */
  readonly gap: Gap | null
  /** Whether it can become an equation by cards that are laid between and behind. */
  readonly open: boolean
  /** How many cards are still to be laid. */
  readonly left: number
}

export const read = (hand: readonly Card[], line: Line): Reading => {
  const judged = judgeOrder(hand, line)
  const cards = line.flatMap((at) => hand[at] ?? [])
  const value = 'value' in judged ? judged.value : valueSoFar(cards)
  const missing = gapsIn(cards)
  const [gap = null] = missing
  return {
    value,
    gaps: value && { low: distanceTo(TARGETS.low, value), high: distanceTo(TARGETS.high, value) },
    fault: 'fault' in judged ? faultIn(cards, judged.fault, gap) : null,
    gap,
    open: isOpen(hand, cards, missing),
    left: hand.length - line.length,
  }
}

const isSign = (card: Card): boolean => card !== 'sqrt' && !isNumber(card)

/** Where something is missing between two cards, or before the first: a sign between two numbers, a number between two signs. */
const gapsIn = (cards: readonly Card[]): Gap[] =>
  cards.flatMap((card, at) => {
    const before = cards[at - 1]
    const wantsSign = before !== undefined && isNumber(before)
    return wantsSign === isSign(card) ? [] : [{ at, needs: wantsSign ? 'sign' : 'number' } as const]
  })

/** What is wrong beyond that cards are missing: it is said before the last one lies. */
const faultIn = (cards: readonly Card[], fault: OrderFault, gap: Gap | null): OrderFault =>
  fault !== 'not-all-cards' || !gap ? fault : cards[gap.at - 1] === 'sqrt' ? 'root' : 'not-alternating'

/** Whether the cards that do not lie yet are enough for all that is missing. */
const isOpen = (hand: readonly Card[], cards: readonly Card[], gaps: readonly Gap[]): boolean => {
  const free = (is: (card: Card) => boolean): number => hand.filter(is).length - cards.filter(is).length
  const signs = gaps.filter(({ needs }) => needs === 'sign').length
  const last = cards.at(-1)
  const numbers = gaps.length - signs + (last === undefined || isNumber(last) ? 0 : 1)
  return cards.length < hand.length && signs <= free(isSign) && numbers <= free(isNumber)
}

/** The value of what lies there already, up to the last number. */
const valueSoFar = (cards: readonly Card[]): Value | null => {
  const judged = judgeCards(cards.slice(0, 1 + cards.findLastIndex((card) => isNumber(card))))
  return 'value' in judged ? judged.value : null
}

/** The lines as the house is told of them. */
export const toSend = (lines: Lines): { bet?: Bet; low?: number[]; high?: number[] } => ({
  ...(lines.bet ? { bet: lines.bet } : {}),
  ...Object.fromEntries(
    linesIn(lines).flatMap((target) => (lines[target].length > 0 ? [[target, [...lines[target]]]] : [])),
  ),
})

/** The lines that the house was told of, taken up again. */
export const fromArrangement = ({ bet, low, high }: Arrangement): Lines => ({
  bet,
  single: bet === 'high' || (bet === null && low === null && high !== null) ? 'high' : 'low',
  low: low ?? [],
  high: high ?? [],
})

/** Whether a line could be one of a hand of so many cards; a draft is read from what a browser kept. */
export const isLine = (line: unknown, cards: number): line is Line =>
  Array.isArray(line) &&
  new Set(line).size === line.length &&
  line.every((at) => Number.isInteger(at) && at >= 0 && at < cards)
