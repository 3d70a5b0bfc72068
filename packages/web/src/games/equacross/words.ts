/** What stands on the keys and headings of EquaCross. Sentences are made in `say.ts`, `advice.ts`, `fault.ts` and `preview.ts`. */
export const words = {
  board: 'Board, 15 by 15',
  rack: 'Your tiles',
  draft: 'Your draft',
  inBag: 'in bag',
  tile: (digit: string, points: number) => `${digit}, worth ${points}`,
  total: 'This play',

  play: 'Play',
  sending: 'Sending',
  shuffle: 'Shuffle',
  recall: 'Recall',
  undo: 'Undo',
  exchange: 'Exchange',

  menu: {
    moves: 'Moves',
    unseen: 'Tiles still unseen',
    keys: 'Keyboard',
    exchange: 'Exchange tiles',
    pass: 'Pass',
    resign: 'Resign',
  },
  pass: { title: 'Pass your turn?', yes: 'Pass', no: 'Play on' },
  resign: {
    title: 'Resign the game?',
    text: 'The game ends at once and the other player wins, whatever the scores.',
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
  keys: {
    title: 'Keys',
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
      ['Shift ← →', 'on the rack: move a tile along'],
      ['Home End', 'first and last square of the row'],
      ['?', 'this list'],
    ],
  },

  cameBack: (digits: string) => `${digits} came back to your rack: the square is taken`,
  notOnRack: (digit: string) => `There is no ${digit} on your rack`,
  taken: (square: string) => `${square} is taken`,
  down: 'Typing runs down',
  across: 'Typing runs across',

  setup: {
    clock: 'Time for each turn',
    clocks: {
      none: 'No clock',
      minutes: (minutes: number) => `${minutes} min`,
      days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    },
    first: 'Who begins',
    me: 'I do',
    firstPlayer: 'The first player',
    chance: 'Chance decides',
  },
} as const
