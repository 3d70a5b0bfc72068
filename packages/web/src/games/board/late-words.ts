/** What keys and menus say of every board game: they come after the board. */
export const lateWords = {
  over: 'The game is over',
  notOnRack: (face: string) => `There is no ${face} on your rack`,
  noRoom: 'There is no free square this way',
  taken: (square: string) => `${square} is taken`,
  down: 'Typing runs down',
  across: 'Typing runs across',
} as const
