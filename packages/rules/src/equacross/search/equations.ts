import { SPLITS } from './verdict.ts'

/** One of the three numbers of a line: its first place, the place after it, and how many digits it has. */
export interface Part {
  readonly from: number
  readonly to: number
  readonly digits: number
}

/**
 * A shape of equation that a line may have: a + b = c or a · b = c, in whatever order the three stand. a has no more
 * digits than b.
 */
export interface Equation {
  readonly parts: readonly [Part, Part, Part]
  readonly a: Part
  readonly b: Part
  readonly c: Part
  /** Which of the parts is c. */
  readonly answer: number
  readonly isProduct: boolean
  /** Places of which only some digits come into question, a bit each. */
  readonly given: readonly { readonly place: number; readonly digits: number }[]
  /** Places of b and c where a has no digits: c has the digit of b there, or the next. */
  readonly pairs: readonly { readonly b: number; readonly c: number }[]
}

/** Where the digits of a short number would stand above its first: always 0. */
export const NOWHERE = 15

/** Where the digit of a number stands in a column, counted from the right. */
export const placeOf = ({ to, digits }: Part, column: number): number =>
  column < digits ? to - 1 - column : NOWHERE

/** All shapes of equations for a line of a length. */
export const equationsOf = (length: number): readonly Equation[] => EQUATIONS[length] ?? []

const shapesOf = (length: number): Equation[] =>
  (SPLITS[length] ?? []).flatMap(({ first, second }) => {
    const parts = [part(0, first), part(first, second), part(second, length)] as const
    return [0, 1, 2].flatMap((answer) => {
      const c = parts[answer]!
      const [p, q] = parts.filter((each) => each !== c) as [Part, Part]
      const [a, b] = p.digits < q.digits ? [p, q] : [q, p]
      const shape = { parts, a, b, c, answer }
      const shapes: Equation[] = []
      const carried = c.digits - b.digits
      if (carried === 0 || carried === 1)
        shapes.push({ ...shape, isProduct: false, ...sumGiven(shape, carried === 1) })
      const surplus = a.digits + b.digits - c.digits
      if (surplus === 0 || surplus === 1)
        shapes.push({ ...shape, isProduct: true, given: notZero(parts), pairs: [] })
      return shapes
    })
  })

const part = (from: number, to: number): Part => ({ from, to, digits: to - from })

/** EC-6: a number of several digits never starts with 0. */
const notZero = (parts: Equation['parts']): Equation['given'] =>
  parts.filter(({ digits }) => digits > 1).map(({ from }) => ({ place: from, digits: 0b1111111110 }))

type Sum = Pick<Equation, 'parts' | 'a' | 'b' | 'c'>

/**
 * A sum with more digits than both its terms begins with 1; above the digits of the shorter term, the longer one is all 9
 * and the sum all 0.
 */
const sumGiven = ({ parts, a, b, c }: Sum, carried: boolean): Pick<Equation, 'given' | 'pairs'> => {
  const above = Array.from({ length: b.digits - a.digits }, (_, at) => {
    const column = a.digits + at
    return { b: placeOf(b, column), c: placeOf(c, column) }
  })
  if (!carried) return { given: notZero(parts), pairs: above }
  const forced = above.flatMap((pair) => [
    { place: pair.b, digits: 1 << 9 },
    { place: pair.c, digits: 1 << 0 },
  ])
  return { given: [{ place: c.from, digits: 1 << 1 }, ...forced, ...notZero(parts)], pairs: [] }
}

const EQUATIONS: readonly (readonly Equation[])[] = Array.from({ length: 16 }, (_, length) =>
  shapesOf(length),
)
