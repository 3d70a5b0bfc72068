const signs = (code: string): string => code.split('').join(' ')

/** What the room round a game says in English. Games bring words of their own. */
export const words = {
  back: 'Back to the house',
  more: 'More',
  sound: 'Sound',
  notCopied: 'This browser does not let us copy.',
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
  code: {
    label: 'Game',
    copy: 'Copy the code',
    copyOf: (code: string) => `Copy the code ${signs(code)}`,
    copied: (code: string) => `Code ${code} copied`,
  },
  claim: {
    offer: 'Silent for seven days.',
    key: 'Claim the game',
    title: 'Claim the game?',
    text: 'The other player has not moved for seven days. The game ends, and you win it.',
    yes: 'Claim it',
    no: 'Keep waiting',
  },

  seat: {
    player: (seat: number) => `Player ${seat + 1}`,
    computer: 'Computer',
    yours: 'your turn',
    acts: 'to play',
    waits: 'waiting',
    away: 'away',
  },
  turn: {
    yours: 'Your turn',
    of: (name: string) => `${name}’s turn`,
    over: 'Game over',
    cancelled: 'Cancelled',
    waiting: 'Waiting for a friend',
    tenSeconds: '10 seconds',
    givenBack: (time: string) => `The house was away for a moment: ${time} given back on the clock.`,
  },
  moves: {
    title: 'Moves',
    count: (moves: number) => `${moves} played`,
    newestFirst: 'Moves, newest first',
    played: 'played',
    none: 'No move yet',
  },

  waiting: {
    title: 'Waiting for your friend',
    text: 'Send the link, or read out the code. The game begins when your friend takes the seat.',
    code: (code: string) => `Code ${signs(code)}`,
    share: 'Share the link',
    invite: (game: string) => `Play ${game} with me`,
    copyLink: 'Copy the link',
    linkCopied: 'Link copied',
    copyCode: 'Copy the code',
    codeCopied: 'Code copied',
    scan: 'Show a code to scan',
    scanOf: (link: string) => `Code to scan for ${link}`,
    cancel: 'Cancel this game',
    cancelTitle: 'Cancel this game?',
    cancelText: 'The code stops working. Nobody has joined yet.',
    keep: 'Keep waiting',
  },
  invitation: {
    title: (game: string) => `invites you to ${game}`,
    name: 'Your name',
    needName: 'Your friend wants to know who you are.',
    sit: 'Take the seat',
    watch: 'Only watch',
  },
  early: {
    title: 'Not begun yet',
    text: 'The game shows here as soon as both seats are taken. Or take the free one yourself.',
    sit: 'Take the seat',
  },
  cover: {
    title: 'Pass the device to',
    reveal: (name: string) => `I am ${name}: show my tiles`,
  },
  ending: {
    label: 'Result',
    copy: 'Copy result',
    copied: 'Result copied',
    again: 'New game',
  },
  closed: {
    home: 'To the house',
    reload: 'Reload',
    unknown: {
      title: 'No such game',
      text: 'There is no game with this code. Look at it again: codes have six signs, and no I, L, O, 0 or 1.',
    },
    cancelled: { title: 'Cancelled', text: 'The one who made this game took it back before it began.' },
    older: {
      title: 'A game we do not know',
      text: 'This page is older than the game. Reload it and try again.',
    },
    failed: {
      title: 'Please reload',
      text: 'A part of this page did not come. Nothing of the game is lost.',
    },
  },
  looking: 'Looking for the game',
} as const
