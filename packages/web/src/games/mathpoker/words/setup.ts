/** What is chosen when a table is opened. */
export const words = {
  chips: 'Chips to begin with',
  blinds: 'Blinds',
  blind: (small: number) => `${small} and ${2 * small}`,
  rise: 'Rounds until the blinds double',
  rises: { never: 'Never', after: (rounds: number) => String(rounds) },
  clock: 'Time to bet',
  clocks: { none: 'No clock', seconds: (seconds: number) => `${seconds} s` },
} as const
