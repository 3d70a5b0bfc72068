/** What the room round a game says in English. Games bring words of their own. */
export const words = {
  back: 'Back to the house',
  more: 'More',
  sound: 'Sound',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  status: {
    connecting: 'Connecting',
    live: 'Live',
    reconnecting: 'Reconnecting',
    offline: 'Offline',
    gone: '',
  },
  trouble: {
    renewed: 'Trueline has been renewed. Reload the page; your tiles are kept.',
    offline: 'You are offline.',
    reconnecting: 'Reconnecting.',
    kept: 'Your tiles are kept.',
    unsent: 'Your move is not sent yet.',
  },
  played: 'played',
  noMove: 'No move yet',
  looking: 'Looking for the game',
  notLoaded: 'A part of this page did not come. Nothing of the game is lost.',
  reload: 'Reload',
} as const
