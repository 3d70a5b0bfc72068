import type { Chip } from '../board/marks.ts'
import { rowOf, SIDE, squareAt } from '../board/square.ts'

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷', '=': '=' }

/** `"12=96/8"` as it is written: `12 = 96 ÷ 8`. */
export const writeReading = (reading: string): string =>
  reading.replace(/[-+*/=]/g, (sign) => ` ${SIGNS[sign] ?? sign} `)

/** The signs that the game found in a line, each on the seam of its two tiles. */
export const seamsOf = ({ from, to, reading }: { from: string; to: string; reading: string }): Chip[] => {
  const first = squareAt(from)
  const down = rowOf(first) !== rowOf(squareAt(to))
  let digits = 0
  const chips: Chip[] = []
  for (const character of reading) {
    const sign = SIGNS[character]
    if (sign === undefined) digits++
    else chips.push({ square: first + (digits - 1) * (down ? SIDE : 1), down, sign })
  }
  return chips
}

/** The operator of a reading as it is written: `÷`. */
export const operatorOf = (reading: string): string => SIGNS[/[-+*/]/.exec(reading)?.[0] ?? ''] ?? ''
