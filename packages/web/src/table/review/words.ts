import { notCopied } from '../words/code.ts'

/** What is said in English of a finished game that is looked at again. Its moves are the game's own to tell. */
export const words = {
  back: 'Back to the game',
  loading: 'Fetching the game',
  notOver: 'This game is not over yet. When it is, every move can be looked at here.',
  toGame: 'To the game',
  unknown: 'There is no game with this code.',
  home: 'To the house',
  older: 'This page is older than the game. Reload it and try again.',
  reload: 'Reload',
  again: 'Try again',
  notLoaded: 'A part of this page did not come.',

  title: 'Review',
  share: 'Share',
  copied: 'Result and link copied',
  notCopied,
  fairness: 'Were the draws fair?',
  broken: (seq: number) =>
    `Event ${seq} of this game’s log does not follow from its seed, so the review stops before it.`,
  otherEnd: 'Every event of this game’s log follows from its seed, but its result does not.',
  none: 'This game’s log does not follow from its seed, so there is nothing to look at.',
  details: 'See where',

  steps: {
    group: 'Moves',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    slider: 'Moment of the game',
    start: 'Beginning',
    end: 'End',
    move: (move: number, moves: number) => `Move ${move} of ${moves}`,
  },
  moves: { title: 'Moves', played: (moves: number) => `${moves} played`, played1: 'played' },
  chart: {
    title: 'Scores',
    note: 'Press a place on it to see that moment.',
    table: 'Scores after each move',
    move: 'Move',
    alt: (scores: string, lead: string) => `Scores by move. At the end ${scores}. ${lead}`,
    never: 'Nobody was ever behind.',
    leads: (name: string) => `${name} led from the first points on.`,
    changes: (count: number, name: string, move: number) =>
      `The lead changed ${count === 1 ? 'once' : `${count} times`}; ${name} led for good from move ${move} on.`,
    even: (count: number) =>
      `The lead changed ${count === 1 ? 'once' : `${count} times`}, and the scores were level at the end.`,
  },
  best: {
    title: 'Best plays',
    note: 'What would each turn have brought at most, with the tiles that were there?',
    show: 'Show best plays',
    busy: 'Looking at every turn',
    found: (name: string, share: string) => `${name} found ${share} % of the points there were`,
    was: 'That was the best play.',
    nothing: 'There was no play.',
    unknown: 'Nobody looks for a best play here.',
    of: (points: number) => `best +${points}`,
    more: (points: number) => (points === 1 ? '1 point more' : `${points} points more`),
    onBoard: 'Show on the board',
    offBoard: 'Show what was played',
    label: 'Best play',
  },
} as const
