import { sheetWords } from '../../board/sheet-words.ts'

/** What stands beside the board and in the dialogs over it. */
export const words = {
  ...sheetWords,
  passing: {
    text: (left: number) =>
      left <= 0
        ? 'It is the sixth turn in a row without a play, so the game ends.'
        : 'The turn goes over with no points and you keep your tiles. If both pass, one after the other, the game ends.',
    after: 'The other side has just passed: if you pass too, the game ends.',
  },
  swap: {
    title: 'Swap all your tiles?',
    text: (pool: number) =>
      `Your tiles go back and you draw seven new ones out of the ${pool} in the pool. Your turn is over without points.`,
    ends: 'It is the sixth turn in a row without a play, so the game ends.',
    yes: 'Swap all',
    no: 'Keep them',
  },
  unseen: {
    ...sheetWords.unseen,
    dialog: 'Numbers',
    inPool: (pool: number) => `${pool} in pool`,
    list: (numbers: string) => (numbers === '' ? 'No number is unseen' : `Unseen: ${numbers}`),
  },
  keys: {
    ...sheetWords.keys,
    first: [
      ['0 – 9', 'a number, digit by digit'],
      ['+ − * / = ( )', 'a sign'],
      ['Space', 'turn across or down'],
      ['Enter', 'place the number, or play'],
    ],
    more: [
      ['← ↑ ↓ →', 'move on the board'],
      ['Backspace', 'take the last tile back'],
      ['Esc', 'take all tiles back'],
      ['Ctrl Z', 'put them out again'],
      ['S', 'shuffle your tiles'],
      ['H', 'show plays, where there are hints'],
      ['Shift ← →', 'on the rack: move a tile along'],
      ['Home End', 'first and last square of the row'],
      ['?', 'this list'],
    ],
  },
} as const
