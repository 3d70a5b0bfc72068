/** The parts of the rules, in their order; anchors are linked to from elsewhere and stay. */
export const CONTENTS = [
  { id: 'cards', title: 'Cards' },
  { id: 'betting', title: 'Betting' },
  { id: 'pots', title: 'All-in and side pots' },
  { id: 'equations', title: 'Equations' },
  { id: 'showdown', title: 'Low, High and Swing' },
  { id: 'ties', title: 'Ties, odd chips, and nobody' },
  { id: 'table', title: 'Out, away, and leaving' },
  { id: 'clocks', title: 'Time' },
  { id: 'computer', title: 'The computer' },
  { id: 'fairness', title: 'Fair draws' },
] as const

export type PartId = (typeof CONTENTS)[number]['id']
export const titleOf = (id: PartId): string => CONTENTS.find((part) => part.id === id)?.title ?? ''
