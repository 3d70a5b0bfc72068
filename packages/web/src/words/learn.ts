/** How one learns a game, and where its rules are. */
export const learnWords = {
  learn: (game: string) => `Learn ${game}`,
  rules: (game: string) => `Rules of ${game}`,
  newHere: 'New here?',
  inAMinute: 'Learn it in a minute',
} as const
