import type { Base, StripFault } from '@trueline/rules/equacross/workbench'
import type { ScoredLine, ScoredPlay } from '@trueline/rules/equacross/client'
import { rowOf, squareAt, squaresBetween } from '../../board/square.ts'
import { points } from '../../board/phrases.ts'
import { writeReading } from '../reading.ts'
import { words } from './words.ts'

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' }

/** A sign as it is written: `÷` for `/`. */
export const writeSign = (sign: string): string => SIGNS[sign] ?? sign

/** A strip as it is written: `12 + ? = 15`. */
export const writeStrip = (strip: string): string => writeReading(strip).replace(/\s+/g, ' ').trim()

/** Why a strip is no true equation, in words. */
export const sayFault = (fault: StripFault): string => {
  switch (fault.code) {
    case 'empty':
      return words.empty
    case 'too-long':
      return 'Too long: a line has 15 squares at most'
    case 'leading-zero':
      return `${fault.data.number} starts with 0, and a number never does`
    case 'no-signs':
      return fault.data.reading === null
        ? 'No signs yet: an equation has an operator and an ='
        : `No signs yet. The board would read it as ${writeReading(fault.data.reading)}`
    case 'several-equals':
      return 'An equation has only one ='
    case 'several-operators':
      return 'Two operators: an equation has just one'
    case 'no-operator':
      return 'No operator: one side needs + − × or ÷'
    case 'no-equals':
      return 'There is no = yet'
    case 'unfinished':
      return `${writeStrip(fault.data.operation)} is ${fault.data.value}. There is no = yet`
    case 'number-missing':
      return `A number is missing ${fault.data.side} ${writeSign(fault.data.sign)}`
    case 'gap':
      return fault.data.gaps === 1 ? 'A tile of yours fills the gap' : 'Tiles of yours fill the gaps'
    case 'times-zero':
      return 'Multiplying by 0 does not count'
    case 'zero-divided':
      return 'Dividing 0 does not count'
    case 'by-zero':
      return 'Nothing can be divided by 0'
    case 'below-zero':
      return `${writeStrip(fault.data.operation)} would be below 0`
    case 'not-exact':
      return `${writeStrip(fault.data.operation)} is not exact: ${fault.data.quotient}, and ${fault.data.rest} left over`
    case 'unequal':
      return `${writeStrip(fault.data.operation)} is ${fault.data.value} and not ${fault.data.answer}`
  }
}

/** A base in few words: `8`, or `1 ? 3, one gap`. */
export const sayBase = (text: string): string => {
  const gaps = text.split('?').length - 1
  const tiles = text.replaceAll('?', '·').split('').join(' ')
  return gaps === 0 ? tiles : `${tiles}, ${gaps === 1 ? 'one gap' : `${gaps} gaps`}`
}

/** The line of a play that goes through a base. */
export const lineOver = (play: ScoredPlay, base: Base): ScoredLine | undefined =>
  play.lines.find((line) => {
    const squares = squaresBetween(line.from, line.to)
    const own = [base.from, base.to, ...play.tiles.map(({ square }) => square)]
    return own.every((name) => squares.includes(squareAt(name)))
  })

/** Where a line lies: `from F9 down`. */
export const sayPlace = ({ from, to }: { from: string; to: string }): string =>
  `from ${from} ${rowOf(squareAt(from)) === rowOf(squareAt(to)) ? 'across' : 'down'}`

/** What a change of the strip or its base sounds like. */
export const sayStrip = (
  strip: string,
  verdict: string,
  plays: readonly ScoredPlay[],
  scored = true,
): string => {
  const [best] = plays
  const parts = [strip === '' ? '' : writeStrip(strip), verdict]
  if (best)
    parts.push(
      `${plays.length === 1 ? '1 way' : `${plays.length} ways`} to place it${scored ? `, ${points(best.score)}` : ''}`,
    )
  return parts.filter((part) => part !== '').join('. ')
}
