import type { FalseLine, PlayRefusal } from '@trueline/rules/equacross/client'
import { columnLetter, columnOf, rowOf, squareAt } from '../board/square.ts'
import { listed } from '../../words/listed.ts'

/** `Row 11` or `Column E`. */
export const lineName = ({ from, to }: { from: string; to: string }): string => {
  const first = squareAt(from)
  return rowOf(first) === rowOf(squareAt(to))
    ? `Row ${rowOf(first) + 1}`
    : `Column ${columnLetter(columnOf(first))}`
}

/** Why one line fails, in words. */
export const sayFalseLine = (line: FalseLine): string => {
  const digits = line.text.split('').join(' ')
  const name = lineName(line)
  switch (line.why) {
    case 'too-short':
      return `${name}: ${digits} is only two tiles, and an equation needs three`
    case 'only-backwards':
      return `${name}: ${digits} is true only when read backwards`
    case 'only-with-zero':
      return `${name}: ${digits} works only by multiplying by 0 or dividing 0, which does not count`
    case 'no-equation':
      return `${name}: ${digits} cannot be split into a true equation`
  }
}

/** "Row 7", then "column I": in a list only the first begins the sentence. */
const lowerAfter = (name: string, at: number): string =>
  at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** Why some lines fail. Lines of two tiles are told together: where one is, there mostly are more. */
const sayFalseLines = (lines: readonly FalseLine[]): string => {
  const short = lines.filter(({ why }) => why === 'too-short')
  if (short.length < 2) return lines.map(sayFalseLine).join('. ')
  const others = lines.filter(({ why }) => why !== 'too-short').map(sayFalseLine)
  return [
    ...others,
    `${listed(short.map(lineName).map(lowerAfter))} have only two tiles, and an equation needs three`,
  ].join('. ')
}

/** Why a draft cannot be played, in words. */
export const sayFault = (refusal: PlayRefusal): string => {
  switch (refusal.code) {
    case 'not-in-rack':
      return 'One of these tiles is not on your rack any more'
    case 'occupied':
      return 'There is a tile on one of these squares already'
    case 'not-one-line':
      return 'Your tiles must lie in one row or one column'
    case 'gap':
      return 'There is a gap between your tiles'
    case 'not-touching':
      return 'Your tiles must touch a tile on the board'
    case 'misses-star':
      return 'The first play must cover the star on H8'
    case 'too-few-tiles':
      return 'The first play needs three tiles or more'
    case 'false-line':
      return sayFalseLines(refusal.data.lines)
  }
}
