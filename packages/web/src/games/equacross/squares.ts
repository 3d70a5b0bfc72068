import { premiumAt } from '@trueline/rules/equacross/client'
import type { Premium } from '../board/marks.ts'
import { SIDE, squareName } from '../board/square.ts'

const NAMES = Array.from({ length: SIDE * SIDE }, (_, square) => squareName(square))

/** The star H8, which the first play covers (EC-11). */
export const STAR = NAMES.indexOf('H8')

const LOOKS = { '2T': 't2', '3T': 't3', '2E': 'e2', '3E': 'e3' } as const

/** What the four kinds of premium squares do, as the legend says it. */
export const PREMIUMS = [
  { label: '2T', look: 't2', does: 'doubles that tile' },
  { label: '3T', look: 't3', does: 'triples that tile' },
  { label: '2E', look: 'e2', does: 'doubles the equation' },
  { label: '3E', look: 'e3', does: 'triples the equation' },
] as const

/** The premiums of the board, square by square (EC-1). */
export const premiums: readonly (Premium | null)[] = NAMES.map((name) => {
  const label = premiumAt(name)
  return label && { label, look: LOOKS[label] }
})

const DOES: readonly string[] = NAMES.map((name) => {
  const premium = PREMIUMS.find(({ label }) => label === premiumAt(name))
  return premium ? `, ${premium.does}` : name === 'H8' ? ', the star' : ''
})

/** What a screen reader says of each square: "C11, doubles the equation, empty", "E6, 8, played by Noor". */
export const nameSquares = (
  board: string,
  yours: ReadonlyMap<number, string>,
  playedBy: ReadonlyMap<string, string>,
): string[] =>
  NAMES.map((name, square) => {
    const mine = yours.get(square)
    if (mine !== undefined) return `${name}${DOES[square]}, ${mine}, yours, not played yet`
    const tile = board[square]
    if (tile === undefined || tile === '.') return `${name}${DOES[square]}, empty`
    const by = playedBy.get(name)
    return by === undefined ? `${name}, ${tile}` : `${name}, ${tile}, played by ${by}`
  })
