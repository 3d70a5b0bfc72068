/** What stands in the form of a new game. */
export const words = {
  clock: 'Time for each turn',
  clocks: {
    none: 'No clock',
    minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
  first: 'Who begins',
  me: 'I do',
  computer: 'Chance decides who begins. Take all the time you like.',
  firstPlayer: 'The first player',
  chance: 'Chance decides',
} as const
