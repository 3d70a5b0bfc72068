import { DIGIT_KEYS } from './truths.ts'

/** Some tiles of a rack, whatever their order: the key of their digits, and which digits there are, a bit each. */
export interface Handful {
  readonly key: number
  readonly digits: number
}

/** All different handfuls of a rack, by how many tiles they have. `counts` says how often each digit is there. */
export const handfulsOf = (counts: Uint8Array): readonly (readonly Handful[])[] => {
  const tiles = counts.reduce((sum, count) => sum + count, 0)
  const bySize: Handful[][] = Array.from({ length: tiles + 1 }, () => [])
  const addWith = (digit: number, size: number, key: number, digits: number): void => {
    if (digit === 10) {
      bySize[size]!.push({ key, digits })
      return
    }
    addWith(digit + 1, size, key, digits)
    for (let count = 1; count <= counts[digit]!; count++) {
      addWith(digit + 1, size + count, key + count * DIGIT_KEYS[digit]!, digits | (1 << digit))
    }
  }
  addWith(0, 0, 0, 0)
  return bySize
}
