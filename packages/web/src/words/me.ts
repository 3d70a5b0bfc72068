/** Name, settings, and moving to another browser. */
export const meWords = {
  title: 'You',
  name: 'Your name',
  nameNote: 'Your friends see it in games from now on.',
  save: 'Save',
  saved: 'Name saved',
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  sound: 'Sound',
  sounds: { quick: 'In quick games', on: 'On', off: 'Off' },
  soundNote: 'A tick on the board, two notes on your turn. Quick games are those with a clock of minutes.',
  vibration: 'Vibration',
  vibrationNote: 'A short one when a tile snaps in, where the device can.',
  notKept: 'This browser does not let us keep settings: they last until you close the page.',
  recovery: 'Play on another device',
  recoveryNote:
    'Your seats belong to this browser. A recovery link makes another browser you as well: open it there, or keep it in case this one forgets you.',
  recoveryWarning:
    'Whoever has the link is you, and sees your tiles. Show it to nobody. A new link makes the one before useless.',
  recoveryMake: 'Make a recovery link',
  recoveryAgain: 'Make a new link',
  recoveryLink: 'Your recovery link',
  copy: 'Copy',
  copied: 'Link copied',
  notCopied: 'This browser does not let us copy: mark the link and copy it by hand.',
} as const

/** Where a recovery link leads. */
export const recoverWords = {
  title: 'Is this you?',
  text: 'With this link this browser takes over a person’s seats and name: their games are yours here.',
  of: (name: string) => `This link was made for ${name}.`,
  overwrites: (name: string | null) =>
    name
      ? `You are ${name} in this browser now. Unless you have a recovery link for that too, those games cannot be reached from here any more.`
      : 'You have played in this browser before. Unless you have a recovery link for that too, those games cannot be reached from here any more.',
  confirm: 'Yes, that is me',
  leave: 'No, leave it',
  done: (name: string | null) => (name ? `Welcome back, ${name}` : 'Welcome back'),
  noneTitle: 'Half a link',
  none: 'The part after the # is missing. Copy the whole recovery link once more.',
} as const
