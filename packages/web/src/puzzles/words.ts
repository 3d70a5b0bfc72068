import type { PuzzleLevel, PuzzleSize } from '@trueline/rules/wire'

/** What stands on the pages of puzzles. Sentences are made in `say.ts`. */
export const words = {
  title: 'Puzzles',
  daily: 'Daily puzzle',
  archive: 'From the archive',
  random: 'Puzzle',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  sized: { small: 'Small board', medium: 'Medium board', large: 'Large board' },
  thisLevel: 'This level',
  level: 'How hard?',
  size: 'How large?',
  board: (side: number) => `Board, ${side} by ${side}`,
  rack: 'Your tiles',
  workbench: 'Workbench',
  reveal: 'Reveal',
  free: 'free',
  inWords: (seconds: number) =>
    seconds < 60 ? `${seconds} seconds` : seconds === 60 ? '1 minute' : `${seconds / 60} minutes`,
  price: (seconds: number) => (seconds < 60 ? `+${seconds} s` : `+${seconds / 60} min`),
  check: 'Check',
  checksLeft: (left: number) => (left === 1 ? '1 check left' : `${left} checks left`),
  checksMade: (made: number) => (made === 1 ? 'check' : 'checks'),
  time: 'Time',
  revealed: (digit: string, square: string) => `${digit} put down on ${square}`,
  none: 'Place a tile first',
  noReveal: 'There is no reveal here',
  progress: 'Progress',
  told: 'How it stands',
  keys: {
    title: 'Keys',
    dialog: 'Keyboard',
    first: [
      ['← ↑ ↓ →', 'move on the board'],
      ['Space', 'turn across or down'],
      ['0 – 9', 'place a tile'],
      ['Enter', 'check'],
    ],
    more: [
      ['Backspace', 'take the last tile back'],
      ['Esc', 'take all tiles back'],
      ['Ctrl Z', 'put them out again'],
      ['S', 'shuffle your tiles'],
      ['H', 'reveal a tile, where that is possible'],
      ['W', 'open or close the Workbench'],
      ['B', 'with the Workbench open: take the tile here as its base, or reach to here'],
      ['Home End', 'first and last square of the row'],
      ['?', 'this list'],
    ],
  },
  menu: { keys: 'Keyboard', rules: 'Rules of puzzles', all: 'All puzzles', fresh: 'New puzzle like this' },
  more: 'More',
  sound: 'Sound',
  back: 'Back to the puzzles',
  revealing: {
    title: 'Reveal a tile?',
    free: 'One right tile is put down, and stays. It is free, and the only one in this puzzle.',
    costs: (price: string, next: string) =>
      `One right tile is put down, and stays. It adds ${price} to your time; the next one ${next}.`,
    yes: 'Reveal',
    no: 'Not yet',
  },
  lost: 'No such puzzle',
  early: 'Not yet',
  theirs: 'Not your puzzle',
  failed: 'The puzzle could not be fetched.',
  looking: 'Looking for the puzzle',
  again: 'Try again',
} as const

/** What a level means (PZ-7), and what there is for help (PZ-3, PZ-4). */
export const levelNotes: Readonly<Record<PuzzleLevel, string>> = {
  easy: 'Only + and −, few gaps, one free reveal',
  medium: 'All four signs',
  hard: 'More crossings, fewer tiles to go by',
  expert: 'The largest board, the fewest tiles',
}

/** How a random puzzle differs by its level. */
export const randomNotes: Readonly<Record<Exclude<PuzzleLevel, 'expert'>, string>> = {
  easy: 'Only + and −, few gaps. Reveals cost time.',
  medium: 'All four signs. Reveals cost time.',
  hard: 'More crossings, fewer tiles to go by. No reveals.',
}

export const sizeNotes: Readonly<Record<PuzzleSize, string>> = {
  small: '7 by 7',
  medium: '9 by 9',
  large: '11 by 11',
}

/** How a puzzle went, and what next. */
export const finishWords = {
  label: 'Result',
  solved: 'Solved',
  lost: 'Not today',
  show: 'Show the result',
  time: 'Time',
  check: 'Check',
  checks: 'Checks',
  reveals: 'Revealed',
  streak: 'Streak',
  history: 'Checks',
  row: (right: number, wrong: number) => `${right} right, ${wrong} wrong`,
  inARow: (current: string, longest: string) => `${current} in a row. Your longest: ${longest}.`,
  kind: 'All five checks are used, so this level is over for today. Another level keeps your streak; from tomorrow on this one is in the archive, with as many checks as you like.',
  share: 'Share the result',
  copied: 'Result and link copied',
  notCopied: 'This browser does not let us copy.',
  again: 'New puzzle',
  calendar: 'Calendar',
  scan: 'Show the link as a picture to scan',
  scanOf: (link: string) => `QR code of ${link}`,
} as const

/** The page of all puzzles, and what the first page shows of them. */
export const hubWords = {
  card: 'Today’s puzzle',
  more: 'Puzzles without end, and the calendar',
  today: 'Today',
  next: 'Next in',
  dailyNote:
    'The same four for everybody, from your midnight to your midnight. Five checks each; any level solved keeps your streak.',
  rules: 'Rules of puzzles',
  failed: 'What you have solved could not be fetched. It is safe.',
  states: { new: '', open: 'Begun', solved: 'Solved', lost: 'Not solved', later: 'Solved later' },
  inARow: 'in a row',
  noStreak: 'Solve one, and a streak begins',
  longest: (days: number) => `longest ${days}`,
  random: 'Another puzzle',
  sizeNote: (size: string) => `The board is ${size}.`,
  begin: 'New puzzle',
  making: 'Making a puzzle',
  calendar: 'Calendar',
  calendarNote:
    'Choose a day: its puzzles stay, with as many checks as you like, and do not count for the streak.',
  todayNote: 'Today’s puzzles stand above.',
  earlier: 'The month before',
  later: 'The month after',
  weekdays: [
    ['M', 'Monday'],
    ['T', 'Tuesday'],
    ['W', 'Wednesday'],
    ['T', 'Thursday'],
    ['F', 'Friday'],
    ['S', 'Saturday'],
    ['S', 'Sunday'],
  ],
  unfinished: 'Not finished yet',
  left: (squares: number) => `${squares} red squares`,
} as const
