/** What stands beside the board and in the dialogs over it. */
export const words = {
  total: 'This play',
  exchange: 'Exchange',
  pass: { title: 'Pass your turn?', yes: 'Pass', no: 'Play on' },
  resign: {
    title: 'Resign the game?',
    text: (winner: string) => `The game ends at once and ${winner} wins, whatever the scores.`,
    computer: 'the computer',
    other: 'the other player',
    yes: 'Resign',
    no: 'Play on',
  },
  exchanging: {
    title: 'Exchange tiles',
    text: (bag: string) =>
      `Choose the tiles to put back. You draw as many new ones, and your turn is over without points. The bag holds ${bag}; exchanging needs 7 or more.`,
    group: 'Tiles to put back',
    bag: (bag: string) => `The bag holds only ${bag}`,
    none: 'Choose tiles to put back first',
    keep: 'Keep all',
    some: (tiles: string) => `Exchange ${tiles}`,
  },
  unseen: {
    title: 'Still unseen',
    dialog: 'Tiles',
    left: (digit: string, left: number) => `${digit}: ${left} left`,
    inBag: (bag: number) => `${bag} in bag`,
    with: (tiles: number, name: string) => `${tiles} with ${name}`,
  },
  squares: 'Squares',
  moves: 'Moves',
  keys: {
    title: 'Keys',
    dialog: 'Keyboard',
    first: [
      ['← ↑ ↓ →', 'move on the board'],
      ['Space', 'turn across or down'],
      ['0 – 9', 'place a tile'],
      ['Enter', 'play'],
    ],
    more: [
      ['Backspace', 'take the last tile back'],
      ['Esc', 'take all tiles back'],
      ['Ctrl Z', 'put them out again'],
      ['S', 'shuffle your tiles'],
      ['H', 'show a move, where there are hints'],
      ['Shift ← →', 'on the rack: move a tile along'],
      ['Home End', 'first and last square of the row'],
      ['?', 'this list'],
    ],
  },
} as const
