import type { ScoredPlay } from '@trueline/rules/equacross/client'
import { lineName } from '../fault.ts'
import { type Part, partsOf, sumOf } from '../preview.ts'

/** What a play of several lines scores, each line with how it came about (EC-13 … EC-15). */
export const partsByLine = (play: ScoredPlay): Part[] => [
  ...play.lines.map((line) => ({
    label: `${lineName(line)}: ${sumOf(play, line)}`,
    value: `+ ${line.points}`,
  })),
  ...partsOf(play).slice(play.lines.length),
]
