import type { FalseRun, GrammarReason, PlayRefusal } from '@trueline/rules/bedmas/client'
import { columnLetter, columnOf, rowOf, squareAt, squareName, squaresBetween } from '../board/square.ts'
import { faceOf, writeTokens } from './signs.ts'

/** `Row 11` or `Column E`. */
export const lineName = ({ from, to }: { readonly from: string; readonly to: string }): string => {
  const first = squareAt(from)
  return rowOf(first) === rowOf(squareAt(to))
    ? `Row ${rowOf(first) + 1}`
    : `Column ${columnLetter(columnOf(first))}`
}

/** The index at which the brackets open that close at `close`. */
const openingOf = (tokens: readonly string[], close: number): number => {
  let depth = 0
  for (let at = close; at >= 0; at--) {
    depth += tokens[at] === ')' ? 1 : tokens[at] === '(' ? -1 : 0
    if (depth === 0) return at
  }
  return close
}

/** What is wrong with how signs and numbers stand together, at `what` on `square` (BM-6). */
const GRAMMAR: Readonly<Record<GrammarReason, (what: string, square: string, from: string) => string>> = {
  'numbers-touch': (what, square) => `two numbers touch at ${what} on ${square}; numbers never join`,
  'missing-operator': (what, square) => `a sign is missing before ${what} on ${square}`,
  sign: (what, square) => `${what} on ${square} has no number before it`,
  'missing-number': (what, square) => `a number is missing at ${what} on ${square}`,
  'no-equals': () => 'there is no = yet',
  'equals-in-brackets': (_, square) => `the = on ${square} stands inside brackets`,
  'empty-brackets': (_, square) => `the brackets that close on ${square} are empty`,
  'needless-brackets': (_, square) => `the brackets that close on ${square} hold no sum`,
  'doubled-brackets': (_, square) => `the brackets that close on ${square} are doubled`,
  'bracketed-side': (_, square, from) => `the brackets on ${from} and ${square} go round a whole side`,
  unclosed: () => 'a bracket is not closed',
  unopened: (_, square) => `the bracket on ${square} was never opened`,
  'not-a-token': (what) => `${what} is no number and no sign`,
}

/** Why one run is no true equation, in words. */
export const sayFalseRun = (run: FalseRun): string => {
  const { verdict, text } = run
  const tokens = text.split(' ')
  const at = Math.min(verdict.at, tokens.length - 1)
  const nameAt = (index: number): string =>
    squareName(squaresBetween(run.from, run.to)[index] ?? squareAt(run.from))
  const what = faceOf(tokens[at] ?? '')
  switch (verdict.why) {
    case 'grammar':
      return `${lineName(run)}: ${GRAMMAR[verdict.reason](what, nameAt(at), nameAt(openingOf(tokens, at)))}`
    case 'divide-by-zero':
      return `${lineName(run)}: ${writeTokens(text)} divides by 0`
    case 'false':
      return `${lineName(run)}: ${writeTokens(text)} is false; ${verdict.values.join(' is not ')}`
  }
}

/** Why a draft cannot be played, in words (BM-4). */
export const sayFault = (refusal: PlayRefusal): string => {
  switch (refusal.code) {
    case 'not-in-rack':
      return 'One of these numbers is not on your rack any more'
    case 'occupied':
      return 'There is a tile on one of these squares already'
    case 'not-one-line':
      return 'Your tiles must lie in one row or one column'
    case 'gap':
      return 'There is a gap between your tiles'
    case 'no-number':
      return 'A play needs a number from your rack'
    case 'misses-start':
      return 'The first play must cover the start on H8'
    case 'no-old-tile':
      return 'The equation must use a tile that lies on the board'
    case 'false-equation':
      return refusal.data.runs.length === 0
        ? 'This makes no equation yet'
        : refusal.data.runs.map(sayFalseRun).join('. ')
  }
}
