import type { Rng } from '../core/chance.ts'
import { sideValue } from './equation.ts'
import type { Sums } from './state.ts'

/** How many hints there are from the start, and how many the quick sums earn (BM-11). */
export const FIRST_HINTS = 3
export const EARNED_HINTS = 3

/** Five quick sums: one of each kind, the last with two operators. Every answer is a whole number above 0. */
export const drawSums = (rng: Rng): Sums => {
  const between = (least: number, most: number): number => least + rng.below(most - least + 1)
  const less = between(11, 49)
  const divisor = between(3, 9)
  return [
    `${between(12, 59)} + ${between(12, 39)}`,
    `${less + between(12, 49)} - ${less}`,
    `${between(3, 12)} * ${between(3, 9)}`,
    `${divisor * between(3, 12)} / ${divisor}`,
    `${between(2, 20)} + ${between(2, 9)} * ${between(2, 9)}`,
  ]
}

/** The answers of some sums. */
export const rightAnswers = (sums: Sums): number[] => sums.map((sum) => Number(sideValue(sum.split(' '))))

/** Which of the answers are not right, counted from 0. */
export const wrongAnswers = (sums: Sums, answers: readonly number[]): number[] => {
  const right = rightAnswers(sums)
  return [...right.keys()].filter((at) => answers[at] !== right[at])
}
