/**
 * What tiles kept after a play are worth in points of the next turn, beyond tiles drawn in their place: of each digit
 * the first, and every further one. Learnt from self-play by `bench/leaves.ts`.
 */
const VALUES: readonly (readonly [number, number])[] = [
  [-11.0, -4.7],
  [-6.5, -5.1],
  [-4.3, -2.8],
  [-4.8, -2.0],
  [-4.1, -2.8],
  [-1.9, 0.5],
  [-5.4, -5.1],
  [-0.8, -1.6],
  [-2.9, -3.0],
  [0.1, 3.0],
]

/** How many features kept tiles have. */
export const FEATURES = 20

/** The features of some tiles: at `2 * digit` whether there is one, then how many more there are. */
export const featuresOf = (tiles: string): number[] => {
  const features = Array<number>(FEATURES).fill(0)
  for (const tile of tiles) {
    const first = 2 * Number(tile)
    const at = features[first] === 0 ? first : first + 1
    features[at] = (features[at] ?? 0) + 1
  }
  return features
}

const WEIGHTS = VALUES.flat()

/** The value of the tiles that are kept. */
export const leaveValue = (tiles: string): number =>
  featuresOf(tiles).reduce((sum, feature, at) => sum + feature * (WEIGHTS[at] ?? 0), 0)
