import { sheetWords } from '../../board/sheet-words.ts'

/** What stands beside the board and in the dialogs over it. */
export const words = {
  ...sheetWords,
  exchange: 'Exchange',
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
    ...sheetWords.unseen,
    dialog: 'Tiles',
    left: (digit: string, left: number) => `${digit}: ${left} left`,
    inBag: (bag: number) => `${bag} in bag`,
  },
  keys: {
    ...sheetWords.keys,
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
      ['W', 'open or close the Workbench'],
      ['B', 'with the Workbench open: take the tile here as its base, or reach to here'],
      ['Shift ← →', 'on the rack: move a tile along'],
      ['Home End', 'first and last square of the row'],
      ['?', 'this list'],
    ],
  },
} as const
