import type { Bench } from './bench.svelte.ts'
import { sayFault } from './say.ts'
import { words } from './words.ts'

/** What the Workbench says of its strip, and whether that is good, bad, or only not finished. */
export interface Verdict {
  readonly text: string
  readonly mood: 'true' | 'false' | 'open'
}

const OPEN: readonly string[] = ['empty', 'no-signs', 'no-equals', 'unfinished', 'number-missing', 'gap']

export const verdictOn = ({ verdict, bare, plays, base }: Bench): Verdict => {
  if (verdict.ok) return { text: words.isTrue, mood: 'true' }
  // A base with gaps is a question that your tiles answer.
  if (bare && plays.length > 0) return { text: words.gapsFilled, mood: 'open' }
  if (bare) return { text: base?.text.includes('?') ? words.nothingFills : words.addToBase, mood: 'open' }
  if (verdict.error.code === 'empty') return { text: '', mood: 'open' }
  return { text: sayFault(verdict.error), mood: OPEN.includes(verdict.error.code) ? 'open' : 'false' }
}

/** What stands where suggestions would be; null where there are some, or nothing needs saying. */
export const adviceOn = (bench: Bench, isEmptyBoard: boolean): string | null => {
  const { base, plays, verdict, bare } = bench
  if (base === null) return isEmptyBoard ? words.firstPlay : words.tapBase
  if (plays.length > 0 || bare) return null
  const complete =
    verdict.ok ||
    verdict.error.code === 'gap' ||
    (verdict.error.code === 'no-signs' && verdict.error.data.reading !== null)
  return complete ? words.nothingFits : null
}
