import type { ScoredPlay } from '@trueline/rules/equacross/client'
import { lineName } from '../fault.ts'
import { inWords, type Part, sumOf } from '../preview.ts'
import { writeReading } from '../reading.ts'
import { words } from './words.ts'

/** One line of a play: its equation, where it lies, and how its points came about. */
export interface ToldLine {
  readonly equation: string
  readonly where: string
  readonly sum: string
  readonly points: number
}

export const linesOf = (play: ScoredPlay): ToldLine[] =>
  play.lines.map((line) => ({
    equation: writeReading(line.reading),
    where: lineName(line),
    sum: sumOf(play, line),
    points: line.points,
  }))

/** What a turn adds to its lines and takes off (EC-15, EC-17). */
export const extrasOf = (play: ScoredPlay, charge: number): Part[] => [
  ...(play.bonuses.several > 0
    ? [{ label: capital(words.lines(inWords(play.lines.length))), value: `+ ${play.bonuses.several}` }]
    : []),
  ...(play.bonuses.allTiles > 0
    ? [{ label: words.allTiles(play.tiles.length), value: `+ ${play.bonuses.allTiles}` }]
    : []),
  ...(charge > 0 ? [{ label: words.charge, value: `− ${charge}` }] : []),
]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
