/** What lies under More. */
export const words = {
  moves: 'Moves',
  unseen: 'Numbers still unseen',
  keys: 'Keyboard',
  sums: 'Quick sums for hints',
  swap: 'Swap all',
  pass: 'Pass',
  resign: 'Resign',
  noSums: 'The quick sums have been answered',
} as const
