/** Whose turn it is, and who somebody is, in English. */
export const words = {
  notKept: 'This browser keeps nothing: tiles you lay are lost when the page closes.',
  seat: {
    player: (seat: number) => `Player ${seat + 1}`,
    computer: 'Computer',
    yours: 'your turn',
    acts: 'to play',
    waits: 'waiting',
    away: 'away',
  },
  turn: {
    yours: 'Your turn',
    of: (name: string) => `${name}’s turn`,
    over: 'Game over',
    cancelled: 'Cancelled',
    waiting: 'Waiting for a friend',
    tenSeconds: '10 seconds',
    givenBack: (time: string) => `The house was away for a moment: ${time} given back on the clock.`,
  },
} as const
