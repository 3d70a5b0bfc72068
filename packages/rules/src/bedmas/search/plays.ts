import { squareName } from '../../board/square.ts'
import type { Board, Placement } from '../state.ts'
import { type Chance, chancesOn, questionOf } from './chances.ts'
import { isTimesOver, tokenOf } from './codes.ts'
import { createFinder, type Take } from './fills.ts'
import { Levels } from './levels.ts'
import type { Window } from './windows.ts'

/** A legal play and what the judge would give for it. */
export interface Play {
  readonly tiles: readonly Placement[]
  readonly score: number
}

/**
 * The `count` highest-scoring of all legal plays, the best first, or all of them if there are no more. Nothing better
 * is missed: docs/decisions/0006. Plays of the same score come in a fixed order: first one of each sum, then those that only
 * change its order, so that a list of a few says as much as it can.
 */
export const bestPlays = (board: Board, rack: readonly number[], count: number): Play[] => {
  const plays: Play[] = []
  if (count < 1) return plays
  const levels = new Levels<Chance>()
  for (const chance of chancesOn(board, rack)) levels.add(chance.most, chance)
  for (let level = levels.take(); level !== null; level = levels.take()) {
    const { score, items } = level
    const takeIn =
      ({ window }: Chance): Take =>
      (fill) =>
        plays.push(playOf(window, fill, score)) >= count
    const found = plays.length
    const good: Chance[] = []
    for (const chance of items) {
      const before = plays.length
      if (searchAt(chance, score, false, takeIn(chance))) return plays
      if (plays.length > before) good.push(chance)
      const next = score - chance.window.factor
      if (next >= chance.least) levels.add(next, chance)
    }
    const known = new Set(plays.slice(found).map(keyOf))
    for (const chance of good) {
      const take = takeIn(chance)
      const takeNew: Take = (fill) => !known.has(keyOf(playOf(chance.window, fill, score))) && take(fill)
      if (searchAt(chance, score, true, takeNew)) return plays
    }
  }
  return plays
}

const keyOf = ({ tiles }: Play): string => tiles.map(({ square, token }) => square + token).join(' ')

/** All legal plays, in no order of score. There are millions on a full rack: for small racks only. */
export const allPlays = (board: Board, rack: readonly number[]): Play[] =>
  chancesOn(board, rack).flatMap((chance) => {
    const plays: Play[] = []
    for (const { skeleton, worth } of chance.shapes) {
      findFills(questionOf(chance, skeleton, -1, true), (fill) => {
        const timesDivide = fill.reduce((count, code) => count + (isTimesOver(code) ? 1 : 0), 0)
        plays.push(playOf(chance.window, fill, (worth + timesDivide) * chance.window.factor))
        return false
      })
    }
    return plays
  })

const findFills = createFinder()

/** Looks for the plays of a chance that have just this score. */
const searchAt = (chance: Chance, score: number, inAllOrders: boolean, take: Take): boolean => {
  const points = score / chance.window.factor
  return chance.shapes.some(({ skeleton, worth, fewest, most }) => {
    const timesDivide = points - worth
    if (timesDivide < fewest || timesDivide > most) return false
    return findFills(questionOf(chance, skeleton, timesDivide, inAllOrders), take)
  })
}

const playOf = ({ step, from, placed }: Window, fill: Uint8Array, score: number): Play => {
  const tiles: Placement[] = []
  fill.forEach((code, at) => {
    if ((placed >>> at) & 1) tiles.push({ square: squareName(from + at * step), token: tokenOf(code) })
  })
  return { tiles, score }
}
