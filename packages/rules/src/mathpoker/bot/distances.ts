import { nearest } from '../best.ts'

/** How near a hand comes to 1 and to 20; infinite where it has no equation. */
export interface Distances {
  readonly low: number
  readonly high: number
}

/** There are some thousand hands of each set of operators: each is searched once in a process. */
const known = new Map<number, Distances>()

/** The distances of a hand: numbers, operators by their place in `OPERATORS`, and how many roots. In any order. */
export const distancesOf = (
  numbers: readonly number[],
  operators: readonly number[],
  roots: number,
): Distances => {
  const key = keyOf(numbers, operators, roots)
  const found = known.get(key)
  if (found) return found
  const { low, high } = nearest({ numbers, operators, roots })
  const made = {
    low: low?.distance ?? Number.POSITIVE_INFINITY,
    high: high?.distance ?? Number.POSITIVE_INFINITY,
  }
  known.set(key, made)
  return made
}

/** Counts of each number and of each operator in a base that no count reaches: the same for any order. */
const keyOf = (numbers: readonly number[], operators: readonly number[], roots: number): number => {
  let key = roots
  for (const n of numbers) key += NUMBER_WEIGHTS[n] ?? 0
  for (const operator of operators) key += OPERATOR_WEIGHTS[operator] ?? 0
  return key
}

const NUMBER_WEIGHTS = Array.from({ length: 11 }, (_, n) => 8 * 5 ** n)
const OPERATOR_WEIGHTS = Array.from({ length: 4 }, (_, operator) => 8 * 5 ** 11 * 4 ** operator)
