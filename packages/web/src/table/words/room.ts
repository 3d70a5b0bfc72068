/** What the room round a game says in English. Games bring words of their own. */
export const words = {
  back: 'Back to the house',
  points: (points: number) => `${points} point${points === 1 ? '' : 's'}`,
  status: {
    connecting: 'Connecting',
    live: 'Live',
    reconnecting: 'Reconnecting',
    offline: 'Offline',
    gone: '',
  },
  trouble: {
    renewed: 'Trueline has been renewed: reload the page.',
    offline: 'You are offline.',
    connecting: 'The house does not answer yet. It is asked again.',
    reconnecting: 'Reconnecting.',
    refused: 'The house cannot let you in just now. It is asked again.',
    'slow-down': 'The house asks for a little patience. The game comes in a moment.',
    'wrong-origin': 'This page was opened under another address than the house’s own.',
    'unknown-token': 'This browser does not know you any more.',
    kept: 'Your tiles are kept.',
    unsent: 'Your move is not sent yet.',
  },
  played: 'played',
  noMove: 'No move yet',
  looking: 'Looking for the game',
  notLoaded: 'A part of this page did not come. Nothing of the game is lost.',
  reload: 'Reload',
} as const
