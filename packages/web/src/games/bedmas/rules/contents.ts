/** The parts of the rules, in their order; anchors are linked to from elsewhere and stay. */
export const CONTENTS = [
  { id: 'board', title: 'Board, tiles and signs' },
  { id: 'equations', title: 'Equations' },
  { id: 'plays', title: 'Plays' },
  { id: 'scoring', title: 'Scoring' },
  { id: 'turns', title: 'Swap, pass, resign' },
  { id: 'hints', title: 'Hints' },
  { id: 'end', title: 'The end' },
  { id: 'clocks', title: 'Turn timer and silence' },
  { id: 'computer', title: 'The computer' },
  { id: 'fairness', title: 'Fair draws' },
] as const

export type PartId = (typeof CONTENTS)[number]['id']
export const titleOf = (id: PartId): string => CONTENTS.find((part) => part.id === id)?.title ?? ''
