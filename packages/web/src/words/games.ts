/** A game in a list. */
export const gameWords = {
  yourTurn: 'Your turn',
  theirTurn: 'Their turn',
  computersTurn: 'The computer thinks',
  turnOf: (name: string) => `${name}’s turn`,
  waiting: 'Waiting for a friend',
  waitingNote: (code: string) => `Send the code ${code}`,
  cancelled: 'Cancelled',
  finished: 'Finished',
  begun: 'No move yet',
  left: (time: string) => `${time} left`,
} as const

/** The list of all my games. */
export const gamesWords = {
  title: 'My games',
  yourTurn: 'Your turn',
  shared: 'Pass and play',
  theirTurn: 'Their turn',
  waiting: 'Waiting for a friend',
  finished: 'Finished',
} as const
