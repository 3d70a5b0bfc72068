import {
  type Premium,
  premiumAt,
  type ScoredLine,
  type ScoredPlay,
  TILE_POINTS,
} from '@trueline/rules/equacross/client'
import { squareName, squaresBetween } from '../board/square.ts'
import { lineName } from './fault.ts'
import { listed } from '../../words/listed.ts'
import { points } from '../board/phrases.ts'
import { operatorOf, writeReading } from './reading.ts'

/** One row of a score: what it is for, and what it adds or multiplies. */
export interface Part {
  readonly label: string
  readonly value: string
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** A small number as a word. */
export const inWords = (count: number): string => COUNTS[count] ?? String(count)

const digitsOf = (line: ScoredLine): string => line.reading.replace(/\D/g, '')

interface Term {
  readonly digit: string
  readonly points: number
  /** What multiplied it: a new tile on `3T`. */
  readonly premium: Premium | null
}

/** The tiles of a line, each with what it counts (EC-13). */
const termsOf = (play: ScoredPlay, line: ScoredLine): Term[] => {
  const fresh = new Set(play.tiles.map(({ square }) => square))
  const digits = digitsOf(line)
  return squaresBetween(line.from, line.to).map((square, at) => {
    const name = squareName(square)
    const premium = fresh.has(name) ? premiumAt(name) : null
    const digit = digits[at] ?? ''
    return { digit, points: TILE_POINTS[digit] ?? 0, premium: premium?.endsWith('T') ? premium : null }
  })
}

/** What the tiles of a line count, as a sum: `2 × 3 (3T) + 2 + 4`. */
const sumOfTiles = (play: ScoredPlay, line: ScoredLine): string =>
  termsOf(play, line)
    .map(({ points, premium }) => (premium ? `${points} × ${premium.charAt(0)} (${premium})` : `${points}`))
    .join(' + ')

/** The squares of a line that multiplied it, as `2E on C11`. */
const multipliersOf = (play: ScoredPlay, line: ScoredLine): { label: string; square: string }[] => {
  const squares = new Set(squaresBetween(line.from, line.to).map(squareName))
  return play.tiles.flatMap(({ square }) => {
    const premium = premiumAt(square)
    return squares.has(square) && premium?.endsWith('E') ? [{ label: premium, square }] : []
  })
}

/** "a 7-tile", "an 8-tile". */
const aTile = (count: number): string => `${count === 8 || count === 11 ? 'an' : 'a'} ${count}-tile`

/** What a line scored, in a few words: `9 points (4 on 3T) × 2 (2E) + 9 for a 5-tile ÷`. */
export const sumOf = (play: ScoredPlay, line: ScoredLine): string => {
  const labels = multipliersOf(play, line).map(({ label }) => label)
  const terms = termsOf(play, line)
  const tiles = (['2T', '3T'] as const).flatMap((label) => {
    const digits = terms.flatMap(({ digit, premium }) => (premium === label ? [digit] : []))
    return digits.length > 0 ? [`${listed(digits)} on ${label}`] : []
  })
  const on = tiles.length > 0 ? ` (${tiles.join(', ')})` : ''
  const times = line.multiplier > 1 ? ` × ${line.multiplier} (${labels.join(', ')})` : ''
  const bonus =
    line.bonus > 0 ? ` + ${line.bonus} for ${aTile(digitsOf(line).length)} ${operatorOf(line.reading)}` : ''
  return `${points(line.tiles)}${on}${times}${bonus}`
}

/** What a whole play scores, in one line. */
export const sumUp = (play: ScoredPlay): string => {
  const [first, ...others] = play.lines
  if (!first) return ''
  const lines = others.length === 0 ? sumOf(play, first) : play.lines.map((line) => line.points).join(' + ')
  const several =
    play.bonuses.several > 0 ? ` + ${play.bonuses.several} for ${inWords(play.lines.length)} equations` : ''
  const all =
    play.bonuses.allTiles > 0 ? ` + ${play.bonuses.allTiles} for ${inWords(play.tiles.length)} tiles` : ''
  return `${lines}${several}${all}`
}

/** What a whole play scores, part by part (EC-13 … EC-15). */
export const partsOf = (play: ScoredPlay): Part[] => {
  const one = play.lines.length === 1
  const lines = play.lines.flatMap((line): Part[] => {
    if (!one)
      return [{ label: `${lineName(line)}, ${writeReading(line.reading)}`, value: `+ ${line.points}` }]
    return [
      { label: `Tiles ${sumOfTiles(play, line)}`, value: `= ${line.tiles}` },
      ...multipliersOf(play, line).map(({ label, square }) => ({
        label: `${label} square on ${square}`,
        value: `× ${label.charAt(0)}`,
      })),
      ...(line.bonus > 0
        ? [
            {
              label: `${digitsOf(line).length}-tile ${operatorOf(line.reading)} bonus`,
              value: `+ ${line.bonus}`,
            },
          ]
        : []),
    ]
  })
  const { several, allTiles } = play.bonuses
  return [
    ...lines,
    ...(several > 0
      ? [{ label: `${inWords(play.lines.length)} equations in one play`, value: `+ ${several}` }]
      : []),
    ...(allTiles > 0
      ? [{ label: `${inWords(play.tiles.length)} tiles in one play`, value: `+ ${allTiles}` }]
      : []),
  ].map(({ label, value }) => ({ label: label.charAt(0).toUpperCase() + label.slice(1), value }))
}
