/** What the house says on every page. */
export const houseWords = {
  name: 'Trueline',
  motto: 'Every line on the table must be true.',
  skip: 'Skip to the content',
  back: 'Back to the house',
  close: 'Close',
  atMost: (count: number) => `A name has ${count} letters at most.`,
  title: (page: string, waiting = 0) => `${waiting > 0 ? `(${waiting}) ` : ''}${page} – Trueline`,
  notLoaded: {
    title: 'Please reload',
    text: 'A part of this page did not come: the net is down, or Trueline has been renewed. Nothing is lost.',
    reload: 'Reload',
  },
  promise: 'No account, no adverts, no tracking.',
  protocol: 'Open protocol',
} as const

/** An address that leads nowhere. */
export const lostWords = {
  title: 'Nothing here',
  text: 'This address leads to no page of the house.',
  home: 'To the house',
} as const
