import { type BoardTile, type Chip, type Lasso, type Premium, yourTiles } from '../games/board/marks.ts'
import { SIDE, type Square, squareAt, squareName } from '../games/board/square.ts'
import { seamsOf } from '../games/equacross/reading.ts'
import type { PuzzlePlay } from './play.svelte.ts'
import { EMPTY } from './slots.ts'

const SQUARES = Array.from({ length: SIDE * SIDE }, (_, square) => square)

/** No square of a puzzle multiplies anything, and none is a star. */
export const NOWHERE = -1

/** The red squares, as squares that look like something. */
export const redSquares = (play: PuzzlePlay): (Premium | null)[] =>
  SQUARES.map((square) => (play.isRed(square) ? { label: '', look: 'red' } : null))

/** The tiles that nobody can move: given ones as ink, revealed ones in fresh ink. */
export const fixedTiles = ({ cells, view }: PuzzlePlay): BoardTile[] => {
  const fresh = new Set(view.revealed.map(({ square }) => squareAt(square)))
  return SQUARES.flatMap((square): BoardTile[] => {
    const face = cells[square] ?? EMPTY
    return face === EMPTY
      ? []
      : [{ key: `s${square}`, square, face, tone: fresh.has(square) ? 'fresh' : 'ink' }]
  })
}

/** One's own tiles. Once it is over they stay where the last check found them; solved ones are inked. */
export const ownTiles = ({ open, draft, tiles, view }: PuzzlePlay): BoardTile[] =>
  open
    ? yourTiles(draft.hand, 'card')
    : tiles.map(({ square, digit }) => ({
        key: `o${square}`,
        square: squareAt(square),
        face: digit,
        tone: view.status === 'solved' ? 'fresh' : 'card',
      }))

/** A ring round each tile that was checked and has not been moved since, and round each that was revealed. */
export const ringsOf = ({ marks, view }: PuzzlePlay): Lasso[] => {
  const ring = (name: string, tone: Lasso['tone']): Lasso => {
    const square = squareAt(name)
    return { from: square, to: square, tone }
  }
  return [
    ...view.revealed.map(({ square }) => ring(square, 'turn')),
    ...[...marks].map(([square, isRight]) => ring(square, isRight ? 'true' : 'false')),
  ]
}

/** The signs of every line that is whole and true. */
export const chipsOf = ({ lines }: PuzzlePlay): Chip[] =>
  lines.flatMap((line) => (line.ok ? seamsOf(line) : []))

/** What a screen reader says of each square: "B3, red, empty", "C3, 7, yours, right". */
export const namesOf = (play: PuzzlePlay): string[] => {
  const { cells, marks, tiles, view } = play
  const mine = new Map(tiles.map(({ square, digit }) => [square, digit]))
  const revealed = new Set(view.revealed.map(({ square }) => square))
  return SQUARES.map((square: Square) => {
    const name = squareName(square)
    const own = mine.get(name)
    if (own !== undefined) {
      const mark = marks.get(name)
      return `${name}, ${own}, yours${mark === undefined ? '' : mark ? ', right' : ', wrong'}`
    }
    const tile = cells[square] ?? EMPTY
    if (tile !== EMPTY) return `${name}, ${tile}${revealed.has(name) ? ', revealed' : ''}`
    return play.isRed(square) ? `${name}, red, empty` : `${name}, no square of the puzzle`
  })
}
