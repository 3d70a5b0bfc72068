/** The computer's levels: how each chooses (BM-13). */
export const levels: Readonly<Record<string, string>> = {
  easy: 'Plays one of its weaker moves, after a moment.',
  medium: 'Plays one of the five best moves it sees.',
  hard: 'Always plays the move that scores most, brackets and chains included.',
}
