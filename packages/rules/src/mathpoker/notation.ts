import { err, ok, type Result } from '../core/result.ts'
import type { Operator } from '../maths/operator.ts'
import { type Card, isNumber } from './cards.ts'
import { type MathPokerIntent, mathPokerIntent } from './intent.ts'

/** Text that stands for nothing. */
export interface NotationFault {
  readonly code: 'bad-cards' | 'bad-move'
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
