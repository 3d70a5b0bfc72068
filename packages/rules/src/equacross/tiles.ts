/** How many tiles there are of each digit (EC-2). */
export const TILE_COUNTS: Readonly<Record<string, number>> = {
  0: 6,
  1: 14,
  2: 12,
  3: 11,
  4: 11,
  5: 10,
  6: 10,
  7: 9,
  8: 9,
  9: 8,
}

/** What a tile of each digit is worth (EC-2). */
export const TILE_POINTS: Readonly<Record<string, number>> = {
  0: 1,
  1: 1,
  2: 1,
  3: 2,
  4: 2,
  5: 2,
  6: 2,
  7: 3,
  8: 3,
  9: 4,
}

/** All 100 tiles, in the order of their digits. */
export const TILE_SET: string = Object.entries(TILE_COUNTS)
  .map(([digit, count]) => digit.repeat(count))
  .join('')

/** What a rack refills to after a play (EC-3). */
export const RACK_SIZE = 7

/** The smallest bag that allows an exchange (EC-12). */
export const LEAST_BAG = 7

/** What some tiles are worth together. */
export const pointsOf = (tiles: string): number => {
  let points = 0
  for (const digit of tiles) points += TILE_POINTS[digit] ?? 0
  return points
}

/** What is left of `tiles` without `taken`, in the same order, or null when they are not all there. */
export const withoutTiles = (tiles: string, taken: string): string | null => {
  let rest = tiles
  for (const digit of taken) {
    const at = rest.indexOf(digit)
    if (at < 0) return null
    rest = rest.slice(0, at) + rest.slice(at + 1)
  }
  return rest
}
