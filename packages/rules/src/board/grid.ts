import { SIZE, SQUARES, type Square } from './square.ts'

/** A board of tiles with one character each: 225 characters row by row, `.` where empty. */
export type Grid = string

/** What an empty square is written as. */
export const EMPTY = '.'

export const EMPTY_GRID: Grid = EMPTY.repeat(SQUARES)

/** A tile on its way to a square of a grid. */
export interface GridTile {
  readonly square: Square
  readonly tile: string
}

/** The same board with some more tiles on it. */
export const withTiles = (grid: Grid, tiles: readonly GridTile[]): Grid => {
  const characters = grid.split('')
  for (const { square, tile } of tiles) characters[square] = tile
  return characters.join('')
}

/** The tiles of a board, in reading order. */
export const tilesOf = (grid: Grid): string => grid.replaceAll(EMPTY, '')

/** A board as 15 rows of 15. */
export const toRows = (grid: Grid): string[] =>
  Array.from({ length: SIZE }, (_, row) => grid.slice(row * SIZE, (row + 1) * SIZE))

/** A board from its rows, or null when they are not 15 of 15. */
export const fromRows = (rows: readonly string[]): Grid | null =>
  rows.length === SIZE && rows.every((row) => row.length === SIZE) ? rows.join('') : null
