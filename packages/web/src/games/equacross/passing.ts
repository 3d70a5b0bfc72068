/** What passing does, and how near the end it brings the game (S83). */
export const sayPassing = (scoreless: number, bag: number): string => {
  const after = 6 - scoreless - 1
  const end =
    after <= 0
      ? 'It is the sixth turn in a row without points, so the game ends.'
      : `${after === 1 ? 'One more turn' : `${after} more turns`} without points after it and the game ends.`
  return bag === 0
    ? `The turn goes over with no points. The bag is empty: if both pass one after the other, the game ends. ${end}`
    : `The turn goes over with no points and you keep your tiles. ${end}`
}
