/** What the review of a game of BEDMAS says in English. */
export const words = {
  start: 'The beginning',
  startText: 'The numbers that were drawn to begin with.',
  end: 'The end',
  shown: 'Was shown plays',
  total: 'This turn',
  racks: { start: 'Numbers', turn: 'Numbers before this turn', end: 'Numbers left' },
  drew: (numbers: string) => `drew ${numbers}`,
  tilesOf: (name: string, numbers: string, used: string) =>
    `${name}: ${numbers || 'no numbers'}${used ? `, used ${used}` : ''}`,
} as const
