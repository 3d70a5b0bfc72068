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
export const sayReading = ({ value, gaps, fault, left }: Reading, aim: Target | null): SaidReading => {
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
  const missing = fault === 'not-all-cards'
  const note =
    fault === null
      ? distances
      : missing
        ? [distances, words.equation.left(left)].filter(Boolean).join(' · ')
        : sayFault(fault)
  return {
    value: text,
    note,
    tone: fault === null ? 'ready' : missing ? 'open' : 'fault',
    text: [text, note].filter(Boolean).join(', '),
  }
}
