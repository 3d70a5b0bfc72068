import { err, ok, type Result } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import type { Operator } from '../maths/operator.ts'
import { type Card, type Discardable, isNumber } from './cards.ts'
import { type MathPokerIntent, mathPokerIntent } from './intent.ts'
import { parseClock, type SeatSetup, type Setup } from './setup.ts'
import type { Arrangement, Bet, MathPokerState, Phase } from './state.ts'

/** Text that stands for nothing. */
export interface NotationFault {
  readonly code: 'bad-position' | 'bad-cards' | 'bad-move'
}

const TABLE =
  /^(?<phase>dealing|choosing|betting|drawing|equation|settling|between|over)(?:=(?<why>chips|left))? (?<chips>\d+),(?<blind>\d+),(?<rise>\d+|-),(?<clock>\d+|-) (?<removed>\d+) (?<exits>\d+(?:,\d+)*|-)$/
const ROUND =
  /^(?<number>\d+) (?<street>[12]) (?<small>\d) (?<bet>\d+),(?<raise>\d+) (?<turn>\d|-) (?<deck>\S+)$/
const SEAT =
  /^(?<start>\d+),(?<stack>\d+),(?<total>\d+),(?<bet>\d+),(?<acted>\d+|-) (?<flags>(?=[a-z])c?f?l?a?r?k?s?|-) (?<timeouts>\d+) (?<hand>\S+) (?<owed>\d+)(?<choices>[-+*]*) (?:-|(?<wager>low|high|swing|\?)(?:\/low=(?<low>(?:\d+(?:,\d+)*)?))?(?:\/high=(?<high>(?:\d+(?:,\d+)*)?))?)$/

/** Letters for what a seat is, in the order in which they are written. */
const FLAGS = {
  computer: 'c',
  folded: 'f',
  left: 'l',
  away: 'a',
  ready: 'r',
  locked: 'k',
  shown: 's',
} as const satisfies Partial<Record<keyof SeatSetup, string>>

/**
 * A position in one line (here broken up), `-` for nothing: the table, the round, and each seat.
 *
 *     betting 1000,5,10,30 0 - | 1 1 0 10,10 2 V3.1,*,…
 *       | 1000,995,5,5,- - 0 7.3,+,-,/,2.1,9.4 0 -
 *       | 1000,990,10,10,- c 0 0.2,+,-,/,V5.1,8.2 0 -
 *       | 1000,1000,0,0,- - 1 6.3,-,/,*,1.1,4.4 0 -
 *
 * Table: phase, at the end with why; chips of each seat, first small blind, rounds until it doubles, clock; chips removed;
 * who lost or left, the first to go first (`3,02`: 3, then 0 and 2 together). Round: number (0 before the first); street;
 * small blind; the bet to match and the least raise; whose turn; the deck. Seat: chips before the blinds, behind, put in
 * (after a showdown: played for), bet, and matched when it last acted; what it is (`FLAGS`); time-outs in a row; cards; how
 * many × it has to make room for and what goes for them (`2+`); how its cards lie (`swing/low=0,1,2/high=2,1,0`, `?` without
 * a bet). Blinds, places and what a showdown came to follow from these.
 */
export const makePosition = (state: MathPokerState): string => {
  const { rules, phase, betting, round, next, removed, exits, left, outcome } = state
  return [
    [
      outcome ? `${phase}=${outcome.why}` : phase,
      [rules.chips, rules.blind, rules.rise ?? '-', rules.clock ?? '-'],
      removed,
      exits.map((group) => group.join('')).join() || '-',
    ],
    [
      round?.number ?? 0,
      round?.street ?? 1,
      round?.small ?? next,
      [betting.bet, betting.raise],
      betting.toAct ?? '-',
      makeHand(round?.deck ?? []),
    ],
    ...[...left.keys()].map((seat) => makeSeat(state, seat)),
  ]
    .map((part) => part.join(' '))
    .join(' | ')
}

const makeSeat = (state: MathPokerState, seat: Seat): readonly unknown[] => {
  const { betting, round, computers, left, away, ready, timeouts } = state
  const stack = betting.stacks[seat] ?? 0
  const start = round?.stacks[seat] ?? stack
  const result = round?.result
  const total = result ? start - stack + (result.payouts[seat] ?? 0) : betting.totals[seat]
  const is = {
    computer: computers[seat],
    folded: betting.folded[seat],
    left: left[seat],
    away: away[seat],
    ready: ready[seat],
    locked: round?.locked[seat],
    shown: result?.hands.some((hand) => hand.seat === seat),
  }
  const flags = Object.entries(FLAGS).map(([flag, letter]) => (is[flag as keyof typeof is] ? letter : ''))
  return [
    [start, stack, total, betting.bets[seat], betting.acted[seat] ?? '-'],
    flags.join('') || '-',
    timeouts[seat],
    makeHand(round?.hands[seat] ?? []),
    `${round?.owed[seat] ?? 0}${round?.choices[seat]?.join('') ?? ''}`,
    makeArrangement(round?.arrangements[seat] ?? null),
  ]
}

/** The setup that a line of text stands for; whether it is a position `fromSetup` says. */
export const parsePosition = (text: string): Result<Setup, NotationFault> => {
  const [first = '', second = '', ...others] = text.trim().split(' | ')
  const table = TABLE.exec(first)?.groups
  const round = ROUND.exec(second)?.groups
  const clock = parseClock(table?.clock ?? '')
  const deck = parseHand(round?.deck ?? '')
  const seats = others.map(parseSeat)
  if (!table || !round || clock === undefined || !deck || !seats.every((seat) => seat !== null))
    return err({ code: 'bad-position' })
  const { chips, blind, rise, exits = '' } = table
  return ok({
    rules: { chips: Number(chips), blind: Number(blind), rise: numberOf(rise), clock },
    phase: table.phase as Phase,
    why: (table.why as Setup['why'] | undefined) ?? null,
    removed: Number(table.removed),
    exits: exits === '-' ? [] : exits.split(',').map((group) => group.split('').map(Number)),
    number: Number(round.number),
    street: round.street === '1' ? 1 : 2,
    small: Number(round.small),
    bet: Number(round.bet),
    raise: Number(round.raise),
    turn: numberOf(round.turn),
    deck,
    seats,
  })
}

const parseSeat = (text: string): SeatSetup | null => {
  const fields = SEAT.exec(text)?.groups
  const hand = parseHand(fields?.hand ?? '')
  if (!fields || !hand) return null
  const { flags = '', wager, low, high, choices = '' } = fields
  const is = (flag: keyof typeof FLAGS): boolean => flags.includes(FLAGS[flag])
  return {
    start: Number(fields.start),
    stack: Number(fields.stack),
    total: Number(fields.total),
    bet: Number(fields.bet),
    acted: numberOf(fields.acted),
    computer: is('computer'),
    folded: is('folded'),
    left: is('left'),
    away: is('away'),
    ready: is('ready'),
    locked: is('locked'),
    shown: is('shown'),
    timeouts: Number(fields.timeouts),
    hand,
    owed: Number(fields.owed),
    choices: choices.split('') as Discardable[],
    arrangement: wager
      ? { bet: wager === '?' ? null : (wager as Bet), low: orderOf(low), high: orderOf(high) }
      : null,
  }
}

const numberOf = (text: string | undefined): number | null => (text === '-' ? null : Number(text))
const orderOf = (text: string | undefined): number[] | null => (text === undefined ? null : parseOrder(text))

// No hand and no deck is a lone minus.
const makeHand = (cards: readonly Card[]): string => makeCards(cards).replaceAll(' ', ',') || '-'
const parseHand = (text: string): Card[] | null => {
  const parsed = parseCards(text === '-' ? '' : text.replaceAll(',', ' '))
  return parsed.ok ? parsed.value : null
}

const makeArrangement = (lies: Arrangement | null): string => {
  if (!lies) return '-'
  const lines = (['low', 'high'] as const).flatMap((target) => {
    const order = lies[target]
    return order ? [`/${target}=${order.join()}`] : []
  })
  return (lies.bet ?? '?') + lines.join('')
}

/** Cards in one line: `7.3` is the 7 of rank 3, `V` a root. `7.3 + V9.1 / 2.4 - 0.1` */
export const makeCards = (cards: readonly Card[]): string =>
  cards.map(makeCard).join(' ').replaceAll('V ', 'V')

const makeCard = (card: Card): string =>
  isNumber(card) ? `${card.n}.${card.r}` : card === 'sqrt' ? 'V' : card

/** The cards that a line of text stands for. */
export const parseCards = (text: string): Result<Card[], NotationFault> => {
  const words = text.trim().replaceAll('V', 'V ').split(/\s+/)
  const cards = words.filter((word) => word !== '').map(parseCard)
  return cards.every((card) => card !== null) ? ok(cards) : err({ code: 'bad-cards' })
}

const parseCard = (word: string): Card | null => {
  if (word === 'V') return 'sqrt'
  if (/^[-+*/]$/.test(word)) return word as Operator
  const number = /^(?<n>\d|10)\.(?<r>[1-4])$/.exec(word)?.groups
  return number ? { n: Number(number.n), r: Number(number.r) } : null
}

/** An intent in one line: `raise 40`, `discard *`, `arrange low=0,1,2`, `lock swing low=0,1,2 high=2,1,0`, `fold`. */
export const makeMove = (intent: MathPokerIntent): string => {
  switch (intent.type) {
    case 'raise':
      return `raise ${intent.to}`
    case 'discard':
      return `discard ${intent.card}`
    case 'arrange':
    case 'lock': {
      const lines = (['low', 'high'] as const).flatMap((target) => {
        const order = intent[target]
        return order ? [`${target}=${order.join()}`] : []
      })
      return [intent.type, ...(intent.bet ? [intent.bet] : []), ...lines].join(' ')
    }
    case 'check':
    case 'call':
    case 'fold':
    case 'unlock':
    case 'ready':
    case 'back':
    case 'resign':
      return intent.type
  }
}

/** The intent that a line of text stands for. */
export const parseMove = (text: string): Result<MathPokerIntent, NotationFault> => {
  const [type = '', ...words] = text.trim().split(/\s+/)
  const parsed = mathPokerIntent.safeParse(intentOf(type, words))
  return parsed.success ? ok(parsed.data) : err({ code: 'bad-move' })
}

const intentOf = (type: string, words: readonly string[]): unknown => {
  const [word, ...more] = words
  if (type === 'raise') return more.length === 0 ? { type, to: Number(word) } : null
  if (type === 'discard') return more.length === 0 ? { type, card: word } : null
  if (type !== 'arrange' && type !== 'lock') return words.length === 0 ? { type } : null
  const fields = words.map((each) => {
    const at = each.indexOf('=')
    return at < 0 ? ['bet', each] : [each.slice(0, at), parseOrder(each.slice(at + 1))]
  })
  return { type, ...Object.fromEntries(fields) }
}

const parseOrder = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))
