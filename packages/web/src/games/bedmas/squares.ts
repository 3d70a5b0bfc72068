import { type Bonus, bonusAt, FLAT_VALUES } from '@trueline/rules/bedmas/client'
import type { Premium } from '../board/marks.ts'
import { SIDE, squareName } from '../board/square.ts'
import { sayFace, writeTokens } from './signs.ts'

const NAMES = Array.from({ length: SIDE * SIDE }, (_, square) => squareName(square))

/** The start square H8, which the first play covers (BM-4). */
export const START = NAMES.indexOf('H8')

/** What the four kinds of bonus squares print, and what they do, as the legend says it (BM-1). */
export const BONUSES = [
  { kind: 'blue', label: '+5', look: 'blue', does: 'adds 5' },
  { kind: 'green', label: '+10', look: 'green', does: 'adds 10' },
  { kind: 'red', label: '−5', look: 'red', does: 'takes 5' },
  { kind: 'purple', label: '×2', look: 'purple', does: 'doubles the turn' },
] as const

const bonusOf = (name: string) => {
  const bonus: Bonus | null = bonusAt(name)
  return BONUSES.find(({ kind }) => kind === bonus)
}

/** What a bonus square adds to a turn; a purple one adds nothing. */
export const flatAt = (name: string): number => {
  const bonus = bonusAt(name)
  return bonus === null || bonus === 'purple' ? 0 : FLAT_VALUES[bonus]
}

/** The bonus squares that still pay, square by square: what is spent looks like any other square. */
export const premiumsOf = (spent: readonly string[]): (Premium | null)[] =>
  NAMES.map((name) => {
    const bonus = spent.includes(name) ? undefined : bonusOf(name)
    return bonus ? { label: bonus.label, look: bonus.look } : null
  })

const DOES: readonly string[] = NAMES.map((name) => {
  const bonus = bonusOf(name)
  return bonus ? `, ${bonus.does}` : name === 'H8' ? ', the start' : ''
})

/** What a screen reader says of each square: "C9, adds 5, empty", "87 at H8, draft", "7 at E6, played by Noor". */
export const nameSquares = (
  board: Readonly<Record<string, string>>,
  yours: ReadonlyMap<number, string>,
  playedBy: ReadonlyMap<string, string>,
): string[] =>
  NAMES.map((name, square) => {
    const mine = yours.get(square)
    if (mine !== undefined) return `${sayFace(mine)} at ${name}${DOES[square]}, draft`
    const token = board[name]
    if (token === undefined) return `${name}${DOES[square]}, empty`
    const by = playedBy.get(name)
    const face = sayFace(writeTokens(token))
    return by === undefined ? `${face} at ${name}` : `${face} at ${name}, played by ${by}`
  })
