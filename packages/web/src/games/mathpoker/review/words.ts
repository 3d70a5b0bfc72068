/** What a finished game of MathPoker is told with. */
export const words = {
  start: 'Everybody sits down, with the same chips.',
  best: (equation: string, name: string, chips: number) =>
    `Largest win: ${name}, ${chips === 1 ? '1 chip' : `${chips} chips`} with ${equation}`,
} as const
