import { ACROSS, DOWN, SIZE, type Square, STEPS, type Step } from '../../board/square.ts'
import { BONUSES, FLATS, START } from '../layout.ts'
import { FIRST_BONUS } from '../judge.ts'
import { type Crossing, crossingsAt } from './crossings.ts'
import { VACANT } from './codes.ts'

/**
 * A run that a play could make: the tokens that stand in it for certain, and its squares that are left to fill. All
 * empty squares of a run are covered by the play that makes it, so the squares alone fix what they pay.
 */
export interface Window {
  readonly step: Step
  readonly from: Square
  readonly length: number
  /** The token of each of its squares, `VACANT` where any may come. */
  readonly slots: Uint8Array
  /** A bit for each of its squares that is `VACANT` here; `placed` has those that are empty on the board. */
  readonly vacant: number
  readonly placed: number
  /** What a play here scores beyond its own equation and the bonus for many numbers, before `factor` (BM-9). */
  readonly base: number
  /** 2 for each purple square. */
  readonly factor: number
}

/** All windows of a board, in a fixed order: across first. */
export const windowsOf = (codes: Uint8Array): Window[] => {
  const isFirst = codes.every((code) => code === VACANT)
  const windows: Window[] = []
  for (const step of STEPS) {
    const across = step === ACROSS ? DOWN : ACROSS
    const crossings = Array.from(codes, (code, square) =>
      code === VACANT ? crossingsAt(codes, square, across) : null,
    )
    for (let lane = 0; lane < SIZE; lane++)
      addLane(windows, { codes, crossings, isFirst }, step, lane * across)
  }
  return windows
}

interface Ground {
  readonly codes: Uint8Array
  readonly crossings: readonly (readonly Crossing[] | null)[]
  readonly isFirst: boolean
}

const addLane = (windows: Window[], ground: Ground, step: Step, first: Square): void => {
  const { codes, crossings, isFirst } = ground
  const isVacant = (at: number) => codes[first + at * step] === VACANT
  for (let start = 0; start < SIZE; start++) {
    if (start > 0 && !isVacant(start - 1)) continue
    let empty = 0
    let covers = false
    for (let end = start; end < SIZE; end++) {
      const square = first + end * step
      if (isVacant(end)) {
        if (crossings[square]?.length === 0) break
        empty++
      }
      // BM-4: the first play covers the start square, later ones have an old tile in the run.
      covers ||= isFirst ? square === START : !isVacant(end)
      const length = end - start + 1
      const isMaximal = end === SIZE - 1 || isVacant(end + 1)
      // An equation has an odd number of tokens, three or more.
      if (covers && empty > 0 && isMaximal && length >= 3 && length % 2 === 1)
        addWindow(windows, ground, step, first + start * step, length)
    }
  }
}

/** A window for each choice of tokens on its crossed squares: there are hardly ever any, and never many. */
const addWindow = (windows: Window[], ground: Ground, step: Step, from: Square, length: number): void => {
  const { codes, crossings, isFirst } = ground
  const slots = new Uint8Array(length)
  let placed = 0
  let flat = isFirst ? FIRST_BONUS : 0
  let factor = 1
  const crossed: number[] = []
  for (let at = 0; at < length; at++) {
    const square = from + at * step
    slots[at] = codes[square] ?? VACANT
    if (slots[at] !== VACANT) continue
    placed |= 1 << at
    flat += FLATS[square] ?? 0
    if (BONUSES[square] === 'purple') factor *= 2
    if (crossings[square]) crossed.push(at)
  }
  const choose = (index: number, vacant: number, base: number): void => {
    const at = crossed[index]
    if (at === undefined) {
      windows.push({ step, from, length, slots: slots.slice(), vacant, placed, base, factor })
      return
    }
    for (const { code, points } of crossings[from + at * step] ?? []) {
      slots[at] = code
      choose(index + 1, vacant & ~(1 << at), base + points)
    }
  }
  choose(0, placed, flat)
}
