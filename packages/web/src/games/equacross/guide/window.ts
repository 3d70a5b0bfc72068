import type { Placement } from '@trueline/rules/equacross/client'
import { columnOf, rowOf, SIDE, type Square, squareAt, squareName } from '../../board/square.ts'

/** A part of the board: its first column and row, and how many there are. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

export const WHOLE: Window = { x: 0, y: 0, wide: SIDE, high: SIDE }

/** The part of the board that holds all tiles with a square to spare, no smaller than `wide` by `high`. */
export const windowOn = (
  board: readonly string[],
  tiles: readonly Placement[],
  { wide = 5, high = 3 }: { readonly wide?: number; readonly high?: number } = {},
): Window => {
  const lying: Square[] = board
    .join('')
    .split('')
    .flatMap((cell, square) => (cell === '.' ? [] : [square]))
  const squares = [...lying, ...tiles.map(({ square }) => squareAt(square))]
  const span = (at: (square: Square) => number, least: number): [from: number, length: number] => {
    const [low, high] = [Math.min(...squares.map(at)) - 1, Math.max(...squares.map(at)) + 1]
    const short = Math.max(0, least - (high - low + 1))
    const from = Math.max(0, low - Math.ceil(short / 2))
    return [from, Math.min(SIDE, high + 1 + Math.floor(short / 2)) - from]
  }
  const [[x, w], [y, h]] = [span(columnOf, wide), span(rowOf, high)]
  return { x, y, wide: w, high: h }
}

/** The same as a sentence for those who do not see it. */
export const sayBoard = (board: readonly string[], tiles: readonly Placement[]): string => {
  const lies = board
    .join('')
    .split('')
    .flatMap((cell, square) => (cell === '.' ? [] : [`${cell} on ${squareName(square)}`]))
  const placed = tiles.map(({ square, digit }) => `${digit} on ${square}`)
  return [
    lies.length > 0 ? `On the board: ${lies.join(', ')}.` : 'The board is empty.',
    placed.length > 0 ? `Placed: ${placed.join(', ')}.` : '',
  ].join(' ')
}
