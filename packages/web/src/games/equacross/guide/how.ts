/** The game in five pictures and as many sentences: to be read in three quarters of a minute. */
export const how = {
  title: 'How it works',
  pictures: [
    {
      id: 'place',
      say: (equation: string) =>
        `Put digits in a row or a column; the first time over the star. The game finds the signs: this is ${equation}.`,
    },
    {
      id: 'cross',
      say: (equation: string, score: number) =>
        `Build on what lies there. The 2 counts for ${equation} as well: ${score} points. Then you draw new tiles.`,
    },
    {
      id: 'false',
      say: () => 'Every line on the board must be true. This one is not, and cannot be played.',
    },
    {
      id: 'squares',
      say: (equation: string, score: number) =>
        `Coloured squares multiply a tile or the equation, and a long × or ÷ earns extra: ${score} points for ${equation}.`,
    },
    {
      id: 'several',
      say: (_: string, score: number) =>
        `Several lines at once bring most: ${score} points. When the tiles are used up, the higher score wins.`,
    },
  ],
} as const
