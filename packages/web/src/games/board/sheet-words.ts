/** What stands beside every board and in the dialogs over it. */
export const sheetWords = {
  total: 'This play',
  pass: { title: 'Pass your turn?', yes: 'Pass', no: 'Play on' },
  resign: {
    title: 'Resign the game?',
    text: (winner: string) => `The game ends at once and ${winner} wins, whatever the scores.`,
    computer: 'the computer',
    other: 'the other player',
    yes: 'Resign',
    no: 'Play on',
  },
  leftovers: { title: 'Left:', you: 'you', none: 'none' },
  unseen: { title: 'Still unseen', with: (tiles: number, name: string) => `${tiles} with ${name}` },
  squares: 'Squares',
  moves: 'Moves',
  keys: { title: 'Keys', dialog: 'Keyboard' },
} as const
