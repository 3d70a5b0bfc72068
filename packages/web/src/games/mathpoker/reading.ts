import { type Target, TARGETS, valueText } from '@trueline/rules/mathpoker/client'
import { writeNumber, writeValue } from './numbers.ts'
import type { Reading } from './lines.ts'
import { sayFault } from './refusal.ts'
import { words } from './words/table.ts'

/** How a line stands, in words: what it comes to, and how far that is or what is wrong. */
export interface SaidReading {
  readonly value: string
  readonly note: string
  readonly tone: 'ready' | 'fault' | 'open'
  /** All of it, to be read out. */
  readonly text: string
}

/** `aim` is the one target that the line is for; null while both are open. */
export const sayReading = (
  { value, gaps, fault, gap, open, left }: Reading,
  aim: Target | null,
): SaidReading => {
  const text = value ? writeValue(valueText(value)) : ''
  const distances = gaps
    ? (aim
        ? [aim]
        : gaps.low.number <= gaps.high.number
          ? (['low', 'high'] as const)
          : (['high', 'low'] as const)
      )
        .map((target) => words.equation.gap(writeNumber(gaps[target].number), TARGETS[target]))
        .join(', ')
    : ''
  const note =
    fault === null
      ? distances
      : left === 0
        ? sayFault(fault)
        : [
            words.equation.left(left),
            gap === null ? distances : open ? words.equation.gapAt[gap.needs] : sayFault(fault),
          ]
            .filter(Boolean)
            .join(' · ')
  return {
    value: text,
    note,
    tone: fault === null ? 'ready' : open ? 'open' : 'fault',
    text: [text, note].filter(Boolean).join(', '),
  }
}
