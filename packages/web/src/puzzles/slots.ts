import { bestReading, type FalseLine, whyFalse } from '@trueline/rules/equacross/client'
import type { PuzzleView } from '@trueline/rules/wire'
import { SIDE, type Square, squareAt, squareName } from '../games/board/square.ts'

/** The squares of one equation of a puzzle, in reading order: given ones and red ones. */
export type Slot = readonly Square[]

export const EMPTY = '.'

/** Where the tiles of a puzzle lie that nobody can move: given ones, and those that were revealed. 225 characters. */
export const fixedCells = ({ board, revealed }: Pick<PuzzleView, 'board' | 'revealed'>): string => {
  const cells = board.flatMap((row) => row.padEnd(SIDE, EMPTY).split(''))
  for (const { square, digit } of revealed) cells[squareAt(square)] = digit
  return cells.join('').padEnd(SIDE * SIDE, EMPTY)
}

/** A board with some more tiles on it. */
export const withTiles = (
  cells: string,
  tiles: readonly { readonly square: string; readonly digit: string }[],
): string => {
  const all = cells.split('')
  for (const { square, digit } of tiles) all[squareAt(square)] = digit
  return all.join('')
}

/** Every equation that a puzzle has once it is filled. */
export const slotsOf = ({ board, red }: Pick<PuzzleView, 'board' | 'red'>): Slot[] => {
  const reds = new Set(red)
  const side = board.length
  const used = (row: number, column: number): boolean =>
    (board[row]?.[column] ?? EMPTY) !== EMPTY || reds.has(squareName(row * SIDE + column))
  const slots: Slot[] = []
  for (const down of [false, true]) {
    for (let lane = 0; lane < side; lane++) {
      let run: Square[] = []
      for (let at = 0; at <= side; at++) {
        const [row, column] = down ? [at, lane] : [lane, at]
        if (at < side && used(row, column)) run.push(row * SIDE + column)
        else {
          if (run.length > 1) slots.push(run)
          run = []
        }
      }
    }
  }
  return slots
}

/** A line that is full, and what it says. */
export type Line =
  | {
      readonly ok: true
      readonly slot: Slot
      readonly from: string
      readonly to: string
      readonly reading: string
    }
  | { readonly ok: false; readonly slot: Slot; readonly fault: FalseLine }

/** What a line says; null while it has gaps. */
export const readSlot = (slot: Slot, cells: string): Line | null => {
  const text = slot.map((square) => cells[square]).join('')
  if (text.includes(EMPTY)) return null
  const [from, to] = [squareName(slot[0] ?? 0), squareName(slot.at(-1) ?? 0)]
  const reading = bestReading(text)?.text
  return reading === undefined
    ? { ok: false, slot, fault: { from, to, text, why: whyFalse(text) } }
    : { ok: true, slot, from, to, reading }
}
