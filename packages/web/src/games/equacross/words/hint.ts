/** What stands on the key that shows a move, and what it says (EC-16, EC-17). */
export const words = {
  key: 'Hint',
  price: (percent: number) => `−${percent} %`,
  free: 'free',
  looking: 'Looking',
  show: (percent: number) => `Show a move · ${percent} % of its points`,
  again: 'Show the move again · free',
  none: 'No play found · free',
} as const
