/** The computer's levels: how each chooses (EC-20, EC-21), and what being shown a move costs against it (EC-17). */
export const levels: Readonly<Record<string, string>> = {
  easy: 'Plays one of its weaker moves. A move shown to you costs half its points.',
  medium: 'Plays one of its five best moves. A move shown to you costs three quarters of its points.',
  hard: 'Always plays the move that scores most. A move shown to you costs all its points.',
  expert: 'Also weighs what it keeps, and what it opens for you. A move shown to you costs all its points.',
}
