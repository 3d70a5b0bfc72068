import { judge, judgeEquation } from '@trueline/rules/bedmas/guide'
import { sayFalseRun, sayFault } from '../fault.ts'
import { type Part, partsOf } from '../preview.ts'
import { faceOf, writeTokens } from '../signs.ts'
import type { LineExample, PlayExample } from './examples.ts'

/** A line as the rules judge it. */
export interface WorkedLine {
  readonly text: string
  readonly note: string
  /** Why it is false; null for one that is true. */
  readonly fault: string | null
}

/** Judges a line as if it lay on row 1; ends the build where it is not what it is an example of. */
export const workLine = ({ text, note }: LineExample, isTrue: boolean): WorkedLine => {
  const tokens = text.split(' ')
  const verdict = judgeEquation(tokens)
  if (verdict.isTrue !== isTrue) throw new Error(`not an example: ${text}`)
  const to = `${String.fromCharCode(64 + tokens.length)}1`
  return {
    text: writeTokens(text),
    note,
    fault: verdict.isTrue ? null : sayFalseRun({ from: 'A1', to, text, verdict }).replace(/^Row 1: /, ''),
  }
}

/** A play with what it scores and how, or why it is refused. */
export interface WorkedPlay {
  readonly title: string
  readonly note: string
  readonly tiles: readonly {
    readonly square: string
    readonly face: string
    readonly isNew: boolean
    readonly apart: boolean
  }[]
  readonly score: number | null
  readonly parts: readonly Part[]
  readonly fault: string | null
}

export const workPlay = ({ title, board, tiles, note }: PlayExample, isLegal: boolean): WorkedPlay => {
  const placed = tiles.map(([square, token]) => ({ square, token }))
  const numbers = placed.map(({ token }) => Number(token)).filter((number) => number > 0)
  const judged = judge(board, numbers, placed)
  if (judged.ok !== isLegal) throw new Error(`not an example: ${title}`)
  const fresh = new Set(placed.map(({ square }) => square))
  const all = [...Object.entries(board), ...tiles].map(([square, token]) => ({
    square,
    face: faceOf(token),
    isNew: fresh.has(square),
  }))
  const line = judged.ok ? judged.value.equations[0] : undefined
  return {
    title,
    note,
    tiles: all
      .filter(({ square }) => line === undefined || isOn(square, line.from, line.to))
      .sort((a, b) => orderOf(a.square) - orderOf(b.square))
      .map((tile, at, sorted) => ({
        ...tile,
        apart: at > 0 && !isNext(sorted[at - 1]?.square ?? '', tile.square),
      })),
    score: judged.ok ? judged.value.score : null,
    parts: judged.ok ? partsOf(judged.value) : [],
    fault: judged.ok ? null : sayFault(judged.error),
  }
}

/** Whether a square is the next one to the right or below. */
const isNext = (before: string, square: string): boolean =>
  [1, 15].includes(orderOf(square) - orderOf(before))

const orderOf = (square: string): number => Number(square.slice(1)) * 15 + square.charCodeAt(0)

/** Whether a square lies in the row or the column from one to another. */
const isOn = (square: string, from: string, to: string): boolean =>
  from.slice(1) === to.slice(1) ? square.slice(1) === from.slice(1) : square[0] === from[0]
