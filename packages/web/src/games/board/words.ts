/** What stands on the keys and headings of every board game. */
export const words = {
  board: 'Board, 15 by 15',
  whole: 'Whole board',
  rack: 'Your tiles',
  draft: 'Your draft',
  play: 'Play',
  sending: 'Sending',
  shuffle: 'Shuffle',
  recall: 'Recall',
  undo: 'Put back',
  nothingPlaced: 'Place tiles first',
  nothingToPlay: 'There is nothing to play',
  turnOf: (name: string) => `It is ${name}’s turn`,
  cameBack: (faces: string) => `${faces} came back to your rack: the square is taken`,
  waits: (square: string) => `${square} waits for a tile`,
} as const
