import type { Position } from './puzzle.ts'
import { SIZE } from '../../board/square.ts'

/** What a red square is written as. */
const RED = '_'

/**
 * One text for all puzzles that are alike: the same tiles, red squares and rack, whichever of the eight ways the board
 * is turned or mirrored.
 */
export const alike = ({ side, board, red, rack }: Position): string => {
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => {
      const square = row * SIZE + column
      return red.includes(square) ? RED : (board[square] ?? '')
    }),
  )
  const texts = [rows, transposed(rows)].flatMap((each) => {
    const mirrored = each.map((row) => row.toReversed())
    return [each, each.toReversed(), mirrored, mirrored.toReversed()].map(textOf)
  })
  return `${texts.sort()[0]} ${rack}`
}

type Rows = readonly (readonly string[])[]

const transposed = (rows: Rows): Rows => rows.map((_, at) => rows.map((row) => row[at] ?? ''))

const textOf = (rows: Rows): string => rows.map((row) => row.join('')).join('/')
