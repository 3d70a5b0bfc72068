import type { Rng } from '../../core/chance.ts'
import type { Operator } from '../../maths/operator.ts'
import { bestReading, type Reading } from '../readings.ts'
import { truthsOf } from '../search/truths.ts'
import type { Run, Shape } from './shape.ts'

/** A number where nothing lies yet. */
const OPEN = -1
/** How often a digit is laid before the shape is given up. */
const PATIENCE = 400
/** How many equations are tried in one place, and how many of them must be of the sign wanted, and not dull. */
const TRIES = 6
const PARTICULAR = 4

/**
 * Digits for a shape, cell by cell (−1 where it has none), so that every run is true by one of some operators, which come
 * as often as they are named. No equation comes twice. Null when it will not do.
 */
export const fillShape = (
  { side, runs }: Shape,
  operators: readonly Operator[],
  rng: Rng,
): Int8Array | null => {
  const digits = new Int8Array(side * side).fill(OPEN)
  const texts = new Set<string>()
  let patience = PATIENCE

  const fillRest = (rest: readonly Run[]): boolean => {
    if (rest.length === 0) return true
    const run = mostKnown(rest, digits)
    const before = run.cells.map((cell) => digits[cell] ?? OPEN)
    const others = rest.filter((each) => each !== run)
    for (const text of equationsFor(before, operators, rng)) {
      if (texts.has(text) || --patience < 0) continue
      texts.add(text)
      run.cells.forEach((cell, at) => {
        digits[cell] = Number(text[at])
      })
      if (fillRest(others)) return true
      texts.delete(text)
      run.cells.forEach((cell, at) => {
        digits[cell] = before[at] ?? OPEN
      })
      if (patience < 0) return false
    }
    return false
  }
  return fillRest(runs) ? digits : null
}

/** The run of which most is laid: least can go wrong there. */
const mostKnown = (runs: readonly Run[], digits: Int8Array): Run => {
  const share = ({ cells }: Run): number =>
    cells.filter((cell) => digits[cell] !== OPEN).length / cells.length ** 0.5
  return runs.reduce((best, run) => (share(run) > share(best) ? run : best))
}

/** Some true lines with given digits in some places, by chance. */
function* equationsFor(
  known: readonly number[],
  operators: readonly Operator[],
  rng: Rng,
): Generator<string> {
  const { lines } = truthsOf(known.length)
  let mask = 0
  let wanted = 0
  for (const digit of known) {
    mask = (mask << 4) | (digit === OPEN ? 0 : 15)
    wanted = (wanted << 4) | (digit === OPEN ? 0 : digit)
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const operator = operators[rng.below(operators.length)]
    const from = rng.below(lines.length)
    for (let seen = 0; seen < lines.length; seen++) {
      const line = lines[(from + seen) % lines.length] ?? 0
      if ((line & mask) !== wanted) continue
      const text = textOf(line, known.length)
      const reading = bestReading(text)
      if (reading === null || !operators.includes(reading.operator)) continue
      // The last tries are not particular: here and there only one equation will do.
      if (tries < PARTICULAR && (reading.operator !== operator || isDull(reading))) continue
      yield text
      break
    }
  }
}

/** Nothing is added, or one taken times: true, but no pleasure. */
const isDull = ({ text, operator }: Reading): boolean => {
  const numbers = text.split(/\D/)
  return numbers.includes('0') || ((operator === '*' || operator === '/') && numbers.includes('1'))
}

const textOf = (line: number, length: number): string => {
  let text = ''
  for (let at = length - 1; at >= 0; at--) text += (line >>> (4 * at)) & 15
  return text
}
