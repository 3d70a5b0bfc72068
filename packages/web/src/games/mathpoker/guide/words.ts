/** What is said when one practises alone. */
export const words = {
  lead: 'Here is a hand as it is at the end of a round. Put all seven cards or more in order, and come as near as you can to 1, and then to 20.',
  target: { low: 'Low: nearest to 1', high: 'High: nearest to 20' },
  check: 'How near is the best?',
  next: 'Another hand',
  best: 'Nothing is nearer. You found the best there is.',
  worse: (equation: string, gap: string, target: number) => `The best is ${equation}, ${gap} from ${target}.`,
  exactly: (equation: string, target: number) => `The best is ${equation}, exactly ${target}.`,
  score: (found: number, tried: number) => `${found} of ${tried} found`,
  seconds: 'At the table there are 60 seconds, for Low, High or both.',
} as const
