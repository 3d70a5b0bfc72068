import type { Card, NumberCard } from '../../rules/src/mathpoker/cards.ts'
import type { MathPokerEvent } from '../../rules/src/mathpoker/state.ts'
import { type Json, jsonIn } from './ears.ts'

/** What one pair of eyes may see. */
export interface Seen {
  /** The cards of each round, by their text. */
  readonly rounds: ReadonlyMap<number, ReadonlySet<string>>
  /** The orders in which it laid its own cards, as JSON. */
  readonly orders: ReadonlySet<string>
}

const textOf = ({ n, r }: NumberCard): string => `${n}/${r}`
const numbersOf = (cards: readonly Card[]): string[] =>
  cards.flatMap((card) => (typeof card === 'object' ? [textOf(card)] : []))

/**
 * What `seat` (null: a watcher) gets to see, told from the events and from nothing else: the number cards of its own,
 * those that lie open and those of hands that were shown, round by round; and how it laid its own.
 */
export const seenBy = (events: readonly MathPokerEvent[], seat: number | null): Seen => {
  const orders = new Set<string>()
  const rounds = new Map<number, Set<string>>()
  let seen = new Set<string>()
  const see = (cards: readonly Card[]) => {
    for (const card of numbersOf(cards)) seen.add(card)
  }
  for (const event of events) {
    if (event.type === 'dealt') {
      seen = new Set()
      rounds.set(event.round, seen)
      for (const [holder, hand] of event.hands.entries()) see(holder === seat ? hand : hand.slice(1))
    }
    if (event.type === 'drew') for (const { cards } of event.draws) see(cards)
    if (event.type === 'discarded') for (const { drawn } of event.replaced) see(drawn)
    if ((event.type === 'arranged' || event.type === 'locked') && event.seat === seat)
      for (const order of [event.low, event.high]) if (order) orders.add(JSON.stringify(order))
    if (event.type === 'shown') for (const { cards } of event.hands) see(cards)
  }
  return { rounds, orders }
}

/** Names that are in events and never in news or views. */
const INTERNAL = new Set(['deck', 'arrangements', 'choices', 'submitted', 'leftovers', 'owner'])
/** An order of a whole hand has so many places or more. */
const SHORTEST_ORDER = 7

/** All that is wrong with one message for those who may see so much. */
export const leaksIn = (message: string, { rounds, orders }: Seen, seed: string): string[] => {
  const found = new Set<string>()
  const look = (value: Json, path: string, round: number): void => {
    if (value === null || typeof value !== 'object') return
    if (Array.isArray(value)) {
      const list = value as readonly Json[]
      if (isOrder(list) && !orders.has(JSON.stringify(list)) && !path.includes('.equations[]'))
        found.add(`an order at ${path}`)
      if (path.endsWith('news')) lookThroughNews(list, path, round)
      else for (const one of list) look(one, `${path}[]`, round)
      return
    }
    const fields = value as { readonly [name: string]: Json }
    if (typeof fields.n === 'number' && typeof fields.r === 'number') {
      const card = textOf({ n: fields.n, r: fields.r })
      if (!rounds.get(round)?.has(card)) found.add(`a card that is hidden in round ${round} at ${path}`)
    }
    const inside = typeof fields.round === 'number' ? fields.round : round
    for (const [name, one] of Object.entries(fields)) {
      if (INTERNAL.has(name)) found.add(`a field that stays inside, ${path}.${name}`)
      look(one, `${path}.${name}`, inside)
    }
  }
  /** Each round's news begins with its deal; the last are of this round. */
  const lookThroughNews = (list: readonly Json[], path: string, last: number): void => {
    let round = last
    for (const news of list.toReversed()) {
      look(news, `${path}[]`, round)
      if ((news as { readonly type?: Json } | null)?.type === 'dealt') round--
    }
  }
  const json = jsonIn(message)
  look(json, '', roundOf(json))
  if (message.includes(seed) || message.includes(seed.slice(0, 16))) found.add('the seed')
  return [...found]
}

const isOrder = (list: readonly Json[]): boolean =>
  list.length >= SHORTEST_ORDER &&
  list.every((place) => typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < 16)

/** The round that a message is about: its view's, wherever that lies. */
const roundOf = (json: Json): number => {
  if (json === null || typeof json !== 'object') return 0
  if (Array.isArray(json)) return Math.max(0, ...(json as readonly Json[]).map(roundOf))
  const fields = json as { readonly [name: string]: Json }
  if (typeof fields.round === 'number') return fields.round
  return Math.max(0, ...Object.values(fields).map(roundOf))
}
