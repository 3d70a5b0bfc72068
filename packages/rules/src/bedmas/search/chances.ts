import { cellsOf } from '../cells.ts'
import { LONG_BONUS, LONG_PLAY } from '../judge.ts'
import type { Board } from '../state.ts'
import { codesOf, isTimesOver, VACANT } from './codes.ts'
import type { Question } from './fills.ts'
import { admits, JOIN, masksOf, NUMBER, type Skeleton, skeletonsOf } from './skeletons.ts'
import { type Window, windowsOf } from './windows.ts'

/**
 * All equations of one window with one answer. Its squares and answer leave only two things to vary in the score: how
 * many numbers are placed, which the shape says, and how many × and ÷ there are (BM-9).
 */
export interface Chance {
  readonly window: Window
  /** The number that stands alone as a side, 0 when all sides are sums (BM-8). */
  readonly answer: number
  /** The numbers of the rack that are left for the sides. */
  readonly numbers: readonly number[]
  readonly shapes: readonly Shape[]
  /** The highest and the lowest score that the equations here could have. */
  readonly most: number
  readonly least: number
}

/** A shape of equation that may lie in a window. */
export interface Shape {
  readonly skeleton: Skeleton
  /** What a play of this shape scores without its × and ÷, before the factor of the window. */
  readonly worth: number
  /** How many × and ÷ there are among the tokens that stand, and how many there may be at most. */
  readonly fewest: number
  readonly most: number
}

/** All that could be played on a board, in a fixed order. */
export const chancesOn = (board: Board, rack: readonly number[]): Chance[] =>
  windowsOf(codesOf(cellsOf(board))).flatMap((window) => chancesOf(window, rack))

const chancesOf = (window: Window, rack: readonly number[]): Chance[] => {
  const { slots, vacant, base, length } = window
  const masks = masksOf(slots)
  const standing = slots.reduce((count, code) => count + (isTimesOver(code) ? 1 : 0), 0)
  const byAnswer = new Map<number, Shape[]>()
  for (const skeleton of skeletonsOf(length)) {
    if (!admits(skeleton, masks, vacant)) continue
    const placed = bits(skeleton.masks[NUMBER]! & vacant)
    if (placed < 1 || placed > rack.length) continue
    const worth = base + (placed >= LONG_PLAY ? LONG_BONUS : 0)
    const most = standing + bits(skeleton.masks[JOIN]! & vacant)
    const add = (answer: number): void => {
      const shape = { skeleton, worth: worth + answer, fewest: standing, most }
      const shapes = byAnswer.get(answer)
      if (shapes) shapes.push(shape)
      else byAnswer.set(answer, [shape])
    }
    if (skeleton.lone < 0) add(0)
    else if (slots[skeleton.lone] !== VACANT) add(slots[skeleton.lone]!)
    else rack.forEach(add)
  }
  return Array.from(byAnswer, ([answer, shapes]) => ({
    window,
    answer,
    numbers: rack.filter((number) => number !== answer),
    shapes,
    most: Math.max(...shapes.map(({ worth, most }) => worth + most)) * window.factor,
    least: Math.min(...shapes.map(({ worth, fewest }) => worth + fewest)) * window.factor,
  }))
}

/** The question for the equations of a chance with one shape, and so many × and ÷ (-1: any number). */
export const questionOf = (
  { window, answer, numbers }: Chance,
  skeleton: Skeleton,
  timesDivide: number,
  inAllOrders: boolean,
): Question => {
  const { slots, vacant } = window
  const { lone } = skeleton
  const question = { skeleton, answer, numbers, timesDivide, inAllOrders }
  if (lone < 0 || slots[lone] !== VACANT) return { slots, vacant, ...question }
  const answered = slots.slice()
  answered[lone] = answer
  return { slots: answered, vacant: vacant & ~(1 << lone), ...question }
}

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
