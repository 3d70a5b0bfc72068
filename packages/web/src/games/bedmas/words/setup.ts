/** What stands in the form of a new game. */
export const words = {
  clock: 'Turn timer',
  clocks: {
    none: 'No timer',
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number) => `${minutes} min`,
  },
  first: 'Who begins',
  me: 'I do',
  firstPlayer: 'The first player',
  chance: 'Chance decides',
  computer: 'You begin.',
} as const
