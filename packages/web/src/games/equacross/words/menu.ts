/** What lies under More. */
export const words = {
  moves: 'Moves',
  unseen: 'Tiles still unseen',
  keys: 'Keyboard',
  exchange: 'Exchange tiles',
  pass: 'Pass',
  resign: 'Resign',
} as const
