import { setupWords } from '../words/setup.ts'

/** What is wrong with the names for a new game, if anything. They have been cleaned already. */
export const faultIn = (names: readonly string[]): string | null => {
  if (names.some((name) => name === '')) return names.length > 1 ? setupWords.needNames : setupWords.needName
  const folded = new Set(names.map((name) => name.normalize('NFKC').toLowerCase()))
  return folded.size < names.length ? setupWords.sameNames : null
}
