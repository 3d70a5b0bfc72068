const LEVELS: Readonly<Record<string, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
}

/** Whose turn it is, and who somebody is, in English. */
export const words = {
  notKept: 'This browser keeps nothing: tiles you lay are lost when the page closes.',
  seat: {
    player: (seat: number) => `Player ${seat + 1}`,
    you: 'You',
    computer: 'Computer',
    level: (level: string) => LEVELS[level] ?? level,
    yours: 'your turn',
    acts: 'to play',
    waits: 'waiting',
    thinks: 'thinking…',
    away: 'away',
  },
  turn: {
    yours: 'Your turn',
    of: (name: string) => `${name}’s turn`,
    thinking: 'Thinking…',
    thinks: (name: string) => `${name} is thinking`,
    over: 'Game over',
    cancelled: 'Cancelled',
    waiting: 'Waiting for a friend',
    tenSeconds: '10 seconds',
    givenBack: (time: string) => `The house was away for a moment: ${time} given back on the clock.`,
  },
} as const
