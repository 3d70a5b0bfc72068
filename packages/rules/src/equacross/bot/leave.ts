/** How often each digit is among some tiles. */
export const countsOf = (tiles: string): Uint8Array => {
  const counts = new Uint8Array(10)
  for (const tile of tiles) counts[Number(tile)]!++
  return counts
}

/** What kept tiles are worth beyond those drawn in their place, in points. */
export const leaveValue = (_tiles: string): number => 0
