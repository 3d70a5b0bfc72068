/** Setting up a new game. */
export const setupWords = {
  mode: 'How do you play?',
  level: 'How strong is the computer?',
  seats: 'How many play?',
  you: 'Your name',
  first: 'First player',
  second: 'Second player',
  nameNote: 'Your friend sees it. Asked once, kept for next time.',
  needName: 'A name, so that your friend knows who invites.',
  needNames: 'A name for each of you.',
  sameNames: 'Two different names, so that you can tell whose turn it is.',
  open: 'Open the game',
  openNote: 'Next you get a code and a link to send.',
  start: 'Start',
  startNote: 'A cover hides the tiles while the device changes hands.',
  unknownTitle: 'No such game',
  unknown: 'The house does not have a game of that name.',
} as const
