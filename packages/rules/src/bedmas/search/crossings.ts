import { nextSquare, previousSquare, type Square, type Step } from '../../board/square.ts'
import { judgeEquation } from '../equation.ts'
import { type Code, OPERATOR_CODES, tokenOf, VACANT } from './codes.ts'

/** A token that makes a true equation of the run that crosses a square, and what that equation adds to a play (BM-9). */
export interface Crossing {
  readonly code: Code
  readonly points: number
}

/**
 * What may lie on an empty square for the run along `step` through it to be true, or null where there is no such run.
 * Only an operator between two tiles can ever be right: an equation has an odd number of tokens, as has a single tile, so
 * a new end makes it even; and between the two, where one ends and the next begins, no number can stand (BM-6).
 */
export const crossingsAt = (codes: Uint8Array, square: Square, step: Step): readonly Crossing[] | null => {
  const before = tokensBeyond(codes, square, (at) => previousSquare(at, step)).reverse()
  const after = tokensBeyond(codes, square, (at) => nextSquare(at, step))
  if (before.length === 0 && after.length === 0) return null
  if (before.length === 0 || after.length === 0) return []
  return OPERATOR_CODES.flatMap((code) => {
    const verdict = judgeEquation([...before, tokenOf(code), ...after])
    return verdict.isTrue ? [{ code, points: (verdict.answer ?? 0) + verdict.timesDivide }] : []
  })
}

const tokensBeyond = (codes: Uint8Array, square: Square, go: (at: Square) => Square | null): string[] => {
  const tokens: string[] = []
  for (let at = go(square); at !== null; at = go(at)) {
    const code = codes[at] ?? VACANT
    if (code === VACANT) break
    tokens.push(tokenOf(code))
  }
  return tokens
}
