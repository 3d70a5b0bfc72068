/** The parts of the rules, in their order; anchors are linked to from elsewhere and stay. */
export const CONTENTS = [
  { id: 'how', title: 'How it works' },
  { id: 'board', title: 'Board, tiles and racks' },
  { id: 'lines', title: 'Lines and how they are read' },
  { id: 'plays', title: 'Plays' },
  { id: 'refusals', title: 'What is refused' },
  { id: 'scoring', title: 'Scoring' },
  { id: 'turns', title: 'Exchange, pass, resign' },
  { id: 'end', title: 'The end' },
  { id: 'hints', title: 'Being shown a move' },
  { id: 'clocks', title: 'Clocks and silence' },
  { id: 'computer', title: 'The computer' },
  { id: 'fairness', title: 'Fair draws' },
  { id: 'puzzles', title: 'Puzzles' },
] as const

/** The name of a part of the rules. */
export type PartId = (typeof CONTENTS)[number]['id']

export const titleOf = (id: PartId): string => CONTENTS.find((part) => part.id === id)?.title ?? ''
