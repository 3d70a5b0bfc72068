import type { Laid } from './hand.ts'

/** How a game says what was placed and what was taken back. */
interface Words {
  tile(face: string): string
  back(tiles: readonly string[]): string
  readonly allBack: string
}

/**
 * What a change of the draft sounds like: "6 on E11. 12 = 96 ÷ 8, 27 points", where the second sentence is what the draft
 * is `worth`. Null when nothing changed.
 */
export const sayChange = (
  before: readonly Laid[],
  now: readonly Laid[],
  worth: string | null,
  words: Words,
): string | null => {
  const parts = without(now, before).map(({ digit, square }) => `${words.tile(digit)} on ${square}`)
  const gone = without(before, now)
  if (parts.length === 0 && gone.length > 0)
    parts.push(now.length === 0 ? words.allBack : words.back(gone.map(({ digit }) => words.tile(digit))))
  if (parts.length === 0) return null
  if (worth !== null) parts.push(worth)
  return parts.join('. ')
}

const without = (some: readonly Laid[], others: readonly Laid[]): Laid[] =>
  some.filter(
    ({ square, digit }) => !others.some((other) => other.square === square && other.digit === digit),
  )
