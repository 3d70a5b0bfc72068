/** What lies on a square: a number tile `"1"` … `"100"`, or one of the free operators (BM-2). */
export type Token = string

/** The free operators, as they travel and are stored. Screens show − × ÷ for three of them. */
export const OPERATORS = ['+', '-', '*', '/', '=', '(', ')'] as const

/** All number tiles: one each (BM-2). */
export const TILE_SET: readonly number[] = Array.from({ length: 100 }, (_, at) => at + 1)

/** What a rack holds while the pool lasts (BM-2). */
export const RACK_SIZE = 7

/** The smallest pool that allows a swap (BM-10). */
export const LEAST_POOL = 7

/** Whether a token is a number, on a tile or not: quick sums have greater ones (BM-11). */
export const isNumber = (token: Token): boolean => /^\d{1,4}$/.test(token)

const TOKENS: ReadonlySet<Token> = new Set([...TILE_SET.map(String), ...OPERATORS])

/** Whether anything lies on squares by this name: a number of the set, or an operator. */
export const isToken = (token: Token): boolean => TOKENS.has(token)

/** Whether a token is × or ÷ (BM-9). */
export const isTimesDivide = (token: Token): boolean => token === '*' || token === '/'

/** What a person may write for an operator, whatever their keyboard calls it (S78). */
const ALIASES: Readonly<Record<string, string>> = {
  '×': '*',
  '✕': '*',
  '✖': '*',
  '⨯': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '•': '*',
  '∗': '*',
  x: '*',
  X: '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  ':': '/',
  '➕': '+',
  '➗': '/',
  '−': '-',
  '﹢': '+',
  '﹦': '=',
  '﹙': '(',
  '﹚': ')',
  '➖': '-',
}

/**
 * A token as it is stored: full-width signs and digits, minus signs and dashes of every kind, × and ÷ are folded. Nothing
 * else is: by NFKC 7² would be 72.
 */
export const foldToken = (typed: string): Token => {
  const text = typed.trim().replace(/[\uff01-\uff5e]/g, fromFullWidth)
  if (/^\p{Pd}$/u.test(text)) return '-'
  return ALIASES[text] ?? text
}

const fromFullWidth = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0)

/** What is left of some numbers without others, in the same order, or null when they are not all there. */
export const withoutNumbers = (numbers: readonly number[], taken: readonly number[]): number[] | null => {
  const rest = [...numbers]
  for (const number of taken) {
    const at = rest.indexOf(number)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

/** The numbers among some tokens. */
export const numbersIn = (tokens: readonly Token[]): number[] => tokens.filter(isNumber).map(Number)
