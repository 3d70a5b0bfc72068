/** How each level plays (MP-23). */
export const levels = {
  easy: 'Plays many hands, and sees only how near its own cards come.',
  medium: 'Guesses from the open cards how often it would win, and bets by that.',
  hard: 'Guesses longer and bets closer to what its cards are worth.',
} as const
