import { fractionText, isEqual } from '../maths/fraction.ts'
import { type GrammarReason, parseSides } from './sides.ts'
import { isTimesDivide, type Token } from './tokens.ts'

/** What tokens in a row are (BM-6 … BM-8). Places `at` count tokens from 0. */
export type Verdict = TrueVerdict | FalseVerdict

export interface TrueVerdict {
  readonly isTrue: true
  /** The number that stands alone as a side, or null when all sides are sums (BM-8). */
  readonly answer: number | null
  readonly timesDivide: number
}

export type FalseVerdict = { readonly isTrue: false } & (
  | { readonly why: 'grammar'; readonly at: number; readonly reason: GrammarReason }
  | { readonly why: 'divide-by-zero'; readonly at: number }
  /** `at` is the first `=` that does not hold; `values` are all sides in lowest terms, such as `"7/2"`. */
  | { readonly why: 'false'; readonly at: number; readonly values: readonly string[] }
)

/** Whether tokens are a true equation, and if not, why and where. Exact, total, and as long as one likes. */
export const judgeEquation = (tokens: readonly Token[]): Verdict => {
  const parsed = parseSides(tokens)
  if (!parsed.ok) return { isTrue: false, why: 'grammar', ...parsed.error }
  const { sides, zeroAt } = parsed.value
  if (zeroAt !== null) return { isTrue: false, why: 'divide-by-zero', at: zeroAt }
  const [first, ...rest] = sides
  const odd = rest.find(({ value }) => first?.value && value && !isEqual(first.value, value))
  if (odd) {
    const values = sides.map(({ value }) => (value ? fractionText(value) : ''))
    return { isTrue: false, why: 'false', at: odd.from - 1, values }
  }
  const alone = sides.find(({ from, to }) => from === to)
  return {
    isTrue: true,
    answer: alone ? Number(tokens[alone.from]) : null,
    timesDivide: countTimesDivide(tokens),
  }
}

/** What a single side comes to, in lowest terms; null when it is none, or divides by 0. */
export const sideValue = (side: readonly Token[]): string | null => {
  const parsed = parseSides([...side, '=', '0'])
  const value = parsed.ok ? parsed.value.sides[0]?.value : null
  return value ? fractionText(value) : null
}

/** How many × and ÷ there are among tokens, true or not (BM-9). */
export const countTimesDivide = (tokens: readonly Token[]): number => tokens.filter(isTimesDivide).length
