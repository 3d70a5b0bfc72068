const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** The first page. */
export const homeWords = {
  title: (waiting: number) =>
    `${waiting > 0 ? `(${waiting}) ` : ''}Trueline: maths games with a friend, or alone`,
  you: (name: string | null) => (name ? `You are ${name}. Name and settings` : 'Name and settings'),
  continue: 'Continue',
  others: (number: number) => `${count(number, 'more game waits', 'more games wait')} for you`,
  game: 'Which game?',
  now: 'Play now',
  nowNote: (level: string) => `The computer, ${level}`,
  computer: 'Computer',
  computerNote: (levels: number) =>
    ['No level', 'One level', 'Two levels', 'Three levels'][levels] ?? 'Four levels',
  online: 'With a friend',
  onlineNote: 'Two devices, one code',
  local: 'Pass and play',
  localNote: 'Two people, one device',
  join: 'Join with a code',
  joinLabel: 'Code of six signs',
  joinNote: 'Type it, or paste the link your friend sent.',
  joinHint: 'Codes have no I, L, O, 0 or 1.',
  looking: 'Looking for the game',
  games: 'My games',
  allGames: 'All my games',
  none: 'Games you play are listed here, and wait for you as long as you like.',
  failed: 'Your games could not be fetched. They are safe.',
  again: 'Try again',
} as const
