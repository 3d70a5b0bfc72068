import * as codes from './codes.ts'
import type { Atom } from './skeletons.ts'

// See `fills.ts`.
const { isTimesOver, MINUS, PLUS, TIMES } = codes

// Of fills that differ only in the order of what is added or multiplied, and may all lie in the same places, the search
// looks for the first: the one that is smallest place by place. A fill is left as soon as two neighbours in it could
// change places and make a smaller one of the same score; the smallest of all is never left.

/** Whether the operand that has just ended may stand behind the one before it. */
export const isInOrder = (fill: Uint8Array, vacant: number, { from, end, before }: Atom): boolean => {
  if (before === null) return true
  const join = fill[from - 1]!
  if (!isTimesOver(join)) return true
  const joinBefore = before.before === null ? 0 : fill[before.from - 1]!
  if (isTimesOver(joinBefore)) {
    if (!isVacant(vacant, before.from - 1, end)) return true
    return joinBefore === join ? compare(fill, before.from, from) : joinBefore < join
  }
  // The first operand of a term has no × of its own to take along, and cannot be divided by.
  if (join !== TIMES || !isVacant(vacant, before.from, before.end) || !isVacant(vacant, from, end))
    return true
  if (end - from !== before.end - before.from && !isVacant(vacant, from - 1, from)) return true
  return compare(fill, before.from, from)
}

/** Whether the term `term` … `end - 1` may stand behind the one that begins at `last`, if there is one (-1). */
export const isTermInOrder = (
  fill: Uint8Array,
  vacant: number,
  last: number,
  term: number,
  end: number,
): boolean => {
  if (last < 0) return true
  const sign = fill[term - 1]!
  const signBefore = last === 0 ? 0 : fill[last - 1]!
  if (signBefore === PLUS || signBefore === MINUS) {
    if (!isVacant(vacant, last - 1, end)) return true
    return signBefore === sign ? compare(fill, last, term) : signBefore < sign
  }
  // The first term has no sign: it changes places only with one that is added.
  if (sign !== PLUS || !isVacant(vacant, last, term - 1) || !isVacant(vacant, term, end)) return true
  if (end - term !== term - 1 - last && !isVacant(vacant, term - 1, term)) return true
  return compare(fill, last, term)
}

const isVacant = (vacant: number, from: number, end: number): boolean => {
  const mask = ((1 << (end - from)) - 1) << from
  return (vacant & mask) === mask
}

/** Whether the tokens from `a` on are smaller than those from `b` on. All numbers differ: they soon do. */
const compare = (fill: Uint8Array, a: number, b: number): boolean => {
  let at = 0
  while (fill[a + at] === fill[b + at]) at++
  return fill[a + at]! < fill[b + at]!
}
