import { SQUARES } from '../../board/square.ts'
import type { Cells } from '../cells.ts'
import type { Token } from '../tokens.ts'

/** A token as a small number, which is what searching wants: 1 … 100 is a number tile, 0 no token at all. */
export type Code = number

export const VACANT: Code = 0
/** The operators come after all numbers, × and ÷ last of those that join. */
export const PLUS: Code = 101
export const MINUS: Code = 102
export const TIMES: Code = 103
export const OVER: Code = 104
export const EQUALS: Code = 105
export const OPEN: Code = 106
export const CLOSE: Code = 107

const OPERATOR_TOKENS: readonly Token[] = ['+', '-', '*', '/', '=', '(', ')']

/** All operators by their codes, in order. */
export const OPERATOR_CODES: readonly Code[] = OPERATOR_TOKENS.map((_, at) => PLUS + at)

export const codeOf = (token: Token): Code => {
  const operator = OPERATOR_TOKENS.indexOf(token)
  return operator < 0 ? Number(token) : PLUS + operator
}

export const tokenOf = (code: Code): Token =>
  code < PLUS ? String(code) : (OPERATOR_TOKENS[code - PLUS] ?? '')

/** Whether a code is × or ÷ (BM-9). */
export const isTimesOver = (code: Code): boolean => code === TIMES || code === OVER

/** A board as codes, `VACANT` where nothing lies. */
export const codesOf = (cells: Cells): Uint8Array => {
  const codes = new Uint8Array(SQUARES)
  for (let square = 0; square < SQUARES; square++) {
    const token = cells[square]
    if (token !== undefined) codes[square] = codeOf(token)
  }
  return codes
}
