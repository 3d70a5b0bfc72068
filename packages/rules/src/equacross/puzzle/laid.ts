import { parseSquare, squareName } from '../../board/square.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { Placement } from '../state.ts'
import type { Position } from './puzzle.ts'

/** What lies on the red squares in reading order: a digit each, `.` where nothing does. */
export type Laid = string

export const NOTHING = '.'

/** Why tiles cannot lie so. */
export type LayRefusal =
  | { readonly code: 'not-red' | 'twice' | 'revealed'; readonly data: { readonly square: string } }
  | { readonly code: 'not-in-rack'; readonly data: { readonly digit: string } }

/** Tiles of the rack on their red squares; naming a revealed tile again is no fault, and lays nothing. */
export const lay = (
  { red, rack }: Position,
  revealed: Laid,
  tiles: readonly Placement[],
): Result<Laid, LayRefusal> => {
  const laid = new Map<number, string>()
  const left = rack.split('')
  for (const digit of digitsIn(revealed)) left.splice(left.indexOf(digit), 1)
  for (const { square, digit } of tiles) {
    const at = red.indexOf(parseSquare(square) ?? -1)
    if (at < 0) return err({ code: 'not-red', data: { square } })
    if (laid.has(at)) return err({ code: 'twice', data: { square } })
    laid.set(at, digit)
    if (revealed[at] === digit) continue
    if (revealed[at] !== NOTHING) return err({ code: 'revealed', data: { square } })
    const held = left.indexOf(digit)
    if (held < 0) return err({ code: 'not-in-rack', data: { digit } })
    left.splice(held, 1)
  }
  return ok(red.map((_, at) => (revealed[at] === NOTHING && laid.get(at)) || NOTHING).join(''))
}

/** Two layings that share no square, as one. */
export const together = (one: Laid, other: Laid): Laid =>
  one
    .split('')
    .map((tile, at) => (tile === NOTHING ? (other[at] ?? NOTHING) : tile))
    .join('')

/** The same with other tiles on some squares. */
export const relaid = (laid: Laid, changes: ReadonlyMap<number, string>): Laid =>
  laid
    .split('')
    .map((tile, at) => changes.get(at) ?? tile)
    .join('')

/** The digits that lie there. */
export const digitsIn = (laid: Laid): string => laid.replaceAll(NOTHING, '')

/** How often a digit is among some. */
export const countOf = (digits: string, digit: string): number => digits.split(digit).length - 1

/** As tiles with the names of their squares. */
export const tilesIn = ({ red }: Position, laid: Laid): Placement[] =>
  red.flatMap((square, at) => {
    const digit = laid[at] ?? NOTHING
    return digit === NOTHING ? [] : [{ square: squareName(square), digit }]
  })
