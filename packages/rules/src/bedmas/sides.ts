import { err, ok, type Result } from '../core/result.ts'
import { add, divide, type Fraction, multiply, negate, whole } from '../maths/fraction.ts'
import { isNumber, type Token } from './tokens.ts'

/** What is wrong with how tokens stand together (BM-6). */
export type GrammarReason =
  /** Two numbers touch, or a number and a bracket (`2(3)`): there is no joining and no missing ×. */
  | 'numbers-touch'
  | 'missing-operator'
  /** A sign, or an operator without a number on one side. */
  | 'sign'
  | 'missing-number'
  | 'no-equals'
  | 'equals-in-brackets'
  | 'empty-brackets'
  /** Brackets round one number, round brackets, or round a whole side. */
  | 'needless-brackets'
  | 'doubled-brackets'
  | 'bracketed-side'
  | 'unclosed'
  | 'unopened'
  | 'not-a-token'

/** A side of an equation: its tokens `from` … `to`, and its value, or null where it divides by 0. */
export interface Side {
  readonly from: number
  readonly to: number
  readonly value: Fraction | null
}

export interface Sides {
  readonly sides: readonly Side[]
  /** The ÷ that first divides by 0, or null. */
  readonly zeroAt: number | null
}

export interface GrammarFault {
  readonly at: number
  readonly reason: GrammarReason
}

/** Splits tokens into sides and reckons each (BM-6, BM-7), or says what is wrong first. Brackets may nest at any depth. */
export const parseSides = (tokens: readonly Token[]): Result<Sides, GrammarFault> => {
  const sides: Side[] = []
  let zeroAt: number | null = null
  const open: Level[] = []
  let level = newLevel(0)

  const operand = (value: Fraction | null, isBracket: boolean): void => {
    const divided = level.pending === '/' && value?.over === 0n
    if (divided && zeroAt === null) zeroAt = level.operatorAt
    take(level, value, isBracket)
  }
  // What is wrong at the end is pointed at in the last token, an open bracket where it opens.
  const last = Math.max(0, tokens.length - 1)
  const endSide = (at: number): GrammarFault | null => {
    const isEnd = at === tokens.length
    if (open.length > 0)
      return isEnd ? { at: level.from - 1, reason: 'unclosed' } : { at, reason: 'equals-in-brackets' }
    if (level.expects) return { at: isEnd ? last : at, reason: 'missing-number' }
    if (level.operators === 0 && level.isBracket) return { at: at - 1, reason: 'bracketed-side' }
    sides.push({ from: level.from, to: at - 1, value: total(level) })
    level = newLevel(at + 1)
    return null
  }

  for (const [at, token] of tokens.entries()) {
    if (isNumber(token)) {
      if (!level.expects) return err({ at, reason: level.isBracket ? 'missing-operator' : 'numbers-touch' })
      operand(whole(Number(token)), false)
    } else if (token === '(') {
      if (!level.expects) return err({ at, reason: 'missing-operator' })
      open.push(level)
      level = newLevel(at + 1)
    } else if (token === ')') {
      const outer = open.pop()
      if (!outer) return err({ at, reason: 'unopened' })
      const reason = bracketFault(level)
      if (reason) return err({ at, reason })
      const value = total(level)
      level = outer
      operand(value, true)
    } else if (token === '=') {
      const fault = endSide(at)
      if (fault) return err(fault)
    } else if (token === '+' || token === '-' || token === '*' || token === '/') {
      if (level.expects)
        return err({ at, reason: token === '+' || token === '-' ? 'sign' : 'missing-number' })
      operate(level, token, at)
    } else return err({ at, reason: 'not-a-token' })
  }
  const fault = endSide(tokens.length)
  if (fault) return err(fault)
  return sides.length > 1 ? ok({ sides, zeroAt }) : err({ at: last, reason: 'no-equals' })
}

/** One level of brackets while it is read: a sum of what is done, and a product that may go on. */
interface Level {
  readonly from: number
  /** Whether a number or a bracket has to come next. */
  expects: boolean
  /** Whether what came last was a pair of brackets. */
  isBracket: boolean
  operators: number
  operatorAt: number
  sum: Fraction | null
  product: Fraction | null
  pending: '+' | '-' | '*' | '/'
}

const newLevel = (from: number): Level => ({
  from,
  expects: true,
  isBracket: false,
  operators: 0,
  operatorAt: 0,
  sum: whole(0),
  product: whole(0),
  pending: '+',
})

/** A value after the pending operator. What divides by 0 has no value, and makes none of what it is in. */
const take = (level: Level, value: Fraction | null, isBracket: boolean): void => {
  const { product, pending } = level
  level.expects = false
  level.isBracket = isBracket
  if (pending === '*') level.product = product && value && multiply(product, value)
  else if (pending === '/') level.product = product && value && divide(product, value)
  else level.product = pending === '-' ? value && negate(value) : value
}

const operate = (level: Level, operator: Level['pending'], at: number): void => {
  level.expects = true
  level.operators++
  level.operatorAt = at
  level.pending = operator
  if (operator === '*' || operator === '/') return
  level.sum = total(level)
}

const total = ({ sum, product }: Level): Fraction | null => sum && product && add(sum, product)

const bracketFault = ({ expects, operators, isBracket }: Level): GrammarReason | null => {
  if (expects) return operators === 0 ? 'empty-brackets' : 'missing-number'
  if (operators > 0) return null
  return isBracket ? 'doubled-brackets' : 'needless-brackets'
}
