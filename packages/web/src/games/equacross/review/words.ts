import { points } from '../../board/phrases.ts'

/** What the review of a game of EquaCross says in English. */
export const words = {
  start: 'The beginning',
  startText: 'The tiles that were drawn to begin with.',
  end: 'The end',
  instead: 'Best play',
  shown: 'Was shown a move',
  noneShown: 'Asked for a move; there was none',
  charge: 'For the move that was shown',
  lines: (lines: string) => `${lines} equations in one play`,
  allTiles: (tiles: number) => `${tiles} tiles in one play`,
  total: 'This turn',
  scores: 'This play',
  racks: { start: 'Tiles', turn: 'Tiles before this turn', end: 'Tiles left' },
  drew: (tiles: string) => `drew ${tiles}`,
  tilesOf: (name: string, tiles: string, used: string) =>
    `${name}: ${tiles || 'no tiles'}${used ? `, used ${used}` : ''}`,
  off: (count: number) => `${points(count)} off`,
} as const
