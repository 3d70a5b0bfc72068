/** What is said in English of the fairness of draws (G-6). */
export const words = {
  title: 'Fair draws',
  menu: 'Fair draws',
  during: {
    text: 'Before the first tile was drawn, the house chose a secret number, the seed. Every draw of this game follows from it. This is the seed’s fingerprint, its SHA-256 hash:',
    later:
      'The hash gives nothing away, and nobody can find another seed with the same one. When the game is over the seed is shown, and a page plays the game again from it, here in your browser: so you can see that no draw was changed.',
    kept: 'This device keeps the hash until then.',
    copy: 'Copy the hash',
    copied: 'Hash copied',
  },
  intro:
    'Before the first draw the house chose a secret number, the seed, and showed its fingerprint, the hash. Every draw follows from the seed.',
  shown: 'Now that the game is over the seed is shown.',
  again:
    'Now that the game is over the seed is shown, and your browser has just played the whole game again from it.',
  fair: 'Everything fits',
  unfair: 'Something does not fit',
  state: { fits: 'Fits', differs: 'Does not fit', unknown: 'Cannot be told here' },
  hash: 'Hash, shown from the start',
  seedLabel: 'Seed, shown at the end',
  seed: {
    fits: {
      title: 'The seed belongs to the hash',
      text: 'The SHA-256 of the seed, worked out in this browser, is the hash.',
    },
    differs: {
      title: 'The seed does not belong to the hash',
      text: 'The SHA-256 of the seed, worked out in this browser, is another one: this is not the seed that was promised.',
    },
    unreadable: {
      title: 'There is no proper seed',
      text: 'What the house calls the seed or the options of this game cannot be read.',
    },
  },
  seen: {
    fits: (seq: number) => ({
      title: 'The hash is the one that this device saw during the game',
      text:
        seq <= 1
          ? 'It was kept here before the first move, and has not changed.'
          : `It was kept here when ${seq} events had happened, and has not changed.`,
    }),
    differs: (hash: string) => ({
      title: 'The hash is not the one that this device saw during the game',
      text: `During the game it was ${hash}.`,
    }),
    unknown: {
      title: 'This device did not see the hash during the game',
      text: 'The game was not open here while it was played, or this browser has forgotten it. A player’s own device can tell.',
    },
  },
  events: {
    fits: (events: number) => ({
      title: 'Every draw and every score is as it must be',
      text: `All ${events} events were made again from the seed and the players’ choices, and came out the same.`,
    }),
    differs: (seq: number, events: number) => ({
      title: `Event ${seq} is not as it must be`,
      text: `Of ${events} events the first ${seq - 1} came out the same when they were made again. Event ${seq} did not; what follows was not checked.`,
    }),
    unknown: {
      title: 'The draws were not checked',
      text: 'Without the right seed they cannot be made again.',
    },
  },
  end: {
    fits: { title: 'The result is right', text: 'The rules come to the same result.' },
    differs: { title: 'The result is not right', text: 'The rules come to another result than the house.' },
    unknown: { title: 'The result was not checked', text: 'The events before it do not fit.' },
  },
  draws: {
    title: 'Every draw',
    note: 'Each was made again from the seed. Events are counted from the opening of the game.',
    event: (seq: number) => `Event ${seq}`,
    drew: (name: string) => `${name} drew`,
    fits: 'fits',
    differs: 'does not fit',
    log: (said: string) => `The log says: ${said}.`,
  },
  other: {
    title: 'Check it yourself',
    text: 'You need not take this page’s word for it. Most computers can work out the hash of the seed:',
    more: 'How each draw comes from the seed is written down in the open protocol (docs/protocol.md in Trueline’s source), a dozen lines in any language. The whole log of this game is there for programs, too:',
    log: 'The log of this game',
    api: 'The open protocol',
  },
  review: 'Look at every move',
} as const
